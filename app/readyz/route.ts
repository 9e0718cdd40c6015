import { healthAnswer, healthMethodNotAllowed } from '@/lib/health/health-answer'
import { readiness } from '@/lib/health/readiness.server'

export const dynamic = 'force-dynamic'

/** GET /readyz: this process can take requests. A balancer sends visitors elsewhere while it cannot. */
export async function GET(): Promise<Response> {
  return healthAnswer(await readiness())
}

export {
  healthMethodNotAllowed as DELETE,
  healthMethodNotAllowed as OPTIONS,
  healthMethodNotAllowed as PATCH,
  healthMethodNotAllowed as POST,
  healthMethodNotAllowed as PUT,
}
