import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

for (const path of ['/healthz', '/readyz'])
  test(`${path} reports healthy in a minimal, machine-readable response`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
    const headers = answer.headers()
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toContain('application/json')
    expect(headers['x-content-type-options']).toBe('nosniff')
    // Not a page: no variant, no cookie.
    expect(headers['set-cookie']).toBeUndefined()

    const head = await request.head(path)
    expect(head.status()).toBe(200)
    expect(await head.text()).toBe('')
    // Next answers these without naming what is allowed.
    if (process.env.E2E_SERVER === 'next') return
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const refused = await request.fetch(path, { method })
      expect([method, refused.status(), refused.headers().allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

test('a site with a broken store or key is alive but not ready, and says why', async () => {
  const site = await startSite({})
  const ask = async (path: string) => {
    const answer = await fetch(site.url + path)
    return [answer.status, await answer.json()]
  }
  await expect.poll(() => ask('/readyz'), { timeout: 30_000 }).toEqual([200, { status: 'ok' }])
  await site.stop()

  for (const name of ['requests.sqlite', 'requests.sqlite-wal', 'requests.sqlite-shm'])
    rmSync(join(site.dataDir, name), { force: true })
  writeFileSync(join(site.dataDir, 'requests.sqlite'), 'no database at all, '.repeat(500))
  const broken = await startSite({}, site.dataDir)
  for (const [problem, repair] of [
    ['store', () => rmSync(join(site.dataDir, 'requests.sqlite'))],
    ['key', () => rmSync(join(site.dataDir, 'requests.key'))],
  ] as const) {
    if (problem === 'key') writeFileSync(join(site.dataDir, 'requests.key'), 'no key')
    const other = problem === 'key' ? await startSite({}, site.dataDir) : broken
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200)
    const ready = async () => {
      const answer = await fetch(`${other.url}/readyz`)
      return [answer.status, await answer.json()]
    }
    // First it says that it's starting.
    await expect.poll(ready, { timeout: 30_000 }).toEqual([503, { status: 'unavailable', problem }])
    await other.stop()
    repair()
  }
})
