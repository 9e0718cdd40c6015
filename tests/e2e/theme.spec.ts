import { expect, ready, test } from './visitors'

test.use({ place: 'Visalia' })

const isDark = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(16, 26, 23)')

test('follows the device until the visitor chooses, keeps the choice, and starts with it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await ready(page)
  expect(await isDark(page)).toBe(true)
  await page.getByRole('button', { name: 'Colors: as your device. Switch to light' }).click()
  expect(await isDark(page)).toBe(false)
  await page.reload()
  expect(await isDark(page)).toBe(false)
  await page.getByRole('button', { name: 'Colors: light. Switch to dark' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await isDark(page)).toBe(true)
  await page.getByRole('button', { name: /Colors: dark/ }).click()
  expect(await isDark(page)).toBe(false)
})

test('the switch says its name in a tooltip after 700 ms, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  const button = page.getByRole('button', { name: /^Colors/ })
  const tooltip = page.getByRole('tooltip')
  await button.hover()
  await page.waitForTimeout(300)
  await expect(tooltip).toHaveCount(0)
  await expect(tooltip).toHaveText('Colors: as your device. Switch to light')
  await page.mouse.move(5, 500, { steps: 5 })
  await expect(tooltip).toHaveCount(0)
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

  test('the device’s colours apply', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 26, 23)')
  })
})

test('a page printed from the dark theme is dark on white, and says whose it is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/services')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 36, 31)')
  await expect(page.getByText('Hanford Spine, Orthopedic spine surgery')).toBeVisible()
})
