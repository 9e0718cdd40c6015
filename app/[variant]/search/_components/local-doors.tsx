import { AskButton } from './ask-button'
import { LinkRow } from '@/components/site/link-row'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { searchDoors } from '@/content/en/ui/pages/search-doors'
import { office } from '@/content/generated/practice/office'

const { call, request, questions } = searchDoors

/** For visitors near the office: to call, or to request an appointment. */
export function LocalDoors() {
  return (
    <>
      <p className="mb-2 flex flex-wrap gap-3">
        <Button asChild>
          <a href={office.phone.href}>{call(office.phone.display)}</a>
        </Button>
        <Button asChild variant="outline">
          <Link href="/contact#request">{request}</Link>
        </Button>
        <AskButton />
      </p>
      <LinkRow links={[questions]} />
    </>
  )
}
