import { healthAnswer } from '@/lib/server/health/health-answer'
import { readiness } from '@/lib/server/health/readiness.server'

export const dynamic = 'force-dynamic'

/** GET /readyz: readiness. A load balancer sends traffic elsewhere when this fails. */
export async function GET(): Promise<Response> {
  return healthAnswer(await readiness())
}
