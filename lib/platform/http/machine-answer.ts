/** A response to a program, such as a cron job or a provider's webhook. Never cached. */
export function machineAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
