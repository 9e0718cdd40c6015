import type { Page } from '@playwright/test'
import { scriptsOf } from '../../support/loaded-scripts'
import {
  dayBack,
  logDay,
  openDetails,
  openTracker,
  problemsFound,
  saved,
  sleep,
  walking,
} from '../../support/tracker-page'
import { expect, phone, test } from '../../support/visitors'

test('a danger sign shows the 911 card at once, focuses it, and is stored nowhere', async ({ page }) => {
  await openTracker(page)
  const first = page.getByRole('group', { name: 'Are any of these true today?' }).first()
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeHidden()
  await first.getByRole('radio', { name: 'Yes' }).check()
  const card = page.getByRole('alert').filter({ hasText: 'Call 911 now' })
  await expect(card).toBeFocused()
  await expect(card.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await logDay(page, { pain: 4 })
  await page.getByText('Save a copy', { exact: true }).click()
  expect(await saved(page, 'Save a full copy')).not.toMatch(/safety|danger|true/)
  await first.getByRole('radio', { name: 'No, none' }).check()
  await expect(card).toBeHidden()
})

test('the 911 card gets focus even if the browser focuses the answer after the click', async ({ page }) => {
  // As WebKit does when the label is clicked.
  await page.addInitScript(() =>
    window.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLInputElement) target.focus()
    }),
  )
  await openTracker(page)
  await page.getByRole('group', { name: 'Are any of these true today?' }).first().getByText('Yes').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Call 911 now' })).toBeFocused()
})

test('a same-day sign says how to be seen today', async ({ page }) => {
  await openTracker(page)
  const second = page.getByRole('group', { name: 'Are any of these true today?' }).nth(1)
  await second.getByRole('radio', { name: 'Yes' }).check()
  await expect(page.getByRole('alert').filter({ hasText: 'Call today' })).toContainText(
    'the surgeon who operated on you',
  )
})

test('numbness marked between the legs, in the drawing or in the list, shows the 911 card', async ({
  page,
}) => {
  await openTracker(page)
  await page.getByText('Where does it hurt?').click()
  await page.getByRole('radio', { name: 'Numb' }).check()
  const card = page.getByRole('alert').filter({ hasText: 'between your legs' })
  const drawn = page.locator('svg').getByRole('checkbox', { name: /^Between the legs/ })
  await drawn.click()
  await expect(card.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await drawn.click()
  await expect(card).toBeHidden()
  await page.getByText('Choose from a list instead').click()
  const listed = (name: RegExp) => page.locator('label').getByRole('checkbox', { name })
  await listed(/^Left low back/).check()
  await expect(card).toBeHidden()
  await listed(/^Between the legs/).check()
  await expect(card.getByRole('link', { name: 'Call 911' })).toBeVisible()
})

test('a day survives a reload, can be changed and deleted, and shows what improved', async ({ page }) => {
  await openTracker(page)
  await logDay(page, { back: 7, pain: 6, walking: '10' })
  await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
  await logDay(page, { pain: 4, walking: '20', notes: 'Wound dry' })
  await expect(page.getByText('You walked 10 minutes more than a week ago.')).toBeVisible()
  await page.reload()
  await expect(walking(page)).toHaveValue('20')
  await page.getByRole('tab', { name: 'My days' }).click()
  const table = page.getByRole('region', { name: /All the days you’ve saved/ })
  await expect(table.getByText('Wound dry')).toBeVisible()
  await table
    .getByRole('button', { name: /change this day/ })
    .nth(1)
    .click()
  await expect(walking(page)).toHaveValue('10')
  await page.getByRole('tab', { name: 'My days' }).click()
  await table
    .getByRole('button', { name: /change this day/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Today, for me' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete this day' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('was deleted.')).toBeVisible()
  await page.getByRole('tab', { name: 'My days' }).click()
  await expect(table.getByText('Wound dry')).toHaveCount(0)
})

test('unsaved input survives an error and a reload', async ({ page }) => {
  await openTracker(page)
  await openDetails(page)
  await page.getByLabel('Notes', { exact: true }).fill('Slept on my side')
  await sleep(page).fill('25')
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(sleep(page)).toBeFocused()
  await expect(page.getByText('A day has 24 hours.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Slept on my side')
  await expect(sleep(page)).toHaveValue('25')
})

test('two days draw lines, with every number in a table, and no CSP violation', async ({ page }) => {
  const refused: string[] = []
  await page.exposeFunction('refuse', (text: string) => refused.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as { refuse: (text: string) => void }).refuse(event.violatedDirective)
    }),
  )
  await openTracker(page)
  await logDay(page, { back: 1, pain: 6, walking: '10' })
  await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
  await logDay(page, { pain: 4, walking: '20' })
  await page.getByRole('tab', { name: 'My days' }).click()
  const chart = page.getByRole('slider', { name: 'Chart: Pain, 0 to 10, day by day' })
  await expect(chart).toHaveAttribute('aria-valuetext', /: 4$/)
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /: 6$/)
  const figure = page.locator('figure').filter({ has: chart })
  await expect(figure.locator('.chart-value')).toHaveText(/: 6$/)
  await chart.hover({ position: { x: (await chart.boundingBox())!.width - 20, y: 20 } })
  await expect(figure.locator('.chart-value')).toHaveText(/: 4$/)
  await expect(figure.getByRole('row')).toHaveText([/6$/, /4$/])
  expect(refused).toEqual([])
})

