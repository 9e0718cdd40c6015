import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from './site-server'
import { expect, test } from './visitors'

for (const path of ['/healthz', '/readyz'])
  test(`${path} tells a program, and only that, that all is well`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
    const headers = answer.headers()
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toContain('application/json')
    expect(headers['x-content-type-options']).toBe('nosniff')
    // It is no page: no variant, no cookie.
    expect(headers['set-cookie']).toBeUndefined()

    const head = await request.head(path)
    expect(head.status()).toBe(200)
    expect(await head.text()).toBe('')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const refused = await request.fetch(path, { method })
      expect([method, refused.status(), refused.headers().allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

test('a site whose store or key is broken is alive and not ready, and says which', async () => {
  const site = await startSite({})
  const ask = async (path: string) => {
    const answer = await fetch(site.url + path)
    return [answer.status, await answer.json()]
  }
  expect(await ask('/readyz')).toEqual([200, { status: 'ok' }])
  await site.stop()

  for (const name of ['requests.sqlite', 'requests.sqlite-wal', 'requests.sqlite-shm'])
    rmSync(join(site.dataDir, name), { force: true })
  writeFileSync(join(site.dataDir, 'requests.sqlite'), 'no database at all, '.repeat(500))
  const broken = await startSite({}, site.dataDir)
  for (const [problem, mend] of [
    ['store', () => rmSync(join(site.dataDir, 'requests.sqlite'))],
    ['key', () => rmSync(join(site.dataDir, 'requests.key'))],
  ] as const) {
    if (problem === 'key') writeFileSync(join(site.dataDir, 'requests.key'), 'no key')
    const other = problem === 'key' ? await startSite({}, site.dataDir) : broken
    const [health, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(other.url + path)))
    expect(health?.status).toBe(200)
    expect(ready?.status).toBe(503)
    expect(await ready?.json()).toEqual({ status: 'unavailable', problem })
    await other.stop()
    mend()
  }
})
