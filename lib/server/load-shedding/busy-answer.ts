import type { IncomingMessage, ServerResponse } from 'node:http'
import { busy } from '@/content/en/ui/site/busy'
import { contactErrors } from '@/content/en/ui/contact/errors'

const retryAfterSeconds = 2

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${busy.title}</title>
<h1>${busy.title}</h1>
<p>${busy.text}</p>
</html>
`
const refusal = (message: string) =>
  JSON.stringify({ success: false, error: { code: 'unavailable', message } })
const contactRefusal = refusal(contactErrors.unavailable)
const apiRefusal = refusal(busy.call)

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Retry-After': String(retryAfterSeconds),
}

/**
 * Sends a 503: in the API's error format for API calls, a short page for visitors. Small enough to send to
 * thousands.
 */
export function sendBusyAnswer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?', 1)[0] ?? ''
  const isApiCall = path.startsWith('/api/') && !(request.headers.accept ?? '').includes('text/html')
  const body = isApiCall ? (path === '/api/contact' ? contactRefusal : apiRefusal) : page
  // The rest of the request body is not read, so the connection can't be reused.
  if (!request.complete && request.method !== 'GET' && request.method !== 'HEAD')
    response.shouldKeepAlive = false
  response.writeHead(503, {
    ...headers,
    'Content-Type': isApiCall ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
