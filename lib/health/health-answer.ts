/** What a program that watches the site is told: codes only. */
export type Health = { status: 'ok' } | { status: 'unavailable'; problem: string }

/** 200 or 503 as JSON, never kept (architecture: GET /healthz, GET /readyz). */
export function healthAnswer(health: Health): Response {
  const status = health.status === 'ok' ? 200 : 503
  return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** For the methods that change something. */
export function healthMethodNotAllowed(): Response {
  const headers = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }
  return Response.json({ status: 'method-not-allowed' }, { status: 405, headers })
}
