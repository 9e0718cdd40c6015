import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { expect, milesToVisalia, modeCookie, ready, stored, test } from '../../support/visitors'

const privacy =
  'Your location is used only to decide whether you’re near the office. We don’t store it or share it. Your device keeps only the answer and the distance in miles, for 7 days.'

test.use({ place: 'Chicago' })

test('explains the request in the wording of the button that opened it, before the browser asks', async ({
  page,
}) => {
  await page.goto('/')
  await ready(page)
  await page.getByRole('button', { name: 'Check Appointment Availability' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find Local Office' })
  await expect(dialog.getByText('Office address & phone')).toBeVisible()
  await expect(dialog.getByText(privacy)).toBeVisible()
  // Pressing next to it does not dismiss the question.
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Check Appointment Availability' })).toBeFocused()

  await page.goto('/toggle')
  await ready(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Personalized Experience' }).getByText('Tailored content'),
  ).toBeVisible()
})

test.describe('for a visitor with an unknown location', () => {
  test.use({ place: 'nowhere' })

  test('after a failed lookup, the prompt in place of the form offers local scheduling', async ({ page }) => {
    await page.route('**/api/geolocation', (route) => route.abort())
    await page.goto('/')
    await ready(page)
    await expect(page.locator('#home').getByRole('link', { name: 'Learn More' })).toBeVisible()
    await page.getByRole('button', { name: 'Check Appointment Availability' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enable Local Scheduling' })
    await expect(dialog.getByText('Direct appointment booking')).toBeVisible()
  })

  test('the hero does not ask during the lookup', async ({ page }) => {
    await page.route('**/api/geolocation', () => {
      // Never responds, so the location stays unknown.
    })
    await page.goto('/')
    const button = page.locator('#home').getByRole('button', { name: 'Loading...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('granted: checks, stores the result but not the position, and returns as local', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 36.3302, longitude: -119.2921 })
  await page.goto('/contact')
  await ready(page)
  const options = page.evaluate(
    () =>
      new Promise<PositionOptions | undefined>((resolve) => {
        const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
        navigator.geolocation.getCurrentPosition = (success, error, given) => {
          resolve(given)
          // Held until the test has seen the check in progress.
          ;(window as Window & { answer?: () => void }).answer = () => ask(success, error, given)
        }
      }),
  )
  await page.getByRole('button', { name: 'Find Local Office' }).click()
  await page.getByRole('button', { name: 'Allow Location Access' }).click()
  await expect(page.getByRole('button', { name: 'Checking location...' })).toBeVisible()
  expect(await options).toEqual({ enableHighAccuracy: false, timeout: 8000, maximumAge: 300_000 })
  const isReloaded = page.waitForEvent('load')
  await page.evaluate(() => (window as Window & { answer?: () => void }).answer?.())
  await isReloaded
  await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
  expect(await stored(page, 'isLocalUser')).toMatchObject({ isLocal: true, distance: milesToVisalia })
  expect(await modeCookie(page)).toBe('local')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('36.33')
})

test('granted: reloads 500 ms after the position arrives', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.8781, longitude: -87.6298 })
  await page.goto('/contact')
  await ready(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Find Local Office' }).click()
  await page.getByRole('button', { name: 'Allow Location Access' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => ((window as { mark?: boolean }).mark = true))
  await page.clock.runFor(499)
  expect(await page.evaluate(() => (window as { mark?: boolean }).mark)).toBe(true)
  await page.clock.runFor(1)
  await page.waitForFunction(() => (window as { mark?: boolean }).mark === undefined)
})

test('denied: closes, warns, stores nothing', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/contact')
  await expect.poll(() => stored(page, 'isLocalUser')).not.toBeNull()
  const before = await stored(page, 'isLocalUser')
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_success, error) =>
      error?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError)
  })
  await page.getByRole('button', { name: 'Find Local Office' }).click()
  await page.getByRole('button', { name: 'Allow Location Access' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Find Local Office' })).toBeFocused()
  expect(warnings.some((text) => text.includes('Location request failed'))).toBe(true)
  expect(await stored(page, 'isLocalUser')).toEqual(before)
  await expect(page.getByText('Professional Consultation')).toBeVisible()
})

test('unsupported: closes, and the visitor continues without it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await page.goto('/contact')
  await ready(page)
  await page.getByRole('button', { name: 'Find Local Office' }).click()
  await page.getByRole('button', { name: 'Allow Location Access' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('declined: the browser is not asked', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('asked without consent')
    }
  })
  await page.getByRole('button', { name: 'Find Local Office' }).click()
  await page.getByRole('button', { name: 'Continue Without Location' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Find Local Office' })).toBeFocused()
})

for (const [what, leave] of [
  ['declined', (page: Page) => page.getByRole('button', { name: 'Continue Without Location' }).click()],
  ['closed with Escape', (page: Page) => page.keyboard.press('Escape')],
  ['left behind by going Back', (page: Page) => page.goBack()],
] as const) {
  test(`${what} during the check: a late position is ignored`, async ({ page }) => {
    await page.goto('/toggle')
    await expect.poll(() => stored(page, 'isLocalUser')).not.toBeNull()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Patient Resources' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Patient Resources' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    const before = await stored(page, 'isLocalUser')
    await page.evaluate(() => {
      const browser = window as Window & { answer?: () => void }
      navigator.geolocation.getCurrentPosition = (success) => {
        const coords = { latitude: 36.3302, longitude: -119.2921 }
        browser.answer = () => success({ coords } as GeolocationPosition)
      }
    })
    await page.getByRole('button', { name: 'Find Local Office' }).click()
    await page.getByRole('button', { name: 'Allow Location Access' }).click()
    await expect(page.getByRole('button', { name: 'Checking location...' })).toBeVisible()
    await leave(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    let loads = 0
    page.on('request', (request) => request.isNavigationRequest() && (loads += 1))
    await page.clock.install()
    await page.evaluate(() => (window as Window & { answer?: () => void }).answer?.())
    // The reload would follow after half a second.
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => 'answer' in window)).toBe(true)
    expect(loads).toBe(0)
    expect(await stored(page, 'isLocalUser')).toEqual(before)
    expect(await modeCookie(page)).toBe('remote')
  })
}

test('declined during the check, it can be reopened and granted', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 36.3302, longitude: -119.2921 })
  await page.goto('/contact')
  await ready(page)
  await page.evaluate(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    // The first request is never answered.
    geolocation.getCurrentPosition = () => (geolocation.getCurrentPosition = ask)
  })
  const open = page.getByRole('button', { name: 'Find Local Office' })
  await open.click()
  await page.getByRole('button', { name: 'Allow Location Access' }).click()
  await page.getByRole('button', { name: 'Continue Without Location' }).click()
  await open.click()
  await page.getByRole('button', { name: 'Allow Location Access' }).click()
  await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
})

test('if its script fails to load, the visitor gets to the manual switch', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Find Local Office' }).click()
  await expect(page).toHaveURL('/toggle')
  await expect(page.getByRole('button', { name: 'Save my choice' })).toBeVisible()
})

test('a link that needs the location asks first, and continues if the visitor declines', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Find Local Office' })
    .getByRole('button', { name: 'Continue Without Location' })
    .click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('button', { name: 'Check Appointment Availability' })).toBeInViewport()
})
