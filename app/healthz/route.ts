import { healthAnswer } from '@/lib/server/health/health-answer'

export const dynamic = 'force-dynamic'

/** GET /healthz: liveness. A supervisor restarts the process when this fails. */
export function GET(): Response {
  return healthAnswer({ status: 'ok' })
}
