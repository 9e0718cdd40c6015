import { busy, contactErrors } from './site-code.mjs'

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
const refusal = (message) => JSON.stringify({ success: false, error: { code: 'unavailable', message } })
const calls = { '/api/contact': refusal(contactErrors.unavailable) }
const otherCall = refusal(busy.call)

/** Beside the site's own, which the response has by now (front-door.mjs). */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** 503 in the shape of the API for calls, a short page for visitors; small enough to be sent to thousands. */
export function busyAnswer(request, response) {
  const isCall = request.url.startsWith('/api/') && !(request.headers.accept ?? '').includes('text/html')
  const body = isCall ? (calls[request.url.split('?', 1)[0]] ?? otherCall) : page
  // The body that comes with it is not read; the connection would have to carry it to its end first.
  if (!request.complete && request.method !== 'GET' && request.method !== 'HEAD')
    response.shouldKeepAlive = false
  response.writeHead(503, {
    ...headers,
    'Content-Type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': String(retryAfterSeconds),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
