import type { Office } from '@/components/site/office/use-office'
import { assistantPanel } from '@/content/assistant/panel'

const { notice, noticeLink, person } = assistantPanel
/** Says that an AI answers and how to reach a person. Always visible (California AB 3030 and AB 489). */
export function AiNotice({ office }: { office: Office }) {
  return (
    <div className="space-y-1 border-y border-line bg-bone px-5 py-2.5 text-sm">
      <p>
        <span id="assistant-notice">{notice}</span>{' '}
        <a href={noticeLink.href} className="link">
          {noticeLink.label}
        </a>
      </p>
      {office ? (
        <p>
          {person.label}:{' '}
          <a href={office.href} className="link whitespace-nowrap">
            {office.display}
          </a>
          , <span className="inline-block">{office.hours.en}</span>
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-5">
          <a href={person.other.href} className="link">
            {person.other.label}
          </a>
          <a href={person.toggle.href} className="link">
            {person.toggle.label}
          </a>
        </p>
      )}
    </div>
  )
}
