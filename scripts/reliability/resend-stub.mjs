import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { writerOf } from './visitors.mjs'

const referenceShape = /HS-[0-9A-Z]{4}-[0-9A-Z]{4}/

const refusal = (status, name, headers = {}) => ({
  status,
  headers,
  body: { statusCode: status, name, message: 'Refused for a test.' },
})

/**
 * What can go wrong at Resend. Each answers a call or breaks it off; `take()` accepts the mail as Resend does.
 * @type {Record<string, (take: () => object, socket: import('node:net').Socket) => object | Promise<object> | undefined>}
 */
export const resendFaults = {
  401: () => refusal(401, 'invalid_api_key'),
  '409 in use': () => refusal(409, 'concurrent_idempotent_requests'),
  '409 other body': () => refusal(409, 'invalid_idempotent_request'),
  422: () => refusal(422, 'validation_error'),
  429: () => refusal(429, 'rate_limit_exceeded', { 'retry-after': '2' }),
  500: () => refusal(500, 'internal_server_error'),
  hang: async (take) => {
    const answer = take()
    await sleep(30_000)
    return answer
  },
  'reset before': (_take, socket) => void socket.destroy(),
  'reset after': (take, socket) => {
    take()
    socket.destroy()
  },
  'malformed 200': (take) => {
    take()
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Welcome' }
  },
}

/**
 * Resend as far as the site uses it, on loopback. As the real one it remembers a key: the same mail again answers the
 * same id and is no new mail, another mail under that key is refused. (It remembers for 24 hours, longer than any test.)
 * @param {{ key: string, cert: string }} [tls]
 */
export async function startResend({ tls } = {}) {
  /** By idempotency key. */
  const taken = new Map()
  const underWay = new Set()
  let fault
  let calls = 0

  function take(key, body) {
    const known = taken.get(key)
    if (known && known.body !== body) return resendFaults['409 other body']()
    if (!known) taken.set(key, { id: randomUUID(), body, at: Date.now() })
    return { status: 200, headers: {}, body: { id: taken.get(key).id } }
  }

  async function answer(request) {
    let body = ''
    for await (const chunk of request) body += chunk
    calls += 1
    // Without a key every call is a mail of its own.
    const key = request.headers['idempotency-key'] ?? randomUUID()
    if (fault) return resendFaults[fault](() => take(key, body), request.socket)
    if (underWay.has(key)) return resendFaults['409 in use']()
    underWay.add(key)
    await sleep(Math.random() * 20)
    underWay.delete(key)
    return take(key, body)
  }

  const handle = async (request, response) => {
    const answered = await answer(request).catch(() => undefined)
    if (!answered || response.destroyed) return request.socket.destroy()
    const { status, headers, body } = answered
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = tls ? createTlsServer(tls, handle) : createServer(handle)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${server.address().port}`

  return {
    env: { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 're_test', RESEND_BASE_URL: url },
    /** @param {keyof typeof resendFaults | undefined} name undefined: all is well again */
    setFault: (name) => (fault = name),
    /** Shows another certificate from now on, to old connections too. */
    setCertificate(certificate) {
      server.setSecureContext(certificate)
      server.closeAllConnections()
    },
    calls: () => calls,
    /** The mails that were accepted, one for each key. */
    mails: () =>
      [...taken].map(([key, { body, at }]) => ({
        key,
        at,
        reference: referenceShape.exec(body)?.[0],
        writer: writerOf(body),
      })),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
