import { expect, officeNumber, phone, ready, test as base } from './visitors'
import type { BrowserContext, Page } from '@playwright/test'
import { flakyConnection } from './flaky-connection'
import { offlinePages } from '@/lib/offline/pages'
import { offlineWords } from '@/content/offline-words'

type Connection = Awaited<ReturnType<typeof flakyConnection>>

const test = base.extend<{ connection: Connection }>({
  connection: async ({ baseURL }, use) => {
    const connection = await flakyConnection(baseURL ?? '')
    await use(connection)
    connection.close()
  },
})

const tracker = '/recovery-tracker'
const kept = (page: Page) =>
  expect(page.locator('summary', { hasText: offlineWords.kept })).toBeVisible({ timeout: 15_000 })
const copyNote = (page: Page) =>
  page.getByText(/This is the copy that your device keeps, from \w+ \d+, 20\d\d/)

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )

/** A mode as the cookie and the stored result agree on it. */
async function settle(context: BrowserContext, origin: string, mode: 'local' | 'remote'): Promise<void> {
  await context.clearCookies()
  await context.addCookies([{ name: 'visitor-mode', value: mode, url: origin }])
  const record = { isLocal: mode === 'local', timestamp: Date.now(), distance: mode === 'local' ? 20 : 2000 }
  await context.addInitScript((text) => localStorage.setItem('isLocalUser', text), JSON.stringify(record))
}

for (const path of offlinePages)
  test(`${path} works without a connection once it was open`, async ({ page, connection }) => {
    await page.goto(connection.origin + path)
    await kept(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const text = await page.locator('main article').innerText()
    connection.cut()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible()
    await expect(copyNote(page)).toBeVisible()
    await expect(page.getByText('Call 911 or go to the emergency room now if you have').first()).toBeVisible()
    const lost = text.split('\n').filter((line) => line.length > 60)
    for (const line of lost.slice(0, 20)) expect(await page.locator('main').innerText()).toContain(line)
    const looks = await page.evaluate(async () => {
      await document.fonts.ready
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length
      return {
        fonts,
        sheets: document.styleSheets.length,
        paper: getComputedStyle(document.body).backgroundColor,
      }
    })
    expect(looks).toMatchObject({ fonts: 2, paper: 'rgb(250, 247, 240)' })
  })

test('a page that was come to by a link is kept whole, too, and its scripts run', async ({
  page,
  connection,
}) => {
  await page.goto(`${connection.origin}/resources`)
  await ready(page)
  await page.locator(`main a[href="${tracker}"], footer a[href="${tracker}"]`).first().click()
  await expect(page).toHaveURL(connection.origin + tracker)
  await kept(page)
  connection.cut()
  await page.goto(connection.origin + tracker)
  await expect(copyNote(page)).toBeVisible()
  await ready(page)
  expect(await scopes(page)).toEqual([tracker])
})

test('a day is typed and saved in the tracker without a connection', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await kept(page)
  connection.cut()
  await page.reload()
  await expect(copyNote(page)).toBeVisible()
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await page.getByLabel('Walking').fill('15')
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(page.getByText('is saved on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Walking')).toHaveValue('15')
  await page.getByRole('tab', { name: 'My days' }).click()
  await expect(page.getByRole('region', { name: /Every day that is saved/ })).toContainText('15')
  connection.mend()
  await page.reload()
  await expect(copyNote(page)).toBeHidden()
  await expect(page.getByLabel('Walking')).toHaveValue('15')
})

test('from one kept page to another without a connection', async ({ page, connection }) => {
  for (const path of ['/post-operative-care', '/blog/is-it-an-emergency']) {
    await page.goto(connection.origin + path)
    await kept(page)
  }
  connection.cut()
  await page.goto(`${connection.origin}/post-operative-care`)
  await expect(copyNote(page)).toBeVisible()
  await page.goto(`${connection.origin}/blog/is-it-an-emergency`)
  await expect(copyNote(page)).toBeVisible()
})

test('a copy for people near the office is not shown to others', async ({ page, context, connection }) => {
  await settle(context, connection.origin, 'local')
  await page.goto(connection.origin + tracker)
  await kept(page)
  await settle(context, connection.origin, 'remote')
  connection.cut()
  await page.goto(connection.origin + tracker)
  await expect(page.getByRole('heading', { name: offlineWords.none.title })).toBeVisible()
  await expect(page.getByRole('link', { name: offlineWords.none.call })).toHaveAttribute('href', 'tel:911')
  expect(await page.content()).not.toMatch(officeNumber)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(250, 247, 240)',
  )
})

test('a copy of the other layout is not shown', async ({ page, context, connection }) => {
  await settle(context, connection.origin, 'local')
  await page.goto(connection.origin + tracker)
  await kept(page)
  await context.addCookies([{ name: 'visitor-device', value: 'mobile', url: connection.origin }])
  connection.cut()
  await page.goto(connection.origin + tracker)
  await expect(page.getByRole('heading', { name: offlineWords.none.title })).toBeVisible()
})

