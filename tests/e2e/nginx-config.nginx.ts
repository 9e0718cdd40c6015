import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { startNginx } from '../../scripts/lib/start-nginx.mjs'
import { fetchPage } from './variant-pages'
import { expect, phone, test } from './visitors'

/** What `npm run nginx-config` prints for the build that is tested. */
const generated = (site: string) => {
  const { host } = new URL(site)
  return (port: number) =>
    execFileSync(process.execPath, [
      'scripts/nginx-config.mjs',
      '--listen',
      `127.0.0.1:${port}`,
      '--site',
      host,
    ]).toString()
}

test('nginx as we configure it: files from the disk, compressed, with our headers; pages as the visitor needs them', async ({
  baseURL,
}) => {
  const site = baseURL ?? ''
  // An nginx that cannot read its configuration ends, and this fails.
  const nginx = await startNginx(generated(site))
  const [script = ''] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'))
  const headers = { 'accept-encoding': 'gzip' }
  const own = ['content-security-policy', 'cache-control', 'x-content-type-options', 'permissions-policy']
  for (const path of [`/_next/static/chunks/${script}`, '/icon.svg', '/robots.txt']) {
    const [through, direct] = await Promise.all(
      [nginx.url, site].map((from) => fetch(`${from}${path}`, { headers })),
    )
    expect(through?.status).toBe(200)
    expect(await through?.text()).toBe(await direct?.text())
    // Of a small file there is one form, and nginx sees that nothing varies.
    const forms = through?.headers.has('content-encoding') ? ['vary'] : []
    for (const name of [...own, 'content-encoding', 'cross-origin-resource-policy', ...forms])
      expect([path, name, through?.headers.get(name)?.toLowerCase()]).toEqual([
        path,
        name,
        direct?.headers.get(name)?.toLowerCase(),
      ])
    expect(through?.headers.get('content-type')?.split(';')[0]).toBe(
      direct?.headers.get('content-type')?.split(';')[0],
    )
  }
  const mobile = { cookie: 'visitor-mode=local', 'user-agent': phone.userAgent }
  for (const path of ['/', '/about', '/nothing-here']) {
    const [through, direct] = await Promise.all(
      [nginx.url, site].map((from) => fetchPage(`${from}${path}`, mobile)),
    )
    expect([path, through?.status, through?.body]).toEqual([path, direct?.status, direct?.body])
  }
  expect((await fetch(`${nginx.url}/_next/static/nothing.js`)).status).toBe(404)
  await nginx.stop()
})
