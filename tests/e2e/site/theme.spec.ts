import type { Locator } from '@playwright/test'
import { practice } from '@/content/generated/practice/practice'
import { expect, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

const isDark = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(16, 26, 23)')

test('follows the device until the visitor chooses, remembers the choice, and starts with it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await ready(page)
  expect(await isDark(page)).toBe(true)
  await page.getByRole('button', { name: 'Colors: same as your device. Switch to light mode' }).click()
  expect(await isDark(page)).toBe(false)
  await page.reload()
  expect(await isDark(page)).toBe(false)
  await page.getByRole('button', { name: 'Colors: light mode. Switch to dark mode' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await isDark(page)).toBe(true)
  await page.getByRole('button', { name: /Colors: dark/ }).click()
  expect(await isDark(page)).toBe(false)
})

for (const [device, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`on a ${device} device the first press changes what is seen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device })
    await page.goto('/about')
    await ready(page)
    expect(await isDark(page)).toBe(device === 'dark')
    await page.getByRole('button', { name: `Colors: same as your device. Switch to ${other} mode` }).click()
    expect(await isDark(page)).toBe(other === 'dark')
    await page.getByRole('button', { name: `Colors: ${other} mode. Switch to ${device} mode` }).click()
    expect(await isDark(page)).toBe(device === 'dark')
    await page.getByRole('button', { name: `Colors: ${device} mode. Switch to your device’s colors` }).click()
    await expect(page.getByRole('button', { name: 'Colors: same as your device.' })).toBeVisible()
  })
}

/** The first hover loads the tooltip's script, which waits for the pointer's release and then adds this attribute. */
async function tooltipLoads(button: Locator) {
  await expect(async () => {
    await button.page().clock.runFor(1)
    await expect(button).toHaveAttribute('data-state', 'closed', { timeout: 200 })
  }).toPass()
}

test('just after one tooltip closed, that of another control opens at once', async ({ page }) => {
  // Both the switch and the menu's button are there.
  await page.setViewportSize({ width: 900, height: 900 })
  await page.clock.install()
  await page.goto('/about')
  await ready(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.getByRole('tooltip')
  const [colors, menu] = [
    page.getByRole('button', { name: /^Colors/ }),
    page.getByRole('button', { name: 'Open menu' }),
  ]
  // Loads the script.
  for (const button of [menu, colors]) {
    await button.hover()
    await tooltipLoads(button)
  }
  await page.clock.runFor(1400)
  await expect(tooltip).toHaveText(/^Colors/)
  await menu.hover()
  await page.clock.runFor(250)
  await expect(tooltip).toHaveText('Open menu')
  await page.mouse.move(5, 500, { steps: 5 })
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(301)
  await colors.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText(/^Colors/)
})

test('the switch shows its name in a tooltip after 700 ms, by mouse and by keyboard', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await ready(page)
  const button = page.getByRole('button', { name: /^Colors/ })
  const tooltip = page.getByRole('tooltip')
  const name = 'Colors: same as your device. Switch to dark mode'
  const leave = async () => {
    await page.mouse.move(5, 500, { steps: 5 })
    await expect(tooltip).toHaveCount(0)
  }
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.hover()
  await tooltipLoads(button)
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(700)
  await expect(tooltip).toHaveText(name)
  await leave()
  // Just after a tooltip closed, the next one opens at once.
  await page.clock.runFor(1000)
  // From now on the hover itself starts the timer.
  await button.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText(name)
  await page.clock.resume()
  await leave()
  await page.reload()
  await ready(page)
  await button.focus()
  await expect(button).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeVisible()
  await expect(button).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('uses the device’s color scheme', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 26, 23)')
  })
})

test('a page printed from the dark theme is dark on white and names the practice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/services')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 36, 31)')
  await expect(page.getByText(`${practice.name}, ${practice.descriptor}`)).toBeVisible()
})
