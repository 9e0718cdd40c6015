import type { Page } from '@playwright/test'
import { layoutProblems } from '../../support/split-words'
import { dayBack, logDay, openTracker, walking } from '../../support/tracker-page'
import { expect, hold, phone, test } from '../../support/visitors'

test.use({ ...phone, place: 'Visalia' })

const fold = (page: Page, name: string) => page.locator('summary', { hasText: name })
const top = async (page: Page, name: string) => (await fold(page, name).boundingBox())?.y

test('what is pressed while the page loads stays open, and nothing moves when the saved day is read', async ({
  page,
}) => {
  await openTracker(page)
  await logDay(page, { pain: 4, walking: '15' })
  // The script, not the page.
  const release = await hold(page, /\/_next\/static\/.*\.js/)
  await page.goto('/recovery-tracker', { waitUntil: 'commit' })
  await fold(page, 'Medicine, sitting and notes').tap()
  await expect(page.getByLabel('Notes', { exact: true })).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  const before = await top(page, 'Where does it hurt?')
  release()
  await expect(walking(page)).toHaveValue('15')
  await expect(page.getByRole('button', { name: 'Delete this day' })).toBeVisible()
  await expect(page.getByLabel('Notes', { exact: true })).toBeVisible()
  expect(await top(page, 'Where does it hurt?')).toBe(before)
})

test('choosing a tab moves no other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTracker(page)
  const tabs = page.getByRole('tab')
  const places = () =>
    tabs.evaluateAll((all) =>
      all
        .map((tab) => tab.getBoundingClientRect())
        .map(({ x, y }) => [Math.round(x), Math.round(y + scrollY)]),
    )
  const before = await places()
  // In one row.
  expect(new Set(before.map(([, y]) => y)).size).toBe(1)
  await page.getByRole('tab', { name: 'What’s next' }).tap()
  await expect(page.getByRole('heading', { name: 'What usually comes next' })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('the first day can be saved with the keyboard, and the focus stays', async ({ page }) => {
  await openTracker(page)
  await page.getByRole('radio', { name: '4', exact: true }).check()
  const save = page.getByRole('button', { name: 'Save this day' })
  await save.press('Enter')
  await expect(page.getByText('is saved on this device')).toBeVisible()
  await expect(save).toBeFocused()
})

test('notes can be saved where they are written, and the answer comes into view', async ({ page }) => {
  await openTracker(page)
  const whole = page.getByRole('button', { name: 'Save the whole day' })
  await expect(whole).toBeHidden()
  await fold(page, 'Medicine, sitting and notes').tap()
  await page.getByLabel('Notes', { exact: true }).fill('Walked to the mailbox.')
  await whole.tap()
  await expect(page.getByText('is saved on this device')).toBeInViewport()
})

test('numbness between the legs, once drawn, brings the 911 card into view', async ({ page }) => {
  await openTracker(page)
  await fold(page, 'Where does it hurt?').tap()
  await page.locator('label', { hasText: 'Numb' }).tap()
  const area = page.locator('svg').getByRole('checkbox', { name: /^Between the legs/ })
  await area.tap()
  const card = page.getByRole('alert').filter({ hasText: 'between your legs' })
  await expect(card.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 })
})

test.describe('200 % text', () => {
  const enlarge = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  /** Choices whose words reach beyond their border, or are narrower than a finger. */
  const badChoices = (page: Page) =>
    page
      .locator('.choice:visible')
      .evaluateAll((choices) =>
        choices
          .filter((choice) => choice.scrollWidth > choice.clientWidth || choice.clientWidth < 44)
          .map((choice) => choice.textContent),
      )

  test('every answer of the day is readable, and the drawing is not covered', async ({ page }) => {
    await openTracker(page)
    await enlarge(page)
    expect(await badChoices(page)).toEqual([])
    await fold(page, 'Where does it hurt?').tap()
    const head = page.locator('svg').getByRole('checkbox', { name: 'Face and forehead' })
    await head.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await head.tap()
    await expect(head).toBeChecked()
    expect(await page.evaluate(layoutProblems, 16)).toMatchObject({ scrolls: 0, outside: [], split: [] })
    // What stays at the top leaves the drawing free.
    expect(await page.evaluate(() => document.elementFromPoint(100, 60)?.closest('.pain-kinds'))).toBeNull()
  })

  test('the saved days do not scroll the page sideways', async ({ page }) => {
    await openTracker(page)
    for (const back of [2, 1]) {
      await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, back))
      await logDay(page, { pain: 3, walking: '20' })
    }
    await enlarge(page)
    await page.getByRole('tab', { name: 'My days' }).tap()
    await expect(page.getByRole('heading', { name: 'My days' })).toBeVisible()
    expect(await page.evaluate(layoutProblems, 16)).toMatchObject({ scrolls: 0 })
  })
})
