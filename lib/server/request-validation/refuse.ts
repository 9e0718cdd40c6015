import type { IncomingMessage, ServerResponse } from 'node:http'
import { contactErrors } from '@/content/en/ui/contact/errors'
import { busy } from '@/content/en/ui/site/busy'
import { requestErrors } from '@/content/en/ui/site/request-errors'
import { filePolicy, securityHeaders, strictTransport } from '@/lib/variant/edge/security-headers'
import type { Refusal } from '@/lib/server/request-validation/validate-request'

const ownHeaders = { ...securityHeaders, 'Content-Security-Policy': filePolicy }
const refusalHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

/** Whether the visitor's connection to the proxy is encrypted. */
export const isHttps = ({ headers }: IncomingMessage) =>
  /^https(,|$)/.test(headers['x-forwarded-proto']?.toString() ?? '')

/** Sets the headers of every response. The page cache and Next.js add to or replace them. */
export function setOwnHeaders(request: IncomingMessage, response: ServerResponse): void {
  const headers = isHttps(request) ? { ...ownHeaders, ...strictTransport } : ownHeaders
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Sends an error response in the API's format and closes the connection. */
export function refuse(
  response: ServerResponse,
  { status, code, allow }: Refusal,
  message: string = requestErrors[code],
): void {
  response.writeHead(status, { ...refusalHeaders, ...(allow && { Allow: allow }) })
  response.end(JSON.stringify({ success: false, error: { code, message } }))
}

const busyPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${busy.title}</title>
<h1>${busy.title}</h1>
<p>${busy.text}</p>
</html>
`

/** Sends a 503 under load: in the API's error format for API calls, a short page for visitors. */
export function refuseAsBusy({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Retry-After', '2')
  if (url.startsWith('/api/') && !headers.accept?.includes('text/html')) {
    const message = url.startsWith('/api/contact') ? contactErrors.unavailable : busy.call
    return refuse(response, { status: 503, code: 'unavailable' }, message)
  }
  response.writeHead(503, { ...refusalHeaders, 'Content-Type': 'text/html; charset=utf-8' }).end(busyPage)
}
