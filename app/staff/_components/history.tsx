import { Undo } from './undo'
import type { PersonToCall } from '@/lib/contact/callback/staff-page'

type Props = { person: Pick<PersonToCall, 'status' | 'history' | 'undo'>; action: string }

/** What came of earlier calls, and the last of them to be undone. */
export function History({ person: { status, history, undo }, action }: Props) {
  if (history.length === 0) return null
  return (
    <div className="mt-4 space-y-2 rounded-md bg-bone p-3">
      {status.map((line) => (
        <p key={line} className="font-semibold">
          {line}
        </p>
      ))}
      <ul className="space-y-1 text-sm">
        {history.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Undo action={action} requests={undo} />
    </div>
  )
}
