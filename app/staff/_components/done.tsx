import { Undo } from './undo'
import { staffList } from '@/content/en/ui/contact/staff-list'
import type { DoneCall } from '@/lib/contact/callback/staff-page'

/** The calls that were made within a day. */
export function Done({ calls, action }: { calls: DoneCall[]; action: string }) {
  if (calls.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-xl">{staffList.closed}</h2>
      <ul className="mt-2 divide-y divide-line">
        {calls.map(({ id, name, line, undo }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="grow basis-64">
              <bdi className="font-semibold">{name}</bdi>
              <br />
              {line}
            </p>
            <Undo action={action} requests={undo} />
          </li>
        ))}
      </ul>
    </section>
  )
}