test('the plan dates the typical milestones, and the calendar file follows a change', async ({ page }) => {
  await openTracker(page)
  await page.getByRole('tab', { name: 'What’s next' }).click()
  await expect(page.getByText('Your surgeon’s instructions come first.')).toBeVisible()
  await page.getByLabel('My operation', { exact: true }).selectOption('Fusion')
  // Across the change to daylight saving time on March 14, 2027.
  await page.getByLabel('Date of my operation').fill('2027-03-01')
  await page.getByRole('button', { name: 'Save my plan' }).click()
  await expect(page.getByText('Around March 15, 2027')).toBeVisible()
  await expect(page.getByText('Your plan is saved on this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save my plan' })).toBeFocused()
  await page.getByLabel('Remind me every day').selectOption('At 7 p.m.')
  const first = await saved(page, 'Save dates for my calendar')
  expect(first).toContain('DTSTART;VALUE=DATE:20270315')
  expect(first).toContain('SEQUENCE:0')
  expect(first).toMatch(/DTSTART:\d{8}T190000\r\n/)
  await page.getByLabel('Date of my operation').fill('2027-03-08')
  await page.getByRole('button', { name: 'Save my plan' }).click()
  await expect(page.getByText('Around March 22, 2027')).toBeVisible()
  const second = await saved(page, 'Save dates for my calendar')
  expect(second).toContain('SEQUENCE:1')
  const ids = (text: string) => text.match(/^UID:.+$/gm)
  expect(ids(second)).toEqual(ids(first))
})