test('after a week without a connection a copy stays what it was', async ({ page, context, connection }) => {
  await settle(context, connection.origin, 'local')
  await page.goto(connection.origin + tracker)
  await kept(page)
  await context.clearCookies()
  await context.addInitScript(() => localStorage.removeItem('isLocalUser'))
  connection.cut()
  await page.goto(connection.origin + tracker)
  await expect(copyNote(page)).toBeVisible()
  await ready(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book Appointment' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitor-mode')
})

test('a slow answer is not waited for', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await kept(page)
  connection.change(tracker, { delayMs: 20_000 })
  const began = Date.now()
  await page.goto(connection.origin + tracker)
  await expect(copyNote(page)).toBeVisible()
  expect(Date.now() - began).toBeLessThan(10_000)
})

test('other pages, calls and parts of files go past the worker', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await kept(page)
  await page.reload()
  await ready(page)
  expect(await scopes(page)).toEqual([tracker])
  const keys = await page.evaluate(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return entries.flat().map(({ url }) => new URL(url).pathname)
  })
  for (const key of keys) expect(key).toMatch(/^(\/recovery-tracker$|\/_next\/static\/)/)
  const file = keys.find((key) => key.endsWith('.css')) ?? ''
  connection.asked.length = 0
  const statuses = await page.evaluate(async (path) => {
    const part = await fetch(path, { headers: { Range: 'bytes=0-9' }, cache: 'no-store' })
    return [(await fetch('/api/geolocation')).status, (await fetch('/about')).status, part.status]
  }, file)
  expect(statuses.slice(0, 2)).toEqual([200, 200])
  expect(connection.asked).toEqual([file, '/api/geolocation', '/about'])
  connection.cut()
  await expect(page.goto(`${connection.origin}/about`)).rejects.toThrow(/ERR_/)
})

test('the worker is set up from these pages alone', async ({ page, connection }) => {
  for (const path of ['/', '/about', '/blog/surgery-or-waiting']) {
    await page.goto(connection.origin + path)
    await ready(page)
    expect(await scopes(page)).toEqual([])
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    )
    for (const script of scripts)
      expect(await (await page.request.get(script)).text()).not.toContain('offline-worker')
  }
})

test('the worker of a new build takes the place of the old one', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await kept(page)
  const [old = ''] = await cacheNames(page)
  const version = old.split(' ').at(-1) ?? ''
  connection.change('/offline-worker.js', { text: (text) => text.replaceAll(version, 'next-build') })
  await page.reload()
  await expect.poll(() => cacheNames(page), { timeout: 15_000 }).toEqual([`offline ${tracker} next-build`])
  connection.cut()
  await page.reload()
  await expect(copyNote(page)).toBeVisible()
})

for (const status of [404, 410])
  test(`a script that is gone (${status}) ends the worker and its copies`, async ({ page, connection }) => {
    await page.goto(connection.origin + tracker)
    await kept(page)
    connection.change('/offline-worker.js', { status })
    await page.reload()
    await expect.poll(() => scopes(page)).toEqual([])
    await expect.poll(() => cacheNames(page)).toEqual([])
  })

test('the copies can be removed by keyboard, stay away, and come back when asked for', async ({
  page,
  connection,
}) => {
  await page.goto(connection.origin + tracker)
  await kept(page)
  await page.locator('summary', { hasText: offlineWords.kept }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: offlineWords.details.remove })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('summary', { hasText: offlineWords.refused })).toBeVisible()
  expect([await cacheNames(page), await scopes(page)]).toEqual([[], []])
  await page.reload()
  await expect(page.locator('summary', { hasText: offlineWords.refused })).toBeVisible()
  expect([await cacheNames(page), await scopes(page)]).toEqual([[], []])
  await page.getByText(offlineWords.refused).click()
  await page.getByRole('button', { name: offlineWords.details.keep }).click()
  await kept(page)
})

test('what this site keeps is forgotten on /toggle, copies too', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await kept(page)
  await page.goto(`${connection.origin}/toggle`)
  await page.getByText('For testing').click()
  await page.getByRole('button', { name: 'Forget what is stored' }).click()
  await expect.poll(() => scopes(page).catch(() => ['loading'])).toEqual([])
  await expect.poll(() => cacheNames(page).catch(() => ['loading'])).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)
  test('the phone layout is kept and shown', async ({ page, connection }) => {
    await page.goto(connection.origin + tracker)
    await kept(page)
    connection.cut()
    await page.reload()
    await expect(copyNote(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /menu/i })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('the script has a policy of its own and is never kept', async ({ request }) => {
  const headers = (await request.get('/offline-worker.js')).headers()
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('text/javascript')
  const page = (await request.get(tracker)).headers()
  expect(page['content-security-policy']).toContain("worker-src 'self'")
})
