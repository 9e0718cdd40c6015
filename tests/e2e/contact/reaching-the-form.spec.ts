import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { formOf } from '../../support/servers/requests'
import { expect, phone, ready, test } from '../../support/visitors'

const guide = '/resources/conditions/sciatica'
const heading = (page: Page) => page.getByRole('heading', { name: 'Request an appointment' })
const closing = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Request an appointment' })

async function isAtForm(page: Page) {
  await expect(page).toHaveURL('/contact#request')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport()
  await expect(formOf(page).getByLabel('First name')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(formOf(page).getByLabel('First name')).toBeFocused()
}

test.use({ place: 'Visalia', reducedMotion: 'reduce' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } })

    test('“Book Appointment” in the header lands on the form', async ({ page }) => {
      await page.goto(guide)
      await page.getByRole('banner').getByRole('link', { name: 'Book Appointment' }).click()
      await isAtForm(page)
    })

    test('a guide’s closing link lands on the form', async ({ page }) => {
      await page.goto(guide)
      if (javaScriptEnabled) await ready(page)
      await closing(page).click()
      await isAtForm(page)
    })
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('“Book Appointment” in the menu and a guide’s closing link land on the form', async ({ page }) => {
    await page.goto(guide)
    await ready(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Book Appointment' }).tap()
    await isAtForm(page)
    await page.goto(guide)
    await ready(page)
    await closing(page).tap()
    await isAtForm(page)
  })
})

test('the form comes second on the contact page', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    `Visit Our ${office.city} Office`,
    'Request an appointment',
    'Office location',
    'Office hours',
  ])
})

test.describe('for a visitor who turns out to be near', () => {
  test.use({ place: 'nowhere' })

  test('the focus moves to the form', async ({ page }) => {
    const found = Promise.withResolvers<void>()
    await page.route('**/api/geolocation', async (route) => {
      await found.promise
      await route.fulfill({ json: { success: true, isLocal: true, distance: 22 } })
    })
    await page.goto('/contact#request')
    await ready(page)
    await expect(formOf(page)).toHaveCount(0)
    found.resolve()
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toBeInViewport()
  })
})
