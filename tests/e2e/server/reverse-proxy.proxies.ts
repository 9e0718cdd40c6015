import { expect, test } from '@playwright/test'
import { findCaddy, findNginx } from '@/tests/run/executables'
import {
  ask,
  practiceOrigin,
  startExampleCaddy,
  startExampleNginx,
} from '../../support/servers/example-proxies'
import { patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'

/* The example proxy configurations, deploy/nginx.conf and deploy/Caddyfile, in front of the site. */

type Site = Awaited<ReturnType<typeof startSite>>

let site: Site
test.beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'file', TRUSTED_PROXY_HOPS: '1', GEO_SOURCE: 'vercel' })
})
test.afterAll(() => site.stop())

/**
 * What a visitor gets through a proxy: https pages in the right variant, compressed, and accepted requests.
 */
async function expectToServe(url: string): Promise<void> {
  const page = await ask(url, '/about', { headers: { 'accept-encoding': 'br' } })
  expect(page.status).toBe(200)
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests')

  const nearby = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }
  const local = await ask(url, '/contact', { headers: nearby })
  expect(String(local.headers['set-cookie'])).toMatch(/^visitor-mode=local;.*; Secure/)
  const etag = String(page.headers.etag)
  const held = await ask(url, '/about', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  expect(held.status).toBe(304)

  const headers = { 'content-type': 'application/json', origin: practiceOrigin }
  const taken = await ask(url, '/api/contact', { headers, body: JSON.stringify(patient) })
  expect([taken.status, taken.body]).toEqual([200, expect.stringContaining('"success":true')])
  const large = await ask(url, '/api/contact', { headers, body: 'x'.repeat(100_000) })
  expect(large.status).toBe(413)
}

test('nginx with deploy/nginx.conf serves the site over TLS', async () => {
  test.skip(!findNginx(), 'There is no nginx: install it, or name it in NGINX_PATH.')
  const nginx = await startExampleNginx(site.url)
  await expectToServe(nginx.url)
  const redirect = await fetch(`http://localhost:${nginx.plain}/about`, { redirect: 'manual' })
  expect(redirect.status).toBe(301)
  expect(redirect.headers.get('location')).toMatch(/^https:\/\/.*\/about$/)
  await nginx.stop()
})

test('Caddy with deploy/Caddyfile serves the site over TLS', async () => {
  test.skip(!findCaddy(), 'There is no Caddy: install it, or name it in CADDY_PATH.')
  const caddy = await startExampleCaddy(site.url)
  await expectToServe(caddy.url)
  await caddy.stop()
})
