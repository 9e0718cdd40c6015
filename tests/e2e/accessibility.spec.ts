import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillIn, formOf } from './requests'
import { modes, routes, templates } from './pages'
import { expect, phone, ready, test } from './visitors'

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Holds a page in the mode it was served in: `unknown` lasts only while the look-up is under way. */
async function visitAs(page: Page, mode: (typeof modes)[number]) {
  if (mode !== 'unknown') {
    await page.context().addCookies([{ name: 'visitor-mode', value: mode, domain: 'localhost', path: '/' }])
  }
  await page.route('**/api/geolocation', (route) =>
    mode === 'unknown'
      ? undefined
      : route.fulfill({ json: { success: true, isLocal: mode === 'local', distance: 20 } }),
  )
}

for (const mode of modes) {
  for (const [device, options] of [
    ['phone', phone],
    ['desktop', { viewport: { width: 1280, height: 900 } }],
  ] as const) {
    test.describe(`${mode}, ${device}`, () => {
      test.use({ ...options, reducedMotion: 'reduce' })

      // Every template in all variants; every other page once, half of them on each device.
      const isWhole = mode === (device === 'phone' ? 'remote' : 'local')
      const wholeTheme = device === 'phone' ? 'dark' : 'light'
      for (const colorScheme of isWhole ? (['light', 'dark'] as const) : (['light'] as const)) {
        const isEvery = isWhole && colorScheme === wholeTheme
        const half = routes.filter((_, index) => index % 2 === (device === 'phone' ? 0 : 1))
        const name = isEvery ? 'every template and half of all pages' : 'every template'
        test(`${name} is free of what axe finds, ${colorScheme}`, async ({ page }) => {
          test.setTimeout(240_000)
          await page.emulateMedia({ colorScheme })
          await visitAs(page, mode)
          const found: string[] = []
          page.on('pageerror', (error) => found.push(`${page.url()} ${error.message}`))
          for (const path of new Set([
            ...templates,
            ...(isEvery ? half : []),
            '/contact/result',
            '/nothing-here',
          ])) {
            await page.goto(path)
            found.push(...(await violations(page)))
          }
          expect(found).toEqual([])
        })
      }
    })
  }
}

test.describe('what opens', () => {
  test.use({ reducedMotion: 'reduce' })

  test.describe('on a phone', () => {
    test.use(phone)

    test('the drawer', async ({ page }) => {
      await visitAs(page, 'remote')
      await page.goto('/about')
      await ready(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })

  test('the dropdowns, the location prompt, the tools behind the switch', async ({ page }) => {
    await page.goto('/toggle')
    await ready(page)
    await page.getByText('For testing').click()
    await page.getByRole('button', { name: 'Patient Resources' }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('the form, with errors, with its notification, and after success', async ({ page }) => {
    await visitAs(page, 'local')
    await page.route('**/api/contact', (route) =>
      route.fulfill({ json: { success: true, message: '', reference: 'HS-TEST-TEST' } }),
    )
    await page.goto('/contact')
    await ready(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(
      page.getByRole('region', { name: /Notifications/ }).getByText('Validation Error'),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
    await fillIn(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(formOf(page).getByText('HS-TEST-TEST')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('no page scrolls sideways at 320 px, which is 1280 px at 400 % zoom', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const mode of ['local', 'remote'] as const) {
    await visitAs(page, mode)
    for (const path of [...routes, '/nothing-here']) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(`${path} ${overflow}`).toBe(`${path} 0`)
    }
  }
})
