import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { violations } from '../../support/axe'
import { expect, modeCookie, officeNumber, ready, stored, test } from '../../support/visitors'

const guide = '/resources/conditions/sciatica'
const card = (page: Page) => page.getByRole('region', { name: 'When to get help' })
/** The card shows only the first emergencies until it is opened. */
const open = (page: Page) => card(page).getByText('See all warning signs').click()
const show = (page: Page) => card(page).getByRole('button', { name: 'Show our number' })
const number = (page: Page) =>
  card(page).getByRole('link', { name: `call our office at ${office.phone.display}` })

const cookieDays = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'visitor-mode')
  return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)
}

for (const place of ['Chicago', 'nowhere'] as const) {
  test.describe(`from ${place}`, () => {
    test.use({ place })

    test('safety advice names someone to call today, and no settings page', async ({ page }) => {
      await page.goto(guide)
      await ready(page)
      await open(page)
      await expect(card(page)).toContainText(
        'Call your own doctor. If nobody can see you today, go to the ER.',
      )
      await expect(card(page).locator('a[href="/toggle"]')).toHaveCount(0)
      await expect(page.locator('main')).not.toContainText(officeNumber)
      expect(await violations(page)).toEqual([])
    })

    test('one press shows a patient the number in place, for good', async ({ page }) => {
      await page.goto(guide)
      await ready(page)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await open(page)
      await show(page).click()
      await expect(number(page)).toHaveAttribute('href', office.phone.href)
      await expect(number(page)).toBeFocused()
      await expect(show(page)).toHaveCount(0)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      expect(await modeCookie(page)).toBe('local')
      // Long after a guess would have expired.
      await page.evaluate(() => {
        const record = { isLocal: true, distance: 25, timestamp: Date.now() - 30 * 86_400_000 }
        localStorage.setItem('isLocalUser', JSON.stringify(record))
      })
      await page.context().clearCookies()
      await page.reload()
      await open(page)
      await expect(number(page)).toBeVisible()
      expect(await cookieDays(page)).toBe(400)
      await page.goto('/post-operative-care')
      await open(page)
      await expect(number(page)).toBeVisible()
    })
  })
}

test('mentions in the text follow', async ({ page }) => {
  await page.goto('/resources/conditions/cervical-myelopathy')
  await ready(page)
  const today = page.locator('p', { hasText: 'today if you have clumsy hands' }).first()
  await expect(today).toContainText('Call your own doctor today')
  await expect(today.getByRole('link', { name: 'Call' })).toHaveCount(0)
  await open(page)
  await show(page).click()
  await expect(today.getByRole('link', { name: `Call our office at ${office.phone.display}` })).toBeVisible()
})

test('a guess still ends after seven days', async ({ page }) => {
  await page.route('**/api/geolocation', (route) =>
    route.fulfill({ json: { success: true, isLocal: true, distance: 22 } }),
  )
  await page.goto(guide)
  await open(page)
  await expect(number(page)).toBeVisible()
  expect(await cookieDays(page)).toBe(7)
  expect(await stored(page, 'show-office')).toBeNull()
})

test('pressed before the script ran: the page keeps the number', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'visitor-mode', value: 'local', url: baseURL ?? '' }])
  await page.goto(`${guide}#our-number`)
  await expect.poll(() => stored(page, 'show-office')).toBe('yes')
  await expect(number(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, place: 'Chicago' })

  test('the same page comes back with the number', async ({ page }) => {
    await page.goto(guide)
    await open(page)
    await show(page).click()
    await expect(page).toHaveURL(`${guide}#our-number`)
    await expect(number(page)).toBeInViewport()
    expect(await cookieDays(page)).toBe(400)
  })
})
