import type { Office } from '@/components/site/office/use-office'
import { PreserveFocus } from '@/components/site/location/preserve-focus'
import { ShowOfficeForm } from '@/components/site/location/show-office-form'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { assistantPanel } from '@/content/assistant/panel'

const { notice, noticeLink, person } = assistantPanel
/** Says that an AI answers and how to reach a person. Always visible (California AB 3030 and AB 489). */
export function AiNotice({ office }: { office: Office }) {
  return (
    <div className="space-y-1 border-y border-line bg-bone px-5 py-2.5 text-sm">
      <p>
        <span id="assistant-notice">{notice}</span>{' '}
        <Link href={noticeLink.href} className="link">
          {noticeLink.label}
        </Link>
      </p>
      <PreserveFocus>
        {office ? (
          <p>
            {person.label}:{' '}
            <Link href={office.href} className="link whitespace-nowrap">
              {office.display}
            </Link>
            , <span className="inline-block">{office.hours.en}</span>
          </p>
        ) : (
          <div className="flex flex-wrap items-baseline gap-x-5">
            <Link href={person.other.href} className="link">
              {person.other.label}
            </Link>
            <ShowOfficeForm>
              <Button type="submit" variant="link" className="min-h-0">
                {person.show}
              </Button>
            </ShowOfficeForm>
          </div>
        )}
      </PreserveFocus>
    </div>
  )
}
