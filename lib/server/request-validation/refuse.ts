import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { requestErrors } from '@/content/en/ui/site/request-errors'
import { filePolicy, securityHeaders, strictTransport } from '@/lib/variant/edge/security-headers'
import { validateRequest, type Refusal } from '@/lib/server/request-validation/validate-request'

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

const bodyOf = (code: Refusal['code']) =>
  JSON.stringify({ success: false, error: { code, message: requestErrors[code] } })

/** Sets the headers of every response. The page cache and Next.js add to or replace them. */
export function setOwnHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value)
  if (/^https(,|$)/.test(String(headers['x-forwarded-proto'] ?? '')))
    for (const [name, value] of Object.entries(strictTransport)) response.setHeader(name, value)
}

/** Sends an error response and closes the connection. */
export function refuse(response: ServerResponse, { status, code, allow }: Refusal): void {
  response.writeHead(status, { ...refusalHeaders, ...(allow && { Allow: allow }) })
  response.end(bodyOf(code))
}

/** Responds to a request whose handler threw. */
export function answerFailure(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else refuse(response, { status: 500, code: 'unavailable' })
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
  server.on('checkExpectation', (request, response) => {
    setOwnHeaders(request, response)
    refuse(response, validateRequest(request) ?? { status: 417, code: 'malformed' })
  })
}
