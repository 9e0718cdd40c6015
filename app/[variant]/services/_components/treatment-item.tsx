import type { Treatment } from './categories'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { BesideThumbnail } from '@/components/sections/thumbnail'
import { Link } from '@/components/site/navigation/link'
import { Badge } from '@/components/ui/badge'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { servicesPage } from '@/content/en/ui/pages/services'
import type { SourceKey } from '@/content/sources'

type TreatmentItemProps = { treatment: Treatment; notes: readonly SourceKey[] }

/** How many conditions wide layouts list before showing a count. Phones list all. */
const shownConditions = 2

const {
  details: detailsLabel,
  benefits: benefitsLabel,
  conditions: conditionsLabel,
  more,
  learnMore,
} = servicesPage

/** One treatment: description, benefits and the conditions it treats. */
export function TreatmentItem({ treatment, notes }: TreatmentItemProps) {
  const { title, description, icon, benefits, conditions, link } = treatment
  const others = conditions.slice(shownConditions)
  return (
    <li className="border-t border-line py-6">
      <BesideThumbnail name={icon}>
        <h4 className="font-heading text-xl leading-snug font-medium">{title}</h4>
        <p className="mt-1 text-[1rem] text-muted">
          <MarkedText text={description} notes={notes} />
        </p>
      </BesideThumbnail>
      <Collapsible className="mt-3 mobile-fold">
        <CollapsibleTrigger>{detailsLabel}</CollapsibleTrigger>
        <p className="text-sm font-semibold">{benefitsLabel}</p>
        <ul className="list-disc pl-5 text-[1rem] marker:text-poppy">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <MarkedText text={benefit} notes={notes} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm font-semibold">{conditionsLabel}</p>
        <p className="pb-4 text-[1rem]">
          {conditions.slice(0, shownConditions).join(', ')}
          {others.length > 0 && (
            <>
              <span className="desktop:hidden">, {others.join(', ')}</span>{' '}
              <Badge className="ml-1 inline-block mobile:hidden">{more(others.length)}</Badge>
            </>
          )}
        </p>
      </Collapsible>
      <Link href={link} className="inline-block py-3 link">
        {learnMore}
        <span className="sr-only">: {title}</span>
      </Link>
    </li>
  )
}
