import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf, textOfPdf } from '../../support/content/read-pdf'
import { violations } from '../../support/axe'
import { scriptsOf } from '../../support/loaded-scripts'
import { expect, phone, ready, test } from '../../support/visitors'

// A known location: the page changes variant only where a test wants it to.
test.use({ place: 'Chicago' })

const formsPage = '/resources/forms'

const fold = (page: Page, heading: string) => page.getByRole('form', { name: heading })

async function open(page: Page, heading: string) {
  await page
    .getByRole('link', { name: new RegExp(`(Fill it out here|Keep filling it out): ${heading}`) })
    .click()
  await expect(fold(page, heading)).toBeVisible()
}

async function goTo(page: Page) {
  await page.goto(formsPage)
  await ready(page)
}

async function isSaved(page: Page) {
  await expect(page.getByText('Saved on this device.', { exact: true })).toBeVisible()
}

async function made(page: Page, button = 'Save as a PDF'): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path())
}

test('five forms, each with a blank tagged PDF with the stated number of pages', async ({
  page,
  request,
}) => {
  await page.goto(formsPage)
  const links = page.getByRole('link', { name: /^Print a blank copy: / })
  await expect(links).toHaveCount(5)
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    const pdf = readPdf(await answer.body())
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-US' })
    await expect(link).toHaveAccessibleName(new RegExp(`\\(PDF, ${pdf.pages} pages\\)`))
  }
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} by ${height} a form opens at its title and first part, and Next leads to the second`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await goTo(page)
    for (const name of ['About you and your visit', 'Records release']) {
      await open(page, name)
      await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(new RegExp(`^${name}: part 1 of \\d$`))).toBeInViewport({ ratio: 1 })
      await fold(page, name)
        .getByRole('button', { name: /^Next: / })
        .first()
        .click()
      await expect(page.getByText(new RegExp(`^${name}: part 2 of \\d$`))).toBeInViewport({ ratio: 1 })
    }
  })

test('input is restored after a reload, and the list says so', async ({ page }) => {
  await goTo(page)
  await open(page, 'About you and your visit')
  await page.getByLabel('Full name').fill('Rosa Example')
  await page.getByLabel('Burning').check()
  await isSaved(page)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Rosa Example')
  await expect(page.getByLabel('Burning')).toBeChecked()
  await page.getByRole('button', { name: 'Close this form' }).click()
  await expect(page.getByText(/^Saved on this device on [A-Z][a-z]+ \d+, 20\d\d\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Keep filling it out: About you/ })).toBeVisible()
})

test('the keyboard alone opens a form, fills it in and creates its PDF', async ({ page }) => {
  await goTo(page)
  await page.getByRole('link', { name: /Fill it out here: How to reach you/ }).focus()
  await page.keyboard.press('Enter')
  await expect(fold(page, 'How to reach you, and your language')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Add or rename a person')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.keyboard.type('Rosa Example')
  await page
    .getByRole('group', { name: 'Would you like an interpreter?' })
    .getByRole('radio', { name: 'Yes' })
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save as a PDF' }).focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('contact-language.pdf')
  expect(textOfPdf(readFileSync(await download.path()))).toMatch(
    /interpreter\?\nChecked\nYes\nNot checked\nNo/,
  )
})

test('a doubtful answer gets a hint beside it, and blocks nothing', async ({ page }) => {
  await goTo(page)
  await open(page, 'About you and your visit')
  await page.getByLabel('Date of birth').fill('3/14/2152')
  await page.getByLabel('Phone', { exact: true }).fill('12')
  await page.getByLabel('Work you do').focus()
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/This date is in the future/)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/phone number/)
  const text = textOfPdf(await made(page))
  expect(text).toContain('Date of birth\nMarch 14, 2152')
  await expect(page.getByText('Worth a second look: Date of birth; Phone.')).toBeVisible()
})

test('a press counts although it leaves a doubtful answer behind', async ({ page }) => {
  await goTo(page)
  await open(page, 'How to reach you, and your language')
  const number = page.getByLabel('Best number to call')
  await number.fill('12')
  const below = page.getByRole('group', { name: 'May we leave a message?' }).getByLabel('Yes')
  await below.click({ delay: 80 })
  await expect(below).toBeChecked()
  await expect(number).toHaveAccessibleDescription(/phone number/)
})

test('the PDF contains the answers in order, and nothing was sent anywhere', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await goTo(page)
  await open(page, 'Health history and medicines')
  await page.getByLabel('Full name').fill('Rosa Example')
  await page.getByRole('button', { name: 'Add the first medicine' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Samplipril')
  await page.getByRole('button', { name: 'Add another medicine' }).click()
  await page.getByLabel('Name', { exact: true }).nth(1).fill('Wrongtin')
  await page.getByRole('button', { name: 'Remove this one: Medicine 2' }).click()
  await page.getByLabel('Diabetes').check()
  const bytes = await made(page)
  const text = textOfPdf(bytes)
  expect(readPdf(bytes)).toMatchObject({ isTagged: true, language: 'en-US' })
  expect(text).toMatch(/Rosa Example[\s\S]*Samplipril[\s\S]*Checked\nDiabetes/)
  expect(text).not.toContain('Wrongtin')
  await expect(page.getByText(/^Done\. Look for “.+” in your downloads/)).toBeVisible()
  expect(asked.filter((line) => /Rosa|Samplipril/.test(line))).toEqual([])
  expect(asked.filter((line) => !/^GET (http:\/\/localhost|blob:|data:)/.test(line))).toEqual([])
})

test('a mark on the body is in the PDF as text, and a danger sign gets an immediate warning', async ({
  page,
}) => {
  await goTo(page)
  await open(page, 'Pain drawing')
  await page.getByText('Choose from a list instead').click()
  await page.getByRole('checkbox', { name: 'Left low back' }).last().check()
  await page.getByRole('radio', { name: /Numb/ }).check()
  const alert = page.getByRole('alert').filter({ hasText: 'between your legs' })
  await expect(alert).toBeHidden()
  await page.getByRole('checkbox', { name: 'Between the legs' }).last().check()
  await expect(alert.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  expect(textOfPdf(await made(page))).toContain('Left low back (pain); Between the legs (numb)')
})

test('a records release cannot be signed here', async ({ page }) => {
  await goTo(page)
  await open(page, 'Records release')
  await expect(page.getByText('You’ll sign this form by hand, on paper.')).toBeVisible()
  await expect(fold(page, 'Records release').getByLabel(/sign here|signature/i)).toHaveCount(0)
  await page.getByLabel('Full name of the patient').fill('Rosa Example')
  expect(textOfPdf(await made(page))).toMatch(/Sign here by hand, on paper\nDate/)
})

test('one form is cleared after confirmation, the others stay', async ({ page }) => {
  await goTo(page)
  await open(page, 'Pain drawing')
  await page.getByLabel('Full name').fill('Rosa Example')
  await isSaved(page)
  await open(page, 'Records release')
  // Wait until the other form has been saved.
  await expect(page.getByLabel('Full name of the patient')).toHaveValue('Rosa Example')
  await page.getByLabel('Previous names').fill('Rosa Sample')
  await isSaved(page)
  await page.getByRole('button', { name: 'Clear this form' }).click()
  await page.getByRole('button', { name: 'No, keep it' }).click()
  await expect(page.getByLabel('Full name of the patient')).toHaveValue('Rosa Example')
  await page.getByRole('button', { name: 'Clear this form' }).click()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(page.getByLabel('Full name of the patient')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Previous names')).toHaveValue('')
  await expect(page.getByRole('link', { name: /Keep filling it out: Pain drawing/ })).toBeVisible()
})

test('a caregiver can keep two people’s forms apart', async ({ page }) => {
  await goTo(page)
  await open(page, 'About you and your visit')
  await page.getByLabel('Full name').fill('Rosa Example')
  await isSaved(page)
  await page.getByText('Add or rename a person').click()
  await page.getByLabel('Name of the person to add').fill('Ben')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.getByLabel('Full name').fill('Ben Example')
  await isSaved(page)
  await page.getByLabel('Whose records?').selectOption({ label: 'Me' })
  await expect(page.getByLabel('Full name')).toHaveValue('Rosa Example')
})

test('input is kept when the layout changes while typing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page)
  await open(page, 'About you and your visit')
  await page.getByLabel('Full name').fill('Rosa Example')
  await page.evaluate(() => (document.querySelector('main')!.dataset.same = ''))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.locator('main[data-same]')).toHaveCount(1)
  await expect(page.getByLabel('Full name')).toHaveValue('Rosa Example')
})

test('a browser without storage says so, and the PDF can still be created', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await goTo(page)
  await open(page, 'Records release')
  await expect(page.getByRole('alert').filter({ hasText: 'won’t let us save anything' })).toBeVisible()
  await page.getByLabel('Full name of the patient').fill('Rosa Example')
  expect(textOfPdf(await made(page))).toContain('Rosa Example')
})

test('the packet contains everything available: questions on its cover, then medicines, then forms', async ({
  page,
}) => {
  await page.goto('/resources/appointment-prep')
  await ready(page)
  await page.getByLabel('What could happen if I wait?').check()
  await goTo(page)
  await open(page, 'Health history and medicines')
  await page.getByLabel('Full name').fill('Rosa Example')
  await page.getByRole('button', { name: 'Add the first medicine' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Samplipril')
  await isSaved(page)
  await page.getByRole('button', { name: 'Put my packet together' }).click()
  const log = page.getByRole('checkbox', { name: /My recovery log/ })
  await expect(log).toBeDisabled()
  await expect(log).toHaveAccessibleDescription(/Your recovery log is still empty/)
  await expect(page.getByLabel('Name on the cover')).toHaveValue('Rosa Example')
  await page.getByLabel('Date of your visit').fill('December 1, 2026')
  const text = textOfPdf(await made(page, 'Save my packet as a PDF'))
  expect(text).toMatch(
    /For my visit[\s\S]*December 1, 2026[\s\S]*What could happen if I wait\?[\s\S]*Samplipril/,
  )
  await page.getByRole('checkbox', { name: 'My questions for the visit' }).uncheck()
  expect(textOfPdf(await made(page, 'Save my packet as a PDF'))).not.toContain('What may happen')
})

test('form and PDF code loads on demand, and on no other page', async ({ page }) => {
  const scripts = scriptsOf(page)
  const [maker, field] = ['StructTreeRoot', 'shouldUnregister']
  await page.goto('/resources/appointment-prep')
  await ready(page)
  await goTo(page)
  await expect(page.getByRole('link', { name: /Fill it out here: Pain/ })).toBeVisible()
  expect([await scripts.hold(maker), await scripts.hold(field)]).toEqual([false, false])
  await open(page, 'Pain drawing')
  expect([await scripts.hold(maker), await scripts.hold(field)]).toEqual([false, true])
  await made(page)
  expect(await scripts.hold(maker)).toBe(true)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a form fits, and its targets are finger-sized', async ({ page }) => {
    await goTo(page)
    await page.getByRole('link', { name: /Fill it out here: Pain drawing/ }).tap()
    await expect(fold(page, 'Pain drawing')).toBeVisible()
    await page.getByRole('group', { name: 'Neck or back, today' }).getByText('7', { exact: true }).tap()
    await expect(page.getByRole('radio', { name: '7' }).first()).toBeChecked()
    await isSaved(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const low = await fold(page, 'Pain drawing')
      .locator('input[type=text], textarea, button, label:has(input)')
      .evaluateAll(
        (all) =>
          all.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 47.5)
            .length,
      )
    expect(low).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms can be printed blank, and their questions can be read', async ({ page }) => {
    await page.goto(formsPage)
    await expect(page.getByRole('link', { name: /^Print a blank copy: / })).toHaveCount(5)
    await expect(page.getByRole('link', { name: /Fill it out here/ })).toHaveCount(0)
    await page.getByText('What this form asks').first().click()
    await expect(page.getByText('Where does it hurt most, and does it travel?')).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an open form or the packet, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await goTo(page)
    await open(page, 'Health history and medicines')
    await page.getByRole('button', { name: 'Add the first medicine' }).click()
    await page.getByLabel('Date of birth').fill('someday')
    await page.getByLabel('Full name').first().focus()
    await page.getByRole('button', { name: 'Put my packet together' }).click()
    await expect(page.getByText('What would you like in it?')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
