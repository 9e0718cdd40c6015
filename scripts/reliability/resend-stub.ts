import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { writerOf } from '@/scripts/reliability/visitors'

const referenceShape = /HS-[0-9A-Z]{4}-[0-9A-Z]{4}/

type Headers = Record<string, string>
type Answer = { status: number; headers: Headers; body: object | string }
type Taken = { id: string; body: string; at: number }
type Certificate = { key: string; cert: string }

const refusal = (status: number, name: string, headers: Headers = {}): Answer => ({
  status,
  headers,
  body: { statusCode: status, name, message: 'Rejected for a test.' },
})

type Fault = (take: () => Answer, socket: Socket) => Answer | Promise<Answer> | undefined | void

const otherBody = () => refusal(409, 'invalid_idempotent_request')
const inUse = () => refusal(409, 'concurrent_idempotent_requests')

/**
 * Possible faults at Resend. Each sends a response or breaks the connection; `take()` accepts the mail as
 * Resend does.
 */
export const resendFaults: Readonly<Record<string, Fault>> = {
  401: () => refusal(401, 'invalid_api_key'),
  '409 in use': inUse,
  '409 other body': otherBody,
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
 * A fake Resend on loopback with the features the site uses. Like the real one, it remembers idempotency
 * keys: the same mail returns the same id without being sent again, and a different mail with the same key is
 * rejected. (It remembers for 24 hours, longer than any test.)
 */
export async function startResend({ tls }: { tls?: Certificate } = {}) {
  /** Accepted mails by idempotency key. */
  const taken = new Map<string, Taken>()
  const active = new Set<string>()
  let fault: string | undefined
  let calls = 0

  function take(key: string, body: string): Answer {
    const known = taken.get(key) ?? { id: randomUUID(), body, at: Date.now() }
    if (known.body !== body) return otherBody()
    taken.set(key, known)
    return { status: 200, headers: {}, body: { id: known.id } }
  }

  async function answer(request: IncomingMessage): Promise<Answer | undefined | void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    calls += 1
    // Without a key, every call is a separate mail.
    const key = request.headers['idempotency-key']?.toString() ?? randomUUID()
    if (fault) return resendFaults[fault]?.(() => take(key, body), request.socket)
    if (active.has(key)) return inUse()
    active.add(key)
    await sleep(Math.random() * 20)
    active.delete(key)
    return take(key, body)
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const answered = await answer(request).catch(() => undefined)
    if (!answered || response.destroyed) return request.socket.destroy()
    const { status, headers, body } = answered
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = tls ? createTlsServer(tls, handle) : createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    env: { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 're_test', RESEND_BASE_URL: url },
    /** Undefined ends the fault. */
    setFault(name: string | undefined): void {
      fault = name
    },
    /** Switches to another certificate, and closes existing connections. */
    setCertificate(certificate: Certificate): void {
      if ('setSecureContext' in server) server.setSecureContext(certificate)
      server.closeAllConnections()
    },
    calls: () => calls,
    /** The accepted mails, one per key. */
    mails: () =>
      [...taken].map(([key, { body, at }]) => ({
        key,
        at,
        reference: referenceShape.exec(body)?.[0],
        writer: writerOf(body),
      })),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
