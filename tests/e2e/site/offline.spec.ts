import { walking } from '../../support/tracker-page'
import { office } from '@/content/generated/practice/office'
import { expect, officeNumber, phone, ready, test as base } from '../../support/visitors'
import type { BrowserContext, Page } from '@playwright/test'
import { settled } from '../../support/idle'
import { flakyConnection } from '../../support/servers/flaky-connection'
import { offlinePages } from '@/lib/on-device/offline/pages'
import { offlineWords } from '@/content/en/ui/tools/offline'

type Connection = Awaited<ReturnType<typeof flakyConnection>>

const test = base.extend<{ connection: Connection }>({
  connection: async ({ baseURL }, use) => {
    const connection = await flakyConnection(baseURL ?? '')
    await use(connection)
    connection.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const tracker = '/recovery-tracker'
const expectStored = (page: Page) =>
  expect(page.locator('summary', { hasText: offlineWords.kept })).toBeVisible({ timeout: 15_000 })
const copyNote = (page: Page) =>
  page.getByText(/You’re reading a copy that your device saved on \w+ \d+, 20\d\d/)

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations())
      .filter(({ active }) => active)
      .map(({ scope }) => new URL(scope).pathname)
      .sort(),
  )
/** The worker of the whole site is registered some seconds after the page has loaded. */
async function openUntilReady(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await ready(page)
  await page.clock.fastForward(6000)
  await expect.poll(() => scopes(page), { timeout: 15_000 }).toContain('/')
}
const expectNumber = (page: Page, isStored: boolean) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/office-phone'))), { timeout: 15_000 })
    .toBe(isStored)
const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'You’re offline' })

/** Sets a mode in both the cookie and the stored result. */
async function settle(context: BrowserContext, origin: string, mode: 'local' | 'remote'): Promise<void> {
  await context.clearCookies()
  await context.addCookies([{ name: 'visitor-mode', value: mode, url: origin }])
  const record = { isLocal: mode === 'local', timestamp: Date.now(), distance: mode === 'local' ? 20 : 2000 }
  await context.addInitScript((text) => localStorage.setItem('isLocalUser', text), JSON.stringify(record))
}

for (const path of offlinePages)
  test(`${path} works offline once visited`, async ({ page, connection }) => {
    await page.goto(connection.origin + path)
    await expectStored(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const text = await page.locator('main article').innerText()
    connection.cut()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible()
    await expect(copyNote(page)).toBeVisible()
    await expect(page.getByText(/Call 911 or go to the ER now if/).first()).toBeVisible()
    const lost = text.split('\n').filter((line) => line.length > 60)
    for (const line of lost.slice(0, 20)) expect(await page.locator('main').innerText()).toContain(line)
    const looks = await page.evaluate(async () => {
      await document.fonts.ready
      return {
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        sheets: document.styleSheets.length,
        paper: getComputedStyle(document.body).backgroundColor,
      }
    })
    expect(looks).toMatchObject({ paper: 'rgb(250, 247, 240)' })
    // Text and headings. A rare symbol may come from a third, or from the system's own.
    expect(looks.fonts).toBeGreaterThanOrEqual(2)
  })

test('a page reached by a link is also stored in full, and its scripts run', async ({ page, connection }) => {
  await page.goto(`${connection.origin}/resources`)
  await ready(page)
  await page.locator(`main a[href="${tracker}"], footer a[href="${tracker}"]`).first().click()
  await expect(page).toHaveURL(connection.origin + tracker)
  await expectStored(page)
  connection.cut()
  await page.goto(connection.origin + tracker)
  await expect(copyNote(page)).toBeVisible()
  await ready(page)
  expect(await scopes(page)).toEqual([tracker])
})

test('a day can be entered and saved in the tracker offline', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await expectStored(page)
  connection.cut()
  await page.reload()
  await expect(copyNote(page)).toBeVisible()
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await walking(page).fill('15')
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(page.getByText('is saved on this device')).toBeVisible()
  await page.reload()
  await expect(walking(page)).toHaveValue('15')
  await page.getByRole('tab', { name: 'My days' }).click()
  await expect(page.getByRole('region', { name: /All the days you’ve saved/ })).toContainText('15')
  connection.restore()
  await page.reload()
  await expect(copyNote(page)).toBeHidden()
  await expect(walking(page)).toHaveValue('15')
})

