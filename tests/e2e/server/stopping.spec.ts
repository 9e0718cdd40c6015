import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { ask, isReady, startVisitors } from '../../support/servers/load'
import { patient, staffMail } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

const paths = ['/', '/about', '/api/geolocation', '/services', '/robots.txt', '/contact', '/nothing-here']

/**
 * A request whose body is sent in two parts, the second by `finish`, once the site has started to handle it.
 */
async function beginPost(url: string) {
  const text = JSON.stringify(patient)
  const agent = new Agent({ keepAlive: true })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    expect: '100-continue',
  }
  const sent = request(`${url}/api/contact`, { agent, method: 'POST', headers })
  const answer = new Promise<{ status: number; connection: string | undefined; body: string }>(
    (resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
        )
      })
    },
  )
  await once(sent, 'continue')
  sent.write(text.slice(0, 20))
  return { answer, finish: () => sent.end(text.slice(20)) }
}

test('stopped under load, the site answers every request it received', async () => {
  test.setTimeout(90_000)
  const site = await startSite({})
  await expect.poll(() => isReady(site.url), { timeout: 60_000 }).toBe(true)
  const visitors = startVisitors(site.url, 100, paths)
  await expect.poll(() => visitors.tally.answered, { timeout: 60_000 }).toBeGreaterThan(500)
  const slow = await beginPost(site.url)

  const ended = site.stop('SIGTERM')
  // Like a load balancer: check health, and stop sending after a failure.
  await expect.poll(() => isReady(site.url), { intervals: [20] }).toBe(false)
  slow.finish()
  const { answered, byStatus, failures } = await visitors.leave()

  expect(failures).toEqual([])
  expect(Object.keys(byStatus).sort()).toEqual(['200', '404'])
  expect(answered).toBeGreaterThan(500)
  const late = await slow.answer
  expect(late).toMatchObject({ status: 200, connection: 'close' })
  expect(await ended).toBe(0)
  // It was either delivered before the exit or is stored for the next start.
  const { reference } = JSON.parse(late.body) as { reference: string }
  const next = await startSite({}, site.dataDir)
  await expect.poll(() => staffMail(site.dataDir, reference), { timeout: 15_000 }).not.toBeNull()
  await next.stop()
})

test('after the signal it is alive, not ready, and closes its connections', async () => {
  const site = await startSite({})
  await expect.poll(() => isReady(site.url), { timeout: 30_000 }).toBe(true)
  const held = await beginPost(site.url)
  const ended = site.stop('SIGTERM')
  await expect.poll(() => isReady(site.url), { intervals: [20] }).toBe(false)
  const other = new Agent({ keepAlive: true })
  const ready = await ask(other, `${site.url}/readyz`)
  expect(ready.status).toBe(503)
  expect(ready.headers.connection).toBe('close')
  expect(JSON.parse(ready.body)).toEqual({ status: 'unavailable', problem: 'stopping' })
  expect((await ask(other, `${site.url}/healthz`)).status).toBe(200)
  held.finish()
  expect((await held.answer).status).toBe(200)
  expect(await ended).toBe(0)
})
