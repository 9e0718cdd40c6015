import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { violations } from './axe'
import { scriptsOf } from './loaded-scripts'
import { expect, phone, ready, test } from './visitors'

async function open(page: Page) {
  await page.goto('/recovery-tracker')
  await expect(page.getByRole('tab', { name: 'Today' })).toBeVisible()
}

/** The visitor's own calendar day, some days back: 2026-11-20. */
const dayBack = (page: Page, days: number) =>
  page.evaluate((back) => {
    const date = new Date()
    date.setDate(date.getDate() - back)
    return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
  }, days)

async function logDay(page: Page, entry: { back?: number; pain?: number; walking?: string; notes?: string }) {
  if (entry.back) await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, entry.back))
  if (entry.pain !== undefined)
    await page.getByRole('radio', { name: String(entry.pain), exact: true }).check()
  if (entry.walking) await page.getByLabel('Walking').fill(entry.walking)
  if (entry.notes) await page.getByLabel('Notes', { exact: true }).fill(entry.notes)
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(page.getByText('is saved on this device')).toBeVisible()
}

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return textOf(download)
}
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')

/** Of the tracker and the question that is answered; the rest of the page is accessibility.spec.ts's. */
const found = (page: Page) => violations(page, '#tracker', '[role=alert]')

test('a danger sign shows the 911 card at once, takes the focus there, and is kept nowhere', async ({
  page,
}) => {
  await open(page)
  const first = page.getByRole('group', { name: 'Is one of these true today?' }).first()
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

test('the 911 card gets the focus also where the browser gives it to the answer after the press', async ({
  page,
}) => {
  // As WebKit does when the label is pressed.
  await page.addInitScript(() =>
    window.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLInputElement) target.focus()
    }),
  )
  await open(page)
  await page.getByRole('group', { name: 'Is one of these true today?' }).first().getByText('Yes').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Call 911 now' })).toBeFocused()
})

test('a same-day sign says how to be seen today', async ({ page }) => {
  await open(page)
  const second = page.getByRole('group', { name: 'Is one of these true today?' }).nth(1)
  await second.getByRole('radio', { name: 'Yes' }).check()
  await expect(page.getByRole('alert').filter({ hasText: 'Get seen today' })).toContainText(
    'urgent care clinic',
  )
})

test('numbness marked between the legs, in the drawing or in the list, shows the 911 card', async ({
  page,
}) => {
  await open(page)
  await page.getByText('Where does it hurt?').click()
  await page.getByRole('radio', { name: 'Numb' }).check()
  const card = page.getByRole('alert').filter({ hasText: 'between the legs' })
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

test('a day is kept over a reload, can be changed and deleted, and says what got easier', async ({
  page,
}) => {
  await open(page)
  await logDay(page, { back: 7, pain: 6, walking: '10' })
  await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
  await logDay(page, { pain: 4, walking: '20', notes: 'Wound dry' })
  await expect(page.getByText('You walked 10 minutes more than a week ago.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Walking')).toHaveValue('20')
  await page.getByRole('tab', { name: 'My days' }).click()
  const table = page.getByRole('region', { name: /Every day that is saved/ })
  await expect(table.getByText('Wound dry')).toBeVisible()
  await table
    .getByRole('button', { name: /change this day/ })
    .nth(1)
    .click()
  await expect(page.getByLabel('Walking')).toHaveValue('10')
  await page.getByRole('tab', { name: 'My days' }).click()
  await table
    .getByRole('button', { name: /change this day/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'How is today?' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete this day' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('was deleted.')).toBeVisible()
  await page.getByRole('tab', { name: 'My days' }).click()
  await expect(table.getByText('Wound dry')).toHaveCount(0)
})

test('what is typed outlives an error and a reload before it is saved', async ({ page }) => {
  await open(page)
  await page.getByLabel('Notes', { exact: true }).fill('Slept on my side')
  await page.getByLabel('Sleep').fill('25')
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(page.getByLabel('Sleep')).toBeFocused()
  await expect(page.getByText('A day has 24 hours.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Slept on my side')
  await expect(page.getByLabel('Sleep')).toHaveValue('25')
})

test('two days draw lines, with every number in a table, and no style that the policy refuses', async ({
  page,
}) => {
  const refused: string[] = []
  await page.exposeFunction('refuse', (text: string) => refused.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as { refuse: (text: string) => void }).refuse(event.violatedDirective)
    }),
  )
  await open(page)
  await logDay(page, { back: 1, pain: 6, walking: '10' })
  await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
  await logDay(page, { pain: 4, walking: '20' })
  await page.getByRole('tab', { name: 'My days' }).click()
  const chart = page.getByRole('img', { name: /^Pain, 0 to 10, from/ })
  await expect(chart.locator('.ct-point')).toHaveCount(2)
  expect((await chart.locator('svg').boundingBox())?.width).toBeGreaterThan(300)
  expect(refused).toEqual([])
})

test('the plan dates what usually comes, and the calendar file follows a change', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'What is next' }).click()
  await expect(page.getByText('Your surgeon’s instructions come first.')).toBeVisible()
  await page.getByLabel('My operation', { exact: true }).selectOption('Fusion')
  // Over the change to daylight saving time on March 14, 2027.
  await page.getByLabel('Date of my operation').fill('2027-03-01')
  await page.getByRole('button', { name: 'Save my plan' }).click()
  await expect(page.getByText('Around March 15, 2027')).toBeVisible()
  await expect(page.getByText('Your plan is saved on this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save my plan' })).toBeFocused()
  const first = await saved(page, 'Save these dates for my calendar')
  expect(first).toContain('DTSTART;VALUE=DATE:20270315')
  expect(first).toContain('SEQUENCE:0')
  await page.getByLabel('Date of my operation').fill('2027-03-08')
  await page.getByRole('button', { name: 'Save my plan' }).click()
  await expect(page.getByText('Around March 22, 2027')).toBeVisible()
  const second = await saved(page, 'Save these dates for my calendar')
  expect(second).toContain('SEQUENCE:1')
  const ids = (text: string) => text.match(/^UID:.+$/gm)
  expect(ids(second)).toEqual(ids(first))
})