test('navigation between stored pages works offline', async ({ page, connection }) => {
  for (const path of ['/post-operative-care', '/blog/is-it-an-emergency']) {
    await page.goto(connection.origin + path)
    await expectStored(page)
  }
  connection.cut()
  await page.goto(`${connection.origin}/post-operative-care`)
  await expect(copyNote(page)).toBeVisible()
  await page.goto(`${connection.origin}/blog/is-it-an-emergency`)
  await expect(copyNote(page)).toBeVisible()
})

test('a copy for local visitors is not shown to others', async ({ page, context, connection }) => {
  await settle(context, connection.origin, 'local')
  await page.goto(connection.origin + tracker)
  await expectStored(page)
  await settle(context, connection.origin, 'remote')
  connection.cut()
  await page.goto(connection.origin + tracker)
  await expect(offlineHeading(page)).toBeVisible()
  await expect(page.getByRole('link', { name: offlineWords.none.call })).toHaveAttribute('href', 'tel:911')
  expect(await page.content()).not.toMatch(officeNumber)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(250, 247, 240)',
  )
})

test('after a week offline a copy is unchanged', async ({ page, context, connection }) => {
  await settle(context, connection.origin, 'local')
  await page.goto(connection.origin + tracker)
  await expectStored(page)
  await context.clearCookies()
  await context.addInitScript(() => localStorage.removeItem('isLocalUser'))
  connection.cut()
  await page.goto(connection.origin + tracker)
  await expect(copyNote(page)).toBeVisible()
  await ready(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book Appointment' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitor-mode')
})

test('does not wait for a slow response', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await expectStored(page)
  connection.change(tracker, { delayMs: 20_000 })
  const began = Date.now()
  await page.goto(connection.origin + tracker)
  await expect(copyNote(page)).toBeVisible()
  expect(Date.now() - began).toBeLessThan(10_000)
})

test('other pages, API calls and range requests bypass the worker', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await expectStored(page)
  await page.reload()
  await ready(page)
  const keys = await page.evaluate(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return entries.flat().map(({ url }) => new URL(url).pathname)
  })
  for (const key of keys) expect(key).toMatch(/^(\/recovery-tracker$|\/_next\/static\/|\/office-phone$)/)
  const file = keys.find((key) => key.endsWith('.css')) ?? ''
  connection.asked.length = 0
  const statuses = await page.evaluate(async (path) => {
    const part = await fetch(path, { headers: { Range: 'bytes=0-9' }, cache: 'no-store' })
    return [(await fetch('/api/geolocation')).status, (await fetch('/about')).status, part.status]
  }, file)
  expect(statuses.slice(0, 2)).toEqual([200, 200])
  // The browser looks for a newer worker whenever it likes, and the page may still look up where the visitor is.
  const asked = new Set(connection.asked.filter((address) => address !== '/offline-worker.js'))
  expect(asked).toEqual(new Set([file, '/api/geolocation', '/about']))
})

test.describe('a page without a copy, offline', () => {
  for (const [mode, hasNumber] of [
    ['local', true],
    ['remote', false],
  ] as const)
    test(`shows our own page with 911 to a ${mode} visitor`, async ({ page, context, connection }) => {
      await settle(context, connection.origin, mode)
      await openUntilReady(page, `${connection.origin}/about`)
      await expectNumber(page, hasNumber)
      connection.cut()
      for (const path of ['/services', '/about', '/search?q=numb']) {
        await page.goto(connection.origin + path)
        await expect(offlineHeading(page)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
        const call = page.getByRole('link', { name: `Call our office: ${office.phone.display}` })
        if (hasNumber) await expect(call).toHaveAttribute('href', office.phone.href)
        else expect(await page.content()).not.toMatch(officeNumber)
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(250, 247, 240)',
      )
      connection.restore()
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    })

  test('a link leads to our own page, and from there to a page that has a copy', async ({
    page,
    connection,
  }) => {
    await openUntilReady(page, connection.origin + tracker)
    await expectStored(page)
    connection.cut()
    await page.locator('main a[href="/resources/recovery"]').first().click()
    await expect(offlineHeading(page)).toBeVisible()
    await page.getByRole('link', { name: 'Recovery tracker' }).click()
    await expect(copyNote(page)).toBeVisible()
  })

  test('someone who moved away no longer gets the number', async ({ page, context, connection }) => {
    await settle(context, connection.origin, 'local')
    await openUntilReady(page, `${connection.origin}/about`)
    await expectNumber(page, true)
    await settle(context, connection.origin, 'remote')
    await page.goto(`${connection.origin}/about`)
    await ready(page)
    await page.clock.fastForward(6000)
    await expectNumber(page, false)
  })

  test('other pages register no other worker, and visitors can turn it off', async ({ page, connection }) => {
    await openUntilReady(page, `${connection.origin}/about`)
    expect(await scopes(page)).toEqual(['/'])
    await page.evaluate(() => localStorage.setItem('offline-copies', 'off'))
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations())
        await registration.unregister()
    })
    await page.reload()
    await ready(page)
    await page.clock.fastForward(6000)
    await settled(page)
    expect(await scopes(page)).toEqual([])
  })
})

