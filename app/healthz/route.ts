import { healthAnswer, healthMethodNotAllowed } from '@/lib/server/health/health-answer'

export const dynamic = 'force-dynamic'

/** GET /healthz: liveness. A supervisor restarts the process when this fails. */
export function GET(): Response {
  return healthAnswer({ status: 'ok' })
}

export {
  healthMethodNotAllowed as DELETE,
  healthMethodNotAllowed as OPTIONS,
  healthMethodNotAllowed as PATCH,
  healthMethodNotAllowed as POST,
  healthMethodNotAllowed as PUT,
}
