import { healthAnswer, healthMethodNotAllowed } from '@/lib/health/health-answer'

export const dynamic = 'force-dynamic'

/** GET /healthz: this process answers. Whoever watches it starts it anew when it does not. */
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
