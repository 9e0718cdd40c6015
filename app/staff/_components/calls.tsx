import { Done } from './done'
import { PersonCard } from './person-card'
import { Problem } from './problem'
import { Refresh } from './refresh'
import { Undo } from './undo'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { staffList } from '@/content/en/ui/contact/staff-list'
import type { StaffList } from '@/lib/contact/callback/staff-page'

type Props = { list: StaffList; action: string; problem: string | null }

/** Everybody to call, most urgent first, and the calls that were made. */
export function Calls({ list, action, problem }: Props) {
  return (
    <>
      <h1 className="text-2xl">{staffList.title}</h1>
      <p className="mt-1 text-lg">{list.counts}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 text-sm text-muted">
        <span>{list.signedIn}</span>
        {/* Without JavaScript, it is the only way. */}
        <a href={action.replace(/\/press$/, '')} className="inline-flex min-h-12 items-center link">
          {staffList.refresh}
        </a>
        <form method="post" action={action}>
          <Button variant="link" name="action" value="lock">
            {staffList.lock}
          </Button>
        </form>
      </div>
      <Problem text={problem} />
      {list.saved && (
        <Alert
          variant="success"
          layout="compact"
          role="status"
          className="my-4 flex flex-wrap items-center gap-4"
        >
          <span className="grow font-semibold">{list.saved.text}</span>
          <Undo action={action} requests={list.saved.undo} />
        </Alert>
      )}
      {list.unreadable.map((reference) => (
        <p key={reference} className="mt-4">
          {staffList.unreadable(reference)}
        </p>
      ))}
      <div className="mt-4 space-y-5">
        {list.people.map((person) => (
          <PersonCard key={person.id} person={person} action={action} callDays={list.callDays} />
        ))}
      </div>
      {list.more > 0 && <p className="mt-5">{staffList.more(list.more)}</p>}
      <Done calls={list.done} action={action} />
      <Refresh />
    </>
  )
}
