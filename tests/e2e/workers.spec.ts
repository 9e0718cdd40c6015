import { spawnSync } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ask, startVisitors } from './load'
import { patient } from './requests'
import { startSite } from './site-server'
import { expect, test } from './visitors'

/** The front, which answers from the pack; what the site alone knows; what is rendered. */
const paths = ['/', '/about', '/readyz', '/icon.svg', '/services', '/nothing-here']

const workersOf = (pid: number) =>
  (spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.match(/\d+/g) ?? []).map(Number)

/** Each over a connection of its own, so that every worker gets some of them. */
const send = (url: string, count: number, headers: (index: number) => Record<string, string>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      ask(new Agent(), `${url}/api/contact`, {
        body: JSON.stringify({ ...patient, lastName: `Example ${index}` }),
        headers: { 'content-type': 'application/json', ...headers(index) },
      }),
    ),
  )

test('several workers are one site: they count together, and nobody can pretend to be somebody else', async () => {
  test.setTimeout(60_000)
  const site = await startSite({ WORKERS: '3', TRUSTED_PROXY_HOPS: '0' })
  const answers = await send(site.url, 12, (index) => ({
    'x-spine-visitor-address': `198.51.100.${index}`,
    'x-forwarded-for': `198.51.100.${index}`,
  }))
  const alone = await startSite({ TRUSTED_PROXY_HOPS: '0' })
  const expected = await send(alone.url, 12, () => ({}))
  const taken = (all: typeof answers) => all.filter(({ status }) => status === 200).length
  expect(taken(answers)).toBe(taken(expected))
  expect(taken(answers)).toBeLessThan(12)
  await Promise.all([site.stop(), alone.stop()])
})

test('told to end under load, all workers answer what was sent to them', async () => {
  test.setTimeout(60_000)
  const site = await startSite({ WORKERS: '2' })
  const visitors = startVisitors(site.url, 40, paths)
  await expect.poll(() => visitors.tally.answered, { timeout: 30_000 }).toBeGreaterThan(400)
  const ended = site.stop('SIGTERM')
  await expect
    .poll(async () => (await ask(new Agent(), `${site.url}/readyz`)).status, { intervals: [20] })
    .toBe(503)
  const { byStatus, failures } = await visitors.leave()
  expect(failures).toEqual([])
  expect(Object.keys(byStatus).filter((status) => !['200', '404', '503'].includes(status))).toEqual([])
  expect(await ended).toBe(0)
})

test('a worker that dies is replaced; a request that cannot be passed on meanwhile is told to come back', async () => {
  test.setTimeout(60_000)
  const site = await startSite({ WORKERS: '2' })
  // None where the connection broke, or was handed to the worker as it died: Node then neither answers nor closes it.
  const status = (path: string) =>
    Promise.race([
      ask(new Agent(), site.url + path).then(
        (answer) => answer.status,
        () => undefined,
      ),
      setTimeout(3_000, undefined),
    ])
  const pages = (path = '/about') => Promise.all(Array.from({ length: 6 }, () => status(path)))
  const meanwhile: (number | undefined)[] = []
  for (const first of workersOf(site.pid)) {
    process.kill(first, 'SIGKILL')
    meanwhile.push(...(await Promise.all([pages(), pages('/readyz')])).flat())
    await expect
      .poll(() => workersOf(site.pid).filter((pid) => pid !== first).length, { timeout: 10_000 })
      .toBe(2)
    await expect
      .poll(async () => (await ask(new Agent(), `${site.url}/readyz`)).status, { timeout: 20_000 })
      .toBe(200)
    expect(await pages()).toEqual(Array(6).fill(200))
  }
  // 503 is what the other worker says while there is no site to pass a request on to.
  expect([undefined, 200, 503]).toEqual(expect.arrayContaining(meanwhile))
  expect(meanwhile).toContain(503)
  // Nobody else fell with them.
  expect(site.output().match(/a worker ended by itself/g)).toHaveLength(2)
  expect(await site.stop()).toBe(0)
})
