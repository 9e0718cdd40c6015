import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { openPanel } from '../../support/assistant-panel'
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

const ways = [`I can travel to ${office.city}`, 'I’m already a patient'] as const
const visitUs = `Visit Our ${office.city} Office`
const officeDetails = (page: Page) => page.getByRole('region', { name: visitUs })

test.describe('the contact page, far away', () => {
  test.use({ place: 'Chicago' })

  test('“Here’s what you can do” leads to three pages that help', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Live farther away? Here’s what you can do' }).click()
    await expect(page).toHaveURL('/contact#request')
    for (const [name, url, heading] of [
      ['Get ready for your visit', '/resources/appointment-prep', 1],
      ['Find a surgeon near you', '/credentials#near-you', 2],
      ['Get a second opinion', '/blog/getting-a-second-opinion', 1],
    ] as const) {
      const door = page.getByRole('main').getByRole('link', { name })
      await expect(door).toBeVisible()
      await door.click()
      await expect(page).toHaveURL(url)
      await expect(page.getByRole('heading', { level: heading }).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/contact#request')
    }
  })

  for (const way of ways)
    test(`“${way}” shows the number in one press`, async ({ page }) => {
      await page.goto('/contact')
      await ready(page)
      await expect(page.locator('body')).not.toContainText(officeNumber)
      await page.getByRole('button', { name: way }).click()
      await expect(officeDetails(page).getByRole('link', { name: office.phone.display })).toBeInViewport()
      await expect(page.getByRole('heading', { name: visitUs })).toBeFocused()
      await expect(page.getByRole('form', { name: 'Request an appointment' })).toBeVisible()
      expect(await stored(page, 'show-office')).toBe('yes')
    })

  test('the footer and the assistant show it in one press, too', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', { name: /already a patient\? Show office details/ }).click()
    await expect(footer.getByRole('link', { name: office.phone.display })).toBeFocused()
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    const panel = await openPanel(page, '/about')
    await panel.getByRole('button', { name: 'See the number' }).click()
    await expect(panel.getByRole('link', { name: office.phone.display })).toBeFocused()
  })

  test('has no accessibility violations', async ({ page }) => {
    await page.goto('/contact')
    await ready(page)
    expect(await violations(page)).toEqual([])
  })
})

test.describe('the contact page without script', () => {
  test.use({ javaScriptEnabled: false, place: 'Chicago' })

  for (const way of ways)
    test(`“${way}” comes back with the number`, async ({ page }) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: way }).click()
      await expect(page).toHaveURL('/contact#our-number')
      await expect(officeDetails(page).getByRole('link', { name: office.phone.display })).toBeInViewport()
    })
})
