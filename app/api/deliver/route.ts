import { deliveryRound } from '@/lib/contact/delivery-round.server'
import { env } from '@/lib/env'
import { hasBearer } from '@/lib/http/bearer.server'
import { machineAnswer } from '@/lib/http/machine-answer'

export const dynamic = 'force-dynamic'
/** How long a function may run that answers this call, in seconds, where a host asks. */
export const maxDuration = 60

/** No delivery begins later than this after the call, in milliseconds: an attempt takes up to 30 seconds. */
const LAST_BEGIN_MS = 25_000

/**
 * Delivers what is due and does the upkeep, for hosts without a process that does so by itself (architecture:
 * CRON_SECRET). Answers numbers alone.
 */
export async function GET({ headers }: Request): Promise<Response> {
  const { CRON_SECRET } = env()
  if (!CRON_SECRET) return machineAnswer(404, { error: 'not-found' })
  if (!hasBearer(headers, CRON_SECRET)) return machineAnswer(401, { error: 'unauthorized' })
  const until = Date.now() + LAST_BEGIN_MS
  const { counts, ...done } = await deliveryRound(() => Date.now() > until)
  return counts ? machineAnswer(200, { ...done, ...counts }) : machineAnswer(503, { error: 'unavailable' })
}

const notAllowed = () => machineAnswer(405, { error: 'method-not-allowed' }, { Allow: 'GET' })

export {
  notAllowed as DELETE,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
}