test('by keyboard alone: an answer, a day, the tabs', async ({ page }) => {
  await openTracker(page)
  await page.getByRole('radio', { name: 'No, none' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('alert').filter({ hasText: 'Call 911 now' })).toBeFocused()
  await page.getByRole('radio', { name: '0', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Save this day' }).press('Enter')
  await expect(page.getByText('is saved on this device')).toBeVisible()
  await page.getByRole('tab', { name: 'Today' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'My days' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'My days' })).toBeVisible()
})

test.describe('without browser storage', () => {
  test('the page says so and keeps the input', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    await openTracker(page)
    await expect(page.getByText('won’t let us save anything').first()).toBeVisible()
    await walking(page).fill('20')
    await page.getByRole('button', { name: 'Save this day' }).click()
    await expect(walking(page)).toHaveValue('20')
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('touch works for answers, marks and saving; targets are large enough and nothing scrolls sideways', async ({
    page,
  }) => {
    await openTracker(page)
    await page
      .getByRole('group', { name: 'Are any of these true today?' })
      .first()
      .getByText('No, none')
      .tap()
    await page.getByRole('radio', { name: '3', exact: true }).tap()
    await page.getByRole('button', { name: 'Save this day' }).tap()
    await expect(page.getByText('is saved on this device')).toBeVisible()
    const small = await page
      .locator('#tracker :is(button, .choice, select, input:not([type=radio], [type=checkbox]))')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 47.5)
          .map((one) => one.outerHTML.slice(0, 80)),
      )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no axe violations in any view, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openTracker(page)
    await logDay(page, { back: 1, pain: 6, walking: '10' })
    await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
    await logDay(page, { pain: 4, walking: '20', notes: 'Wound dry' })
    await page.getByRole('group', { name: 'Are any of these true today?' }).first().getByText('Yes').click()
    for (const summary of await page.locator('#tracker summary').all()) await summary.click()
    expect(await problemsFound(page)).toEqual([])
    for (const name of ['My days', 'What’s next', 'My visit']) {
      await page.getByRole('tab', { name }).click()
      if (name === 'My days') await expect(page.locator('.chart-point').first()).toBeAttached()
      await expect(page.getByText('Opening…')).toHaveCount(0)
      expect(await problemsFound(page)).toEqual([])
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the danger signs still show the card, and the paper log is there', async ({ page }) => {
    await page.goto('/recovery-tracker')
    await page.getByRole('radio', { name: 'Yes' }).first().check()
    await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
    await expect(page.getByText('The tracker needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('region', { name: /one line a day/ })).toBeVisible()
  })
})

test('the code that stores loads with the first touch, and that of the charts with the first chart', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await openTracker(page)
  expect(await scripts.hold('createObjectStore')).toBe(false)
  await page.getByRole('radio', { name: '6', exact: true }).check()
  await expect.poll(() => scripts.hold('createObjectStore')).toBe(true)
  expect(await scripts.hold('chart-reader')).toBe(false)
  await logDay(page, { back: 1, pain: 6 })
  await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
  await logDay(page, { pain: 4 })
  await expect.poll(() => scripts.hold('chart-reader')).toBe(true)
})

/** What a usual day takes: pain, walking, sleep, save. */
const usualDay = async (page: Page) => {
  await page.getByRole('radio', { name: '4', exact: true }).tap()
  await page.getByRole('radio', { name: '15 minutes' }).tap()
  await page.getByRole('radio', { name: '6 hours' }).tap()
  await page.getByRole('button', { name: 'Save this day' }).tap()
  await expect(page.getByText('is saved on this device')).toBeInViewport()
}

test.describe('a usual day', () => {
  test.use(phone)

  test('takes at most five taps, and the second day shows the trend at once', async ({ page }) => {
    await openTracker(page)
    await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 1))
    await usualDay(page)
    await page.reload()
    await expect(page.getByText('Last: 4 (yesterday)')).toBeVisible()
    await page.evaluate(() => {
      document.body.dataset.taps = '0'
      document.addEventListener('pointerdown', () => {
        document.body.dataset.taps = String(Number(document.body.dataset.taps) + 1)
      })
    })
    await usualDay(page)
    expect(Number(await page.locator('body').getAttribute('data-taps'))).toBeLessThanOrEqual(5)
    await expect(page.getByRole('slider', { name: /^Chart: Pain/ })).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('radio', { name: '6 hours' })).toBeChecked()
  })

  test('every number of the pain scale is at least 44 by 44 pixels', async ({ page }) => {
    await openTracker(page)
    const sizes = await page
      .getByRole('group', { name: /^Pain/ })
      .locator('.choice')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      )
    expect(sizes).toHaveLength(11)
    expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44)
  })
})

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use(width === 390 ? phone : { viewport: { width, height } })

    test('the whole entry is on the first screen, and whose day it is stays in sight', async ({ page }) => {
      await openTracker(page)
      await expect(page.getByRole('radio', { name: '0', exact: true })).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Save this day' })).toBeInViewport({ ratio: 1 })
      await openDetails(page)
      await page.getByLabel('Notes', { exact: true }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: 'Today, for me' })).toBeInViewport()
    })
  })
}
