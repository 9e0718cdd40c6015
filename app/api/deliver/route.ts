import { queueNotices } from '@/lib/contact/callback/notices.server'
import { maintain } from '@/lib/contact/delivery/alerts/maintenance.server'
import { sendDue } from '@/lib/contact/delivery/worker.server'
import { env } from '@/lib/platform/env'
import { hasBearer } from '@/lib/platform/http/bearer.server'
import { machineAnswer } from '@/lib/platform/http/machine-answer'

export const dynamic = 'force-dynamic'
/** The function's time limit in seconds, on hosts that enforce one. */
export const maxDuration = 60

/**
 * No delivery starts later than this many milliseconds into the call, because one attempt can take 30
 * seconds.
 */
const LAST_BEGIN_MS = 25_000

/**
 * Delivers due requests and runs maintenance, for hosts that can't run a background worker. Called by a cron job
 * with CRON_SECRET. Returns counts only.
 */
export async function GET({ headers }: Request): Promise<Response> {
  const { CRON_SECRET } = env()
  if (!CRON_SECRET) return machineAnswer(404, { error: 'not-found' })
  if (!hasBearer(headers, CRON_SECRET)) return machineAnswer(401, { error: 'unauthorized' })
  const until = Date.now() + LAST_BEGIN_MS
  await queueNotices()
  const sent = await sendDue(() => Date.now() > until)
  const { counts, erased } = await maintain()
  if (!counts) return machineAnswer(503, { error: 'unavailable' })
  const { references: _, ...numbers } = counts
  return machineAnswer(200, { ...sent, erased, ...numbers })
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
