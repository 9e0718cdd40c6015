import { expect, phone, test } from '../../support/visitors'
import type { Page } from '@playwright/test'
import { violations } from '../../support/axe'

// A known location, so that the page doesn't change variant during a test.
test.use({ place: 'Visalia' })

/** The body map of the recovery tracker. */
async function open(page: Page) {
  await page.goto('/recovery-tracker')
  await unfold(page)
  await expect(figure(page, 'front')).toBeVisible()
}
/** Once the form is ready: until then its lines move. */
async function unfold(page: Page) {
  await expect(page.getByRole('button', { name: 'Save this day' })).toBeEnabled()
  await page.locator('summary', { hasText: 'Where does it hurt?' }).click()
}
const figure = (page: Page, side: 'front' | 'back') =>
  page.getByRole('group', { name: new RegExp(`^The ${side} of your body`) })
const area = (page: Page, name: string) =>
  page.locator('svg').getByRole('checkbox', { name: new RegExp(`^${name}`) })
const marks = (page: Page) => page.locator('ul[aria-live]').getByRole('listitem')
const kind = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

test('a click marks an area, another kind joins it, the same one again removes it', async ({ page }) => {
  await open(page)
  await kind(page, 'Burning')
  await area(page, 'Left thigh, front').click()
  await expect(marks(page)).toHaveText(/Left thigh, front: burning/)
  await expect(area(page, 'Left thigh, front')).toBeChecked()
  await kind(page, 'Tingling')
  await area(page, 'Left thigh, front').click()
  await expect(marks(page)).toHaveText([/Left thigh, front: tingling/, /Left thigh, front: burning/])
  await expect(figure(page, 'front').locator('text')).toHaveText(['T', 'B'])
  await area(page, 'Left thigh, front').click()
  await expect(marks(page)).toHaveText(/Left thigh, front: burning/)
  await kind(page, 'Burning')
  await area(page, 'Left thigh, front').click()
  await expect(marks(page)).toHaveText('Nothing is marked yet.')
})

test('a hand and a foot ask where exactly', async ({ page }) => {
  await open(page)
  await kind(page, 'Numb')
  await area(page, 'Left palm and fingers').click()
  await page
    .getByRole('group', { name: 'Left palm and fingers: where exactly?' })
    .getByLabel('thumb side')
    .check()
  await area(page, 'Right foot, top').click()
  await page
    .getByRole('group', { name: 'Right foot, top: where exactly?' })
    .getByLabel('big-toe side')
    .check()
  await page.getByRole('button', { name: /Save/ }).first().click()
  await expect(page.getByRole('status').filter({ hasText: /saved/i }).first()).toBeVisible()
  await page.reload()
  await unfold(page)
  await expect(page.getByLabel('thumb side')).toBeChecked()
  await expect(page.getByLabel('little-finger side')).not.toBeChecked()
  await expect(page.getByLabel('big-toe side')).toBeChecked()
})

test('each kind has its own letter and pattern on the drawing', async ({ page }) => {
  await open(page)
  const places = ['Left chest', 'Right chest', 'Left belly', 'Right belly', 'Left knee, front']
  const kinds = ['Pain', 'Numb', 'Tingling', 'Burning', 'Weak']
  for (const [at, name] of kinds.entries()) {
    await kind(page, name)
    await area(page, places[at] ?? '').click()
  }
  const fills = await Promise.all(places.map((name) => area(page, name).getAttribute('fill')))
  expect(new Set(fills).size).toBe(5)
  await expect(figure(page, 'front').locator('text')).toHaveText(['P', 'N', 'T', 'B', 'W'])
  await page.getByRole('button', { name: 'Remove all marks' }).click()
  await expect(figure(page, 'front').locator('text')).toHaveCount(0)
})

test('with the keyboard alone: one tab stop, arrow keys within, space marks', async ({ page }) => {
  await open(page)
  await figure(page, 'front').getByRole('checkbox').first().focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  const reached = page.locator('[data-area]:focus')
  const name = (await reached.getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('Face and forehead')
  await page.keyboard.press('Space')
  await expect(reached).toHaveAttribute('aria-checked', 'true')
  await expect(marks(page)).toHaveText(new RegExp(name))
  await page.keyboard.press('Tab')
  await expect(figure(page, 'back').locator('[data-area]:focus')).toHaveCount(1)
})

test('the list and the drawing stay in sync', async ({ page }) => {
  await open(page)
  await page.getByText('Choose from a list instead').click()
  const box = page.locator('label').getByRole('checkbox', { name: /^Right low back/ })
  await box.check()
  await expect(area(page, 'Right low back')).toBeChecked()
  await area(page, 'Right low back').click()
  await expect(box).not.toBeChecked()
  expect(
    await page
      .locator('label')
      .getByRole('checkbox', { name: /left|right/i })
      .count(),
  ).toBe(42)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`no accessibility error is found in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    await area(page, 'Left thigh, front').click()
    await page.getByText('Choose from a list instead').click()
    expect(await violations(page, 'fieldset:has(svg[role=group])')).toEqual([])
  })

test('marks are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  await area(page, 'Left thigh, front').click()
  await expect(figure(page, 'front').locator('text')).toHaveText('P')
  const colors = await figure(page, 'front').evaluate((svg) => {
    const of = (selector: string) => getComputedStyle(svg.querySelector(selector) ?? svg)
    return { letter: of('text').fill, ring: of('circle').fill, line: of('[data-area]').stroke }
  })
  expect(colors.letter).not.toBe(colors.ring)
  expect(colors.line).not.toBe(colors.ring)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('one side at a time, and a tap beside the small hand still hits it', async ({ page }) => {
    await open(page)
    await expect(figure(page, 'back')).toBeHidden()
    await area(page, 'Left palm and fingers').scrollIntoViewIfNeeded()
    const hand = await area(page, 'Left palm and fingers').boundingBox()
    if (!hand) throw new Error('no hand')
    await page.touchscreen.tap(hand.x + hand.width + 5, hand.y + hand.height / 2)
    await expect(marks(page)).toHaveText(/Left palm and fingers/)
    await page.getByRole('radio', { name: 'Back', exact: true }).check()
    await expect(figure(page, 'front')).toBeHidden()
    await area(page, 'Left low back').tap()
    await expect(marks(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('the kinds of pain stay in reach while drawing', async ({ page }) => {
    await open(page)
    await area(page, 'Left foot, top').scrollIntoViewIfNeeded()
    const weak = page.locator('label', { hasText: 'Weak' })
    await expect(weak).toBeInViewport({ ratio: 1 })
    await weak.tap()
    await area(page, 'Left shin').tap()
    await expect(marks(page)).toHaveText(/Left shin: weak/)
  })

  test('every area is at least 24 px in both directions', async ({ page }) => {
    await open(page)
    for (const box of await figure(page, 'front').locator('[data-area]').all()) {
      const size = await box.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
  })
})
