import type { Page } from '@playwright/test'
import { phoneHours } from '@/content/en/ui/site/phone-hours'
import { office } from '@/content/generated/practice/office'
import {
  answerLater,
  answerWith,
  ask,
  inputOf,
  logOf,
  openButton,
  openPanel,
  panelOf,
  sourced,
} from '../../support/assistant-panel'
import { expect, officeNumber, test } from '../../support/visitors'

const desktop = { viewport: { width: 1280, height: 900 } }
const question = 'Can a herniated disc get better without surgery?'

// A known location: a page that is about to change variant could lose a click.
test.use({ reducedMotion: 'reduce', place: 'Chicago' })

test.describe('the input', () => {
  test.use(desktop)

  for (const [what, text] of [
    ['a birth date', 'I was born on 4/12/1956, is surgery safe?'],
    ['a phone number', 'Call me at 559-555-0123'],
    ['an e-mail address', 'Write to ana@example.org'],
    ['a Social Security number', 'SSN 900-12-3456'],
    ['a record or insurance number', 'MRN 0048213'],
  ] as const) {
    test(`${what}: asks for confirmation before sending`, async ({ page }) => {
      const sent = await answerWith(page, sourced)
      const panel = await openPanel(page)
      await ask(page, text)
      await expect(panel.getByText(`This looks like ${what}.`)).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Change it' })).toBeFocused()
      expect(sent).toEqual([])
      await page.keyboard.press('Enter')
      await expect(inputOf(page)).toBeFocused()
      await expect(inputOf(page)).toHaveValue(text)
      await page.keyboard.press('Enter')
      await panel.getByRole('button', { name: 'Send anyway' }).click()
      await expect(logOf(page)).toContainText(sourced.message)
      expect(sent).toEqual([{ message: text }])
    })
  }

  test('at most 1,000 characters, with a counter near the limit', async ({ page }) => {
    const sent = await answerWith(page, sourced)
    const panel = await openPanel(page)
    const send = panel.getByRole('button', { name: 'Send', exact: true })
    await inputOf(page).fill('a'.repeat(700))
    await expect(panel.getByText(/characters? (left|too many)/)).toHaveCount(0)
    await inputOf(page).fill('a'.repeat(999))
    await expect(panel.getByText('1 character left')).toBeVisible()
    await inputOf(page).fill('a'.repeat(1002))
    await expect(panel.getByText('2 characters too many')).toBeVisible()
    await expect(send).toBeDisabled()
    await page.keyboard.press('Enter')
    expect(sent).toEqual([])
    await inputOf(page).fill('a'.repeat(1000))
    await page.keyboard.press('Enter')
    await expect(logOf(page)).toContainText(sourced.message)
  })
})

/** The notification and the message in the conversation. */
async function failed(page: Page, reason: string, advice: string) {
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(notification).toContainText('AI Assistant Unavailable')
  await expect(notification).toContainText(reason)
  await expect(logOf(page).getByText(/temporarily unavailable/)).toContainText(advice)
  await expect(inputOf(page)).toHaveValue(question)
  await expect(inputOf(page)).toBeEnabled()
}

test.describe('on failure', () => {
  test.use({ ...desktop, place: 'Visalia' })

  for (const [name, status, body, reason] of [
    [
      'our own error',
      503,
      '{"success":false,"error":{"code":"unavailable","message":"Please wait."}}',
      'Please wait.',
    ],
    ['a message', 500, '{"message":"Please wait."}', 'Please wait.'],
    ['text', 500, 'boom', '500: boom'],
    ['a page of a proxy', 502, '<html><h1>Oh no</h1></html>', '502: Bad Gateway'],
    ['a page that is no answer', 200, '<html>Sign in</html>', 'Unable to get AI response. Please try again.'],
  ] as const) {
    test(`${name}: a notification says why, the conversation what to do, and the input is kept`, async ({
      page,
    }) => {
      await page.route('**/api/ai-assistant', (route) => route.fulfill({ status, body }))
      await openPanel(page)
      await ask(page, question)
      await failed(page, reason, `${office.phone.display} (${phoneHours.en}), or use the contact form`)
    })
  }

  test('no connection', async ({ page }) => {
    await page.route('**/api/ai-assistant', (route) => route.abort())
    await openPanel(page)
    await ask(page, question)
    await failed(page, 'Please check your internet connection and try again.', 'call the office')
    await expect(page.getByText('Failed to fetch')).toHaveCount(0)
    const link = logOf(page).getByRole('link', { name: office.phone.display })
    await expect(link).toHaveAttribute('href', office.phone.href)
  })

  test('without a connection there is one message, however often someone tries', async ({ page }) => {
    await page.route('**/api/ai-assistant', (route) => route.abort())
    await openPanel(page)
    for (const text of [question, question, 'Do I need surgery?']) {
      await ask(page, text)
      await expect(inputOf(page)).toBeEnabled()
      await expect(inputOf(page)).toHaveValue(text)
      await expect(logOf(page).getByText(/temporarily unavailable/)).toHaveCount(1)
    }
    await expect(logOf(page).getByText(question)).toHaveCount(1)
  })

  test('a question in Spanish gets its error message in Spanish', async ({ page }) => {
    await answerWith(page, {}, 503)
    await openPanel(page)
    await ask(page, '¿Cuánto tarda la recuperación?')
    const advice = logOf(page).getByText(/no está disponible/)
    await expect(advice).toContainText(`${office.phone.display} (${phoneHours.es})`)
    await expect(advice).toContainText('911')
    await expect(advice).toHaveAttribute('lang', 'es')
    await expect(inputOf(page)).toHaveValue('¿Cuánto tarda la recuperación?')
  })

  test('no answer within 30 seconds', async ({ page }) => {
    await page.clock.install()
    await answerLater(page, sourced)
    await openPanel(page)
    await ask(page, question)
    await expect(panelOf(page).getByText('Thinking...')).toBeVisible()
    await page.clock.runFor(31_000)
    await expect(logOf(page)).toContainText('temporarily unavailable')
    await expect(inputOf(page)).toHaveValue(question)
  })

  test('a local visitor’s phone advice is hidden from a remote one', async ({ page }) => {
    await answerWith(page, {}, 500)
    await openPanel(page, '/toggle')
    await ask(page, question)
    await failed(page, '500', office.phone.display)
    await page.getByRole('radio', { name: /Farther away/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Right now you see the pages for people far')).toBeVisible()
    await openButton(page).click()
    await expect(logOf(page)).toContainText('Please call the office at the office number')
    await expect(panelOf(page)).not.toContainText(officeNumber)
  })
})

test.describe('a remote visitor', () => {
  test.use({ ...desktop, place: 'Chicago' })

  test('is directed to the contact page, and doesn’t see the number unasked', async ({ page }) => {
    const texts: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') texts.push(await response.text().catch(() => ''))
    })
    await answerWith(page, {}, 500)
    const panel = await openPanel(page)
    await expect(panel.getByRole('link', { name: 'Talk to a person' })).toHaveAttribute('href', '/contact')
    await expect(panel.getByRole('button', { name: /See the number/ })).toBeVisible()
    await ask(page, question)
    await failed(page, '500', 'The contact page shows you')
    expect(await page.content()).not.toMatch(officeNumber)
    expect(texts.join('\n')).not.toMatch(officeNumber)
  })
})
