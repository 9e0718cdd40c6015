import type { Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { routes, templates } from '../../support/pages'
import { expect, phone, test } from '../../support/visitors'

const links = ['/', '/about', '/contact', '/resources', '/reviews', '/services', '/spine-education']

/** The parts of the page frame visible without JavaScript. */
function seen(page: Page) {
  return page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    const menus = visible('header nav[aria-label=Main]')
    return {
      headings: visible('h1').length,
      menus: menus.map((menu) =>
        [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href')).sort(),
      ),
      loading: visible('body *').filter((element) => element.textContent?.trim() === 'Loading...').length,
      deadButtons: visible('button').filter((button) =>
        /menu|colors/i.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
      ).length,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }
  })
}

for (const [device, options, paths] of [
  // 1280 px at 400 % zoom.
  ['phone', { ...phone, viewport: { width: 320, height: 640 } }, routes],
  ['desktop', { viewport: { width: 1280, height: 900 } }, templates],
] as const) {
  test.describe(`without script on a ${device}`, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('pages link to the main pages, are complete and do not scroll sideways', async ({ page }) => {
      test.setTimeout(90_000)
      for (const path of [...paths, '/nothing-here']) {
        await page.goto(path)
        expect([path, await seen(page)]).toEqual([
          path,
          { headings: 1, menus: [links], loading: 0, deadButtons: 0, overflow: 0 },
        ])
      }
    })

    test('the link to the office leads to where one press shows it', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Check Appointment Availability' }).click()
      await expect(page).toHaveURL('/contact#see-us')
      await expect(page.getByRole('button', { name: `I can travel to ${office.city}` })).toBeVisible()
    })
  })
}
