import type { Treatment } from './categories'
import { TreatmentIcon } from './treatment-icon'
import { MarkedText } from '@/components/sections/reading/marked-text'
import { servicesPage } from '@/content/services-page'
import type { SourceKey } from '@/content/sources'

type TreatmentItemProps = { treatment: Treatment; shownConditions: number; notes: readonly SourceKey[] }

const { benefits: benefitsLabel, conditions: conditionsLabel, more, learnMore } = servicesPage

/** One treatment: what it is, what speaks for it, what it treats. */
export function TreatmentItem({ treatment, shownConditions, notes }: TreatmentItemProps) {
  const { title, description, icon, benefits, conditions, link } = treatment
  const hidden = conditions.length - shownConditions
  return (
    <li className="border-t border-line py-6">
      <TreatmentIcon name={icon} />
      <div className="mt-3">
        <h4 className="font-heading text-xl leading-snug font-medium">{title}</h4>
        <p className="mt-1 text-muted">{description}</p>
        <p className="mt-3 text-sm font-semibold">{benefitsLabel}</p>
        <ul className="list-disc pl-5 text-[1rem] marker:text-poppy">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <MarkedText text={benefit} notes={notes} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm font-semibold">{conditionsLabel}</p>
        <p className="text-[1rem]">
          {conditions.slice(0, shownConditions).join(', ')}{' '}
          {hidden > 0 && (
            <span className="ml-1 inline-block rounded-sm border border-field-line px-2 text-sm font-semibold text-muted">
              {more(hidden)}
            </span>
          )}
        </p>
        <a
          href={link}
          aria-label={`${learnMore}: ${title}`}
          className="mt-2 inline-flex min-h-12 items-center link"
        >
          {learnMore}
        </a>
      </div>
    </li>
  )
}
