/** The health status for monitoring: codes only. */
export type Health = { status: 'ok' } | { status: 'unavailable'; problem: string; reasons?: string[] }

/** A 200 or 503 JSON response that must not be cached. */
export function healthAnswer(health: Health): Response {
  const status = health.status === 'ok' ? 200 : 503
  return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } })
}
