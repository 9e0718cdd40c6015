import { readFileSync, readdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { ask, type Answer } from '../../support/servers/load'
import { patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, officeNumber, test } from '../../support/visitors'

/** More than are handled at once: 256 pages, 128 appointment requests. */
const crowd = 400

/** Each client is a separate visitor. */
const visitorAddress = (number: number) => ({ 'x-forwarded-for': `198.51.${number >> 8}.${number & 255}` })

const count = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('under overload some requests are served and the rest get an immediate Retry-After', async () => {
  test.setTimeout(120_000)
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: crowd })
  const watcher = new Agent({ keepAlive: true })
  await expect
    .poll(async () => (await ask(watcher, `${site.url}/readyz`)).status, { timeout: 30_000 })
    .toBe(200)
  const [name = ''] = readdirSync('.next/static/media')
  const file = readFileSync(join('.next/static/media', name))

  const pages = Array.from({ length: crowd }, (_, number) =>
    ask(agent, `${site.url}/search?q=back+pain`, { headers: visitorAddress(number) }),
  )
  const watched = Promise.all([
    ask(watcher, `${site.url}/healthz`),
    ask(watcher, `${site.url}/readyz`),
    ask(watcher, `${site.url}/_next/static/media/${name}`),
  ])
  const answers = await Promise.all(pages)
  // How many are refused depends on how fast this machine renders.
  expect(count(answers, 200) + count(answers, 503)).toBe(crowd)
  expect(count(answers, 200)).toBeGreaterThanOrEqual(256)
  for (const { headers, body } of answers.filter(({ status }) => status === 503)) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('call 911')
  }
  const [health, ready, font] = await watched
  expect([health.status, ready.status, font.status]).toEqual([200, 200, 200])
  expect(Number(font.headers['content-length'])).toBe(file.length)

  // Afterwards everything works as before.
  expect((await ask(watcher, `${site.url}/search?q=back+pain`)).status).toBe(200)
  agent.destroy()
  await site.stop()
  expect(site.output()).not.toContain('back+pain')
})

test('a flood of submissions does not block pages, and no rejected request is reported as accepted', async () => {
  test.setTimeout(120_000)
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: crowd })
  const visitor = new Agent({ keepAlive: true })
  const requests = Array.from({ length: crowd }, (_, number) =>
    ask(agent, `${site.url}/api/contact`, {
      body: JSON.stringify({ ...patient, lastName: `Example ${number}` }),
      headers: {
        'content-type': 'application/json',
        ...visitorAddress(number),
      },
    }),
  )
  const page = await ask(visitor, `${site.url}/contact`)
  expect(page.status).toBe(200)
  const answers = await Promise.all(requests)
  expect(count(answers, 200) + count(answers, 503)).toBe(crowd)
  for (const { status, body } of answers) {
    const said = JSON.parse(body) as { success: boolean; error?: { code: string; message: string } }
    expect(said.success).toBe(status === 200)
    if (status === 503) {
      expect(said.error?.code).toBe('unavailable')
      expect(said.error?.message).toMatch(officeNumber)
    }
  }
  agent.destroy()
  const taken = count(answers, 200)
  await expect
    .poll(() => readdirSync(join(site.dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length, {
      timeout: 60_000,
    })
    .toBe(taken)
  await site.stop()
})
