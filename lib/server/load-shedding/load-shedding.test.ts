import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { shedLoad } from './load-shedding'
import { createLog } from '@/lib/platform/log/create-log'

const lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })

/** As Next does: waits for the client before it sends more. */
async function sendPage(response: ServerResponse): Promise<void> {
  const chunk = Buffer.alloc(2_000_000)
  if (!response.write(chunk)) await once(response, 'drain')
  response.end()
}

let url: string
let server: Server
let begun: string[]
let unanswered: ServerResponse[]
let sockets: Socket[]

beforeEach(async () => {
  begun = []
  unanswered = []
  sockets = []
  const shed = shedLoad(async ({ url: path = '' }, response) => {
    begun.push(path)
    if (path === '/page') return sendPage(response)
    if (path === '/api/ai-assistant' || path === '/slow') return void unanswered.push(response)
    response.end('here')
  }, log)
  server = createServer((request, response) => void shed(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
  server.closeAllConnections()
})

async function send(bytes: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {}).pause()
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

test('clients that never read keep nobody waiting', async () => {
  await Promise.all(Array.from({ length: 64 }, () => send(get('/page'))))
  const since = Date.now()
  const answer = await fetch(`${url}/search`)
  expect(await answer.text()).toBe('here')
  // Each would hold one of eight places for a second.
  expect(Date.now() - since).toBeLessThan(5_000)
})

test('a request begins when its body is here', async () => {
  const contact = () => begun.filter((path) => path === '/api/contact').length
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n'
  const [first] = await Promise.all(Array.from({ length: 150 }, () => send(`${head}ab`)))
  const whole = await fetch(`${url}/api/contact`, { method: 'POST', body: 'abcd' })
  expect([whole.status, contact()]).toEqual([200, 1])
  first?.write('cd')
  await once(first!.resume(), 'data')
  expect(contact()).toBe(2)
})

test('a body larger than any route takes begins, to be refused', async () => {
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', body: 'x'.repeat(1_000_000) })
  expect(answer.status).toBe(200)
})

test('a crowd at the assistant is told to come back, others are served, and the log has the number', async () => {
  const crowd = Array.from({ length: 64 }, () => fetch(`${url}/api/ai-assistant`))
  while (unanswered.length < 64) await new Promise(setImmediate)
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const refused = await fetch(`${url}/api/ai-assistant`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({ success: false, error: { code: 'unavailable' } })
  await fetch(`${url}/api/ai-assistant`)
  expect((await fetch(`${url}/search`)).status).toBe(200)
  expect((await fetch(`${url}/api/contact`)).status).toBe(200)
  for (const response of unanswered) response.end('there')
  await Promise.all(crowd)
  expect(lines).toEqual([])
  const [report] = timers.mock.calls.find(([, ms]) => ms === 10_000) ?? []
  report?.()
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'load', refused: { assistant: 2 } },
  ])
})

test('a crowd at the pages is told at once to come back, and what to do in an emergency', async () => {
  const crowd = await Promise.all(Array.from({ length: 300 }, () => send(get('/slow'))))
  // Nobody is answered but those who are refused.
  const [refused] = await Promise.race(crowd.map((socket) => once(socket.resume(), 'data')))
  expect(String(refused)).toMatch(/^HTTP\/1\.1 503 /)
  expect(String(refused)).toMatch(/^Retry-After: 2\r$/m)
  expect(String(refused)).toMatch(/^Cache-Control: no-store\r$/m)
  expect(String(refused)).toContain('call 911')
})
