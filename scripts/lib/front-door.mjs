import { STATUS_CODES } from 'node:http'
import { doorErrors } from '../../content/door-errors.ts'
import { filePolicy, securityHeaders, strictTransport } from '../../lib/edge/security-headers.ts'

/*
 * What Node's server would answer by itself, and bare: here it has the site's headers and the documented shape. Next adds
 * to the headers, or replaces them, for what it answers.
 */

const statuses = {
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow'],
}

/**
 * Headers by which a visitor would reach into Next. This site has no server actions (Next would write what it does not
 * know of one into the log), and only the pages router prefetches so (the answer would be empty).
 */
const unwanted = ['next-action', 'x-middleware-prefetch']

const bodyOf = (code) => JSON.stringify({ success: false, error: { code, message: doorErrors[code] } })

const ownHeaders = { ...securityHeaders, 'Content-Security-Policy': filePolicy }
const refusalHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

/** Answers on the bare socket what could not be read as HTTP, or did not arrive in time. */
function answerBroken(error, socket) {
  // A request that is being answered must not get a second answer into the middle of the first.
  if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent)
    return socket.destroy()
  const [status, code] = statuses[error.code] ?? [400, 'malformed']
  const body = bodyOf(code)
  const headers = { ...ownHeaders, ...refusalHeaders, 'Content-Length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function refuse(response, status, code, headers = {}) {
  response.writeHead(status, { ...refusalHeaders, ...headers })
  response.end(bodyOf(code))
}

/** Answers of the server itself, when all else failed. @param {import('node:http').ServerResponse} response */
export function answerFailure(response) {
  if (response.headersSent) response.destroy()
  else refuse(response, 500, 'unavailable')
}

/**
 * Sets the site's headers, and refuses what Next would stumble over.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether the request may go on
 */
export function screen(request, response) {
  for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value)
  if (/^https(,|$)/.test(request.headers['x-forwarded-proto'] ?? '')) {
    response.setHeader('Strict-Transport-Security', strictTransport['Strict-Transport-Security'])
  }
  for (const name of unwanted) delete request.headers[name]
  if (!hasProperHost(request) || !hasProperPath(request)) refuse(response, 400, 'malformed')
  else if (request.method === 'TRACE')
    refuse(response, 405, 'method-not-allowed', { Allow: 'GET, HEAD, POST' })
  else return true
  return false
}

/** RFC 9112, 3.2: exactly one, and one that can stand in an address. */
export function hasProperHost({ headers, httpVersion }) {
  if (headers.host === undefined) return httpVersion === '1.0'
  return URL.canParse(`http://${headers.host}`) && !/[\s/?#@\\]/.test(headers.host)
}

/** Next answers 500 to escapes that are not UTF-8. */
function hasProperPath({ url }) {
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

/** @param {import('node:http').Server} server whose option requireHostHeader is off: `screen` asks for one */
export function guard(server) {
  server.on('clientError', answerBroken)
  server.on('checkExpectation', (request, response) => {
    if (screen(request, response)) refuse(response, 417, 'malformed')
  })
}
