import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { contactErrors } from '@/content/en/ui/contact/errors'
import { busy } from '@/content/en/ui/site/busy'
import { requestErrors } from '@/content/en/ui/site/request-errors'
import { filePolicy, securityHeaders, strictTransport } from '@/lib/variant/edge/security-headers'
import type { Refusal } from '@/lib/server/request-validation/validate-request'

/*
 * Responses of the server itself, in the API's error format and with the site's headers, which Node's default
 * ones lack.
 */

const ownHeaders = { ...securityHeaders, 'Content-Security-Policy': filePolicy }
const refusalHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

const bodyOf = (code: Refusal['code'], message: string = requestErrors[code]) =>
  JSON.stringify({ success: false, error: { code, message } })

/** Whether the visitor's connection to the proxy is encrypted. */
export const isHttps = ({ headers }: IncomingMessage) =>
  /^https(,|$)/.test(headers['x-forwarded-proto']?.toString() ?? '')

/** Sets the headers of every response. The page cache and Next.js add to or replace them. */
export function setOwnHeaders(request: IncomingMessage, response: ServerResponse): void {
  const headers = isHttps(request) ? { ...ownHeaders, ...strictTransport } : ownHeaders
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Sends an error response and closes the connection. */
export function refuse(response: ServerResponse, { status, code, allow }: Refusal, message?: string): void {
  response.writeHead(status, { ...refusalHeaders, ...(allow && { Allow: allow }) })
  response.end(bodyOf(code, message))
}

/** Responds to a request whose handler threw. */
export function answerFailure(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else refuse(response, { status: 500, code: 'unavailable' })
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

const parserErrors: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too-slow' },
}

/** Responds on the raw socket to requests that aren't valid HTTP or didn't arrive in time. */
function answerParserError(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) {
  // Don't write into a response that has already started.
  if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent)
    return socket.destroy()
  const { status, code } = parserErrors[error.code ?? ''] ?? { status: 400, code: 'malformed' }
  const body = bodyOf(code)
  const headers = { ...ownHeaders, ...refusalHeaders, 'Content-Length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

/**
 * Makes the server respond to invalid requests and `Expect` headers in our format. Requires the option
 * requireHostHeader: false.
 */
export function refuseUnreadableRequests(server: Server): void {
  server.on('clientError', answerParserError)
  // validateRequest refuses these.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
