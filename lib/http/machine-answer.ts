/** An answer to a program of the practice's own or of a provider, never cached. */
export function machineAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