test('the summary prints on one Letter page, alone', async ({ page }) => {
  await open(page)
  await logDay(page, { back: 1, pain: 6, walking: '10' })
  await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
  await page.getByLabel('Show these notes on the summary').check()
  await logDay(page, { pain: 4, walking: '20', notes: 'Left foot tingles less' })
  await page.getByRole('tab', { name: 'My visit' }).click()
  await page.getByLabel('What I want to ask').fill('May I swim?')
  await page.evaluate(() => (window.print = () => undefined))
  await page.getByRole('button', { name: 'Print the summary' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('#visit-sheet')
  await expect(sheet).toContainText('Left foot tingles less')
  await expect(sheet).toContainText('May I swim?')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a copy goes out, everything is deleted, and the copy comes back', async ({ page }) => {
  await open(page)
  await logDay(page, { pain: 4, walking: '20', notes: '=1+1' })
  await page.getByText('Save a copy', { exact: true }).click()
  const full = await saved(page, 'Save a full copy')
  expect(await saved(page, 'Save a table')).toContain("'=1+1")
  await page.locator('summary', { hasText: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Everything was deleted from this device.')).toBeVisible()
  await expect(page.getByLabel('Walking')).toHaveValue('')
  await page.getByText('Bring a copy back').click()
  const file = (text: string) => ({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  const input = page.getByLabel('Choose a saved file')
  await input.setInputFiles(file(full.replace('"pain": 4', '"pain": 40')))
  await expect(page.getByText('Something in this file is not as it should be')).toBeVisible()
  await input.setInputFiles(file(full.replace('"version": 2', '"version": 9')))
  await expect(page.getByText('newer version of this page')).toBeVisible()
  await input.setInputFiles(file(full))
  await expect(page.getByText('1 person, 1 day, 0 plans, 0 forms').first()).toBeVisible()
  // Nothing is written before it is confirmed.
  await expect(page.getByLabel('Walking')).toHaveValue('')
  await page.getByRole('button', { name: 'Add to what is here' }).click()
  await expect(page.getByLabel('Walking')).toHaveValue('20')
})

test('a locked copy opens with its passphrase alone', async ({ page }) => {
  await open(page)
  await logDay(page, { pain: 7, notes: 'Made-up note' })
  await page.getByText('Save a copy', { exact: true }).click()
  await page.getByLabel('Passphrase for the locked copy').fill('short')
  await page.getByRole('button', { name: 'Save a locked copy' }).click()
  await expect(page.getByText('Please use at least 8 letters')).toBeVisible()
  await page.getByLabel('Passphrase for the locked copy').fill('four plain short words')
  const locked = await saved(page, 'Save a locked copy')
  expect(locked).not.toContain('Made-up note')
  await page.getByText('Bring a copy back').click()
  await page
    .getByLabel('Choose a saved file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(locked) })
  await page.getByLabel('Passphrase of this file').fill('four wrong short words')
  await page.getByRole('button', { name: 'Open the locked file' }).click()
  await expect(page.getByText('That passphrase does not open this file.')).toBeVisible()
  await page.getByLabel('Passphrase of this file').fill('four plain short words')
  await page.getByRole('button', { name: 'Open the locked file' }).click()
  await expect(page.getByText('1 entry is on this device already.')).toBeVisible()
})

test('two people share a device, and a second tab sees a change', async ({ page, context }) => {
  await open(page)
  await logDay(page, { walking: '20' })
  await page.getByText('Add or rename a person').click()
  await page.getByLabel('Name of the person to add').fill('Bert Example')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await expect(page.getByLabel('Whose records?')).toHaveValue(/.+/)
  await expect(page.getByLabel('Walking')).toHaveValue('')
  await logDay(page, { walking: '5' })
  const other = await context.newPage()
  await open(other)
  await expect(other.getByLabel('Walking')).toHaveValue('5')
  await page.getByLabel('Walking').fill('15')
  await page.getByRole('button', { name: 'Save this day' }).click()
  await expect(other.getByLabel('Walking')).toHaveValue('15')
  await page.getByLabel('Whose records?').selectOption('Me')
  await expect(page.getByLabel('Walking')).toHaveValue('20')
  // Of what was said about one person's day, nothing stands with the other's.
  await expect(page.getByText(/is saved/)).toHaveCount(0)
  await page.getByRole('tab', { name: 'My visit' }).click()
  await page.getByLabel('What I want to ask').fill('A question of mine?')
  await page.getByLabel('Whose records?').selectOption('Bert Example')
  await expect(page.getByLabel('What I want to ask')).toHaveValue('')
})

test('nothing that is entered leaves the device', async ({ page }) => {
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => {
    const isPart = ['script', 'stylesheet', 'font'].includes(request.resourceType())
    if (!isPart && !/^blob:|\/icon\.svg$/.test(request.url()))
      sent.push(`${request.method()} ${request.url()}`)
  })
  await logDay(page, { pain: 4, walking: '20', notes: 'Made-up note' })
  for (const name of ['My days', 'What is next', 'My visit', 'Today'])
    await page.getByRole('tab', { name }).click()
  await page.getByText('Save a copy', { exact: true }).click()
  await saved(page, 'Save a full copy')
  expect(sent).toEqual([])
  expect(page.url()).toMatch(/\/recovery-tracker$/)
})

test('by keyboard alone: an answer, a day, the tabs', async ({ page }) => {
  await open(page)
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

test.describe('where the browser keeps nothing', () => {
  test('the page says so, and loses nothing typed', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    await open(page)
    await expect(page.getByText('does not let the page keep anything').first()).toBeVisible()
    await page.getByLabel('Walking').fill('20')
    await page.getByRole('button', { name: 'Save this day' }).click()
    await expect(page.getByLabel('Walking')).toHaveValue('20')
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a finger answers, marks and saves; every target is large enough and nothing scrolls sideways', async ({
    page,
  }) => {
    await open(page)
    await page.getByRole('group', { name: 'Is one of these true today?' }).first().getByText('No, none').tap()
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
  test(`every view is free of what axe finds, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    await logDay(page, { back: 1, pain: 6, walking: '10' })
    await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
    await logDay(page, { pain: 4, walking: '20', notes: 'Wound dry' })
    await page.getByRole('radio', { name: 'Yes' }).first().check()
    for (const summary of await page.locator('#tracker summary').all()) await summary.click()
    expect(await found(page)).toEqual([])
    for (const name of ['My days', 'What is next', 'My visit']) {
      await page.getByRole('tab', { name }).click()
      if (name === 'My days') await expect(page.locator('.ct-point').first()).toBeAttached()
      expect(await found(page)).toEqual([])
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the danger signs still show the card, and the paper log stands', async ({ page }) => {
    await page.goto('/recovery-tracker')
    await page.getByRole('radio', { name: 'Yes' }).first().check()
    await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
    await expect(page.getByText('The tracker needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('region', { name: /One line for each day/ })).toBeVisible()
  })
})

test('its script is loaded on its own page only, and the chart library with the first chart', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto('/resources/recovery')
  await ready(page)
  expect(await scripts.hold('personForSaving')).toBe(false)
  await open(page)
  await expect.poll(() => scripts.hold('personForSaving')).toBe(true)
  expect(await scripts.hold('ct-chart')).toBe(false)
  await logDay(page, { back: 1, pain: 6 })
  await page.getByLabel('Day', { exact: true }).fill(await dayBack(page, 0))
  await logDay(page, { pain: 4 })
  await page.getByRole('tab', { name: 'My days' }).click()
  await expect.poll(() => scripts.hold('ct-chart')).toBe(true)
})