test("a new build's worker replaces the old one", async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await expectStored(page)
  const old = (await cacheNames(page)).find((name) => name.startsWith(`offline ${tracker} `)) ?? ''
  const version = old.split(' ').at(-1) ?? ''
  connection.change('/offline-worker.js', { text: (text) => text.replaceAll(version, 'next-build') })
  await page.reload()
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name.startsWith(`offline ${tracker} `)), {
      timeout: 15_000,
    })
    .toEqual([`offline ${tracker} next-build`])
  connection.cut()
  await page.reload()
  await expect(copyNote(page)).toBeVisible()
})

for (const status of [404, 410])
  test(`a missing script (${status}) removes the worker and its copies`, async ({ page, connection }) => {
    await openUntilReady(page, connection.origin + tracker)
    await expectStored(page)
    connection.change('/offline-worker.js', { status })
    await page.reload()
    await expect.poll(() => scopes(page)).toEqual(['/'])
    await page.goto(`${connection.origin}/about`)
    await expect.poll(() => scopes(page)).toEqual([])
    await expect.poll(() => cacheNames(page)).toEqual([])
  })

test('copies can be deleted by keyboard, stay deleted, and return on request', async ({
  page,
  connection,
}) => {
  await page.goto(connection.origin + tracker)
  await expectStored(page)
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
  await expectStored(page)
})

test('clearing site data on /toggle deletes the copies too', async ({ page, connection }) => {
  await page.goto(connection.origin + tracker)
  await expectStored(page)
  await page.goto(`${connection.origin}/toggle`)
  await page.getByRole('button', { name: 'Erase what this site stored' }).click()
  // The page reloads, and prepares only the page for all others again.
  await expect.poll(() => scopes(page).catch(() => ['loading']), { timeout: 15_000 }).toEqual(['/'])
  const copies = (names: string[]) => names.filter((name) => !name.startsWith('offline / '))
  await expect.poll(async () => copies(await cacheNames(page).catch(() => ['loading']))).toEqual([])
})

test('the installed app opens offline: its start, and its shortcut to the tracker', async ({
  page,
  request,
  connection,
}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    start_url: string
    shortcuts: { name: string; url: string }[]
  }
  expect(manifest.shortcuts).toEqual([{ name: 'Recovery tracker', url: tracker }])
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => matchMedia.call(window, query.includes('display-mode') ? 'all' : query)
  })
  await openUntilReady(page, connection.origin + manifest.start_url)
  await expect.poll(() => scopes(page), { timeout: 15_000 }).toEqual(['/', tracker])
  connection.cut()
  await page.goto(connection.origin + manifest.start_url)
  await expect(offlineHeading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Recovery tracker' }).click()
  await expect(copyNote(page)).toBeVisible()
  await page.goto(connection.origin + tracker)
  await expect(copyNote(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this day' })).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use(phone)
  test('the phone layout is stored and shown', async ({ page, connection }) => {
    await page.goto(connection.origin + tracker)
    await expectStored(page)
    connection.cut()
    await page.reload()
    await expect(copyNote(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /menu/i })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('the script has its own CSP and is never cached', async ({ request }) => {
  const headers = (await request.get('/offline-worker.js')).headers()
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('text/javascript')
  const page = (await request.get(tracker)).headers()
  expect(page['content-security-policy']).toContain("worker-src 'self'")
})
