import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { isReady } from '../../support/servers/load'
import { patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

/* What one hostile client can do to everyone else. Each of these once turned something off. */

const video = `/videos/${readdirSync('public/videos').find((name) => name.endsWith('.webm'))}`

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
const post = (path: string, body: string, length = body.length) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`

/** Sends bytes on a connection of its own and reads nothing. */
async function attack(url: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).pause()
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

const statusOf = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return answer.status
}
const posting = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A site that has loaded all it needs. */
async function startReadySite() {
  const site = await startSite({ MAIL_TRANSPORT: 'file' })
  await expect.poll(() => isReady(site.url), { timeout: 60_000 }).toBe(true)
  return site
}

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

test.describe.configure({ timeout: 120_000 })

test('one connection that pipelines requests and reads nothing turns nothing off', async () => {
  const site = await startReadySite()
  const socket = await attack(
    site.url,
    get(video).repeat(12) +
      post('/api/contact', '{}').repeat(128) +
      post('/api/ai-assistant', '{}').repeat(64) +
      get('/api/geolocation').repeat(256),
  )
  // For as long as it stays open.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await statusOf(`${site.url}/api/contact`, posting(patient))).toBe(200)
  expect(await statusOf(`${site.url}/api/ai-assistant`, posting({ message: 'Where can I park?' }))).toBe(200)
  expect(await statusOf(`${site.url}/search?q=disc`)).toBe(200)
  expect(await statusOf(`${site.url}/api/geolocation`)).toBe(200)
  socket.destroy()
  await site.stop()
})

test('a connection that asks for many files leaves none open', async () => {
  const site = await startReadySite()
  const before = openFiles(site.pid)
  for (const bytes of [get(video).repeat(400), get(video)]) {
    const socket = await attack(site.url, bytes)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    socket.destroy()
  }
  await expect.poll(() => openFiles(site.pid), { timeout: 10_000 }).toBeLessThan(before + 20)
  await site.stop()
})

test('unfinished posts keep nobody waiting', async () => {
  const site = await startReadySite()
  await statusOf(`${site.url}/search?q=disc`)
  const senders = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      attack(site.url, post(['/api/visitor-mode', '/api/contact'][index % 2]!, '{"mode"', 40)),
    ),
  )
  const since = Date.now()
  expect(await statusOf(`${site.url}/search?q=disc`)).toBe(200)
  expect(await statusOf(`${site.url}/api/contact`, posting(patient))).toBe(200)
  expect(Date.now() - since).toBeLessThan(5_000)
  for (const socket of senders) socket.destroy()
  await site.stop()
})

test('a flood of requests for unpacked pages keeps nobody waiting', async () => {
  const site = await startReadySite()
  const flood = await Promise.all(
    Array.from({ length: 3 }, () =>
      attack(site.url, get('/spine-anatomy', 'Accept-Encoding: identity\r\n').repeat(900)),
    ),
  )
  const since = Date.now()
  expect(await statusOf(`${site.url}/about`)).toBe(200)
  expect(Date.now() - since).toBeLessThan(1_500)
  for (const socket of flood) socket.destroy()
  await site.stop()
})

test('what is posted to an address without a route is refused before Next looks for a server action', async ({
  baseURL,
}) => {
  const body = new FormData()
  body.append(`1_$ACTION_ID_7f${'0'.repeat(40)}`, 'S')
  for (const path of [
    '/pictures/none',
    '/videos/x',
    '/icons/x',
    '/_next/none',
    '/api/none',
    '/staff/a/b',
    '/about',
  ]) {
    const answer = await fetch(`${baseURL}${path}`, { method: 'POST', body })
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
  }
})
