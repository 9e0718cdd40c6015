import { cookies } from 'next/headers'
import { z } from 'zod'
import { Calls } from '../_components/calls'
import { Gate } from '../_components/gate'
import { Message } from '../_components/message'
import { staffList } from '@/content/en/ui/contact/staff-list'
import { SESSION_COOKIE } from '@/lib/contact/callback/access.server'
import { staffPage } from '@/lib/contact/callback/staff-page.server'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[]>>
}

const querySchema = z.object({
  problem: z
    .enum(['gone', 'locked', ...Object.keys(staffList.problems)])
    .optional()
    .catch(undefined),
  minutes: z.coerce.number().int().min(1).max(1440).catch(1440),
})

/** What came of the last press, as a sentence. */
function problemText({ problem, minutes }: z.output<typeof querySchema>): string | null {
  if (problem === undefined) return null
  if (problem !== 'locked') return staffList.problems[problem as keyof typeof staffList.problems]
  return staffList.locked(
    minutes < 60 ? staffList.minutes(minutes) : staffList.hours(Math.ceil(minutes / 60)),
  )
}

/** The calls to make, for the staff: behind the link in their e-mail and a passcode. */
export default async function StaffPage({ params, searchParams }: Props) {
  const { token } = await params
  const query = querySchema.parse(await searchParams)
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value
  const page = await staffPage(token, cookie)
  // Not with notFound(): Next renders that in the browser, and this page works without JavaScript.
  if (page.kind === 'gone' || query.problem === 'gone') return <Message {...staffList.gone} />
  const action = `/staff/${token}/press`
  const problem = problemText(query)
  if (page.kind === 'unavailable') return <Message {...staffList.unavailable} />
  if (page.kind === 'gate') return <Gate action={action} problem={problem} />
  return <Calls list={page.list} action={action} problem={problem} />
}
