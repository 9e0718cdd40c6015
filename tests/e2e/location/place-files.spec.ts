import { startSite } from '../../support/servers/site-server'
import { office } from '@/content/generated/practice/office'
import { expect, officeNumber, test } from '../../support/visitors'

/* Networks in Hanford and of Google, according to DB-IP's June 2026 files. */
const hanford = '99.20.216.1'
const hanfordIpv6 = '2600:1700:ae70::1'
const google = '8.8.8.8'

type Site = Awaited<ReturnType<typeof startSite>>

async function visit(site: Site, forwardedFor: string) {
  const headers = { 'x-forwarded-for': forwardedFor }
  const page = await fetch(`${site.url}/contact`, { headers })
  const call = await fetch(`${site.url}/api/geolocation`, { headers })
  return {
    html: await page.text(),
    cookie: page.headers.get('set-cookie')?.split(';')[0],
    answer: (await call.json()) as unknown,
  }
}

test.describe('a self-hosted site behind a single proxy', () => {
  // In one worker: starting a site per test would take longer than the tests.
  test.describe.configure({ mode: 'default' })
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ GEO_SOURCE: 'dbip', TRUSTED_PROXY_HOPS: '1' })
  })
  test.afterAll(() => site.stop())

  for (const [name, address] of [
    ['IPv4', hanford],
    ['IPv6', hanfordIpv6],
    ['IPv4 as IPv6 writes it', `::ffff:${hanford}`],
  ] as const)
    test(`recognizes a visitor near the office from the first response (${name})`, async () => {
      const { html, cookie, answer } = await visit(site, address)
      expect(html).toContain(`Visit Our ${office.city} Office`)
      expect(html).toMatch(officeNumber)
      expect(cookie).toBe('visitor-mode=local')
      expect(answer).toMatchObject({ success: true, isLocal: true })
    })

  test('recognizes one far away', async () => {
    const { html, cookie, answer } = await visit(site, google)
    expect(html).toContain('Professional Consultation')
    expect(html).not.toMatch(officeNumber)
    expect(cookie).toBe('visitor-mode=remote')
    expect(answer).toMatchObject({ success: true, isLocal: false })
  })

  for (const address of ['10.0.0.7', '127.0.0.1', '192.0.2.7', 'fd00::7', 'unknown'])
    test(`does not guess the location of ${address}`, async () => {
      const { html, cookie, answer } = await visit(site, address)
      expect(html).not.toContain(`Visit Our ${office.city} Office`)
      expect(cookie).toBeUndefined()
      expect(answer).toEqual({ success: false })
    })

  test('trusts only its own proxy', async () => {
    expect((await visit(site, `${hanford}, ${google}`)).cookie).toBe('visitor-mode=remote')
    expect((await visit(site, `${google}, ${hanford}`)).cookie).toBe('visitor-mode=local')
    expect((await visit(site, `${hanford}, 10.0.0.7`)).cookie).toBeUndefined()
    expect((await visit(site, `${hanford}, ${google}`)).answer).toMatchObject({ isLocal: false })
  })

  test('logs no IP address or location', async () => {
    await visit(site, hanford)
    expect(site.output()).not.toMatch(/99\.20\.216|36\.32|119\.64/)
  })

  test('its pages include the attribution link that DB-IP requires', async ({ page }) => {
    for (const path of ['/', '/contact', '/legal/privacy-policy', '/nothing-here']) {
      await page.goto(site.url + path)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'IP Geolocation by DB-IP' })
      await expect(link).toHaveAttribute('href', 'https://db-ip.com')
    }
  })
})

test('without a proxy, X-Forwarded-For is ignored', async () => {
  const site = await startSite({ GEO_SOURCE: 'dbip', TRUSTED_PROXY_HOPS: '0' })
  try {
    for (const address of [hanford, google]) {
      const { cookie, answer } = await visit(site, address)
      expect(cookie).toBeUndefined()
      expect(answer).toEqual({ success: false })
    }
  } finally {
    await site.stop()
  }
})
