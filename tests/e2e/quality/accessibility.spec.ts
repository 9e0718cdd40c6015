import { violations, visitAs } from '../../support/axe'
import { settled } from '../../support/idle'
import { fillIn, formOf } from '../../support/servers/requests'
import { templates } from '../../support/pages'
import { expect, phone, ready, test } from '../../support/visitors'

const whole = [...templates, '/contact/result', '/nothing-here']

/**
 * Every template for visitors near and far, on both devices and in both themes. `npm run test:full` covers every page
 * in every mode and theme, at four widths.
 */
const sample = [
  { mode: 'local', device: 'desktop', colorScheme: 'light' },
  { mode: 'remote', device: 'phone', colorScheme: 'dark' },
] as const

for (const { mode, device, colorScheme } of sample) {
  test.describe(`${mode}, ${device}, ${colorScheme}`, () => {
    test.use({
      ...(device === 'phone' ? phone : { viewport: { width: 1280, height: 900 } }),
      reducedMotion: 'reduce',
      colorScheme,
    })

    test('axe finds nothing', async ({ page }) => {
      test.setTimeout(240_000)
      await visitAs(page, mode)
      const found: string[] = []
      page.on('pageerror', (error) => found.push(`${page.url()} ${error.message}`))
      for (const path of new Set(whole)) {
        await page.goto(path)
        // Its form is enabled once the device's records are read; until then it has no final colors.
        if (path === '/recovery-tracker') await settled(page)
        found.push(...(await violations(page)))
      }
      expect(found).toEqual([])
    })
  })
}

test.describe('interactive parts', () => {
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
    await page.goto('/toggle?developer')
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

// no-script.spec.ts covers every page without JavaScript.
test('no template scrolls sideways at 320 px (1280 px at 400% zoom)', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const mode of ['local', 'remote'] as const) {
    await visitAs(page, mode)
    for (const path of [...templates, '/search', '/nothing-here']) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(`${path} ${overflow}`).toBe(`${path} 0`)
    }
  }
})
