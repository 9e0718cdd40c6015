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
import { idle } from '../../support/idle'
import { expect, ready, test } from '../../support/visitors'

const desktop = { viewport: { width: 1280, height: 900 } }
const question = 'Can a herniated disc get better without surgery?'

// A known location: a page that is about to change variant could lose a click.
test.use({ reducedMotion: 'reduce', place: 'Chicago' })

test.describe('the conversation', () => {
  test.use(desktop)

  test('starts with a welcome and three questions, the panel’s only buttons that end in "?"', async ({
    page,
  }) => {
    const sent = await answerWith(page, sourced)
    const panel = await openPanel(page)
    await expect(logOf(page).getByText(/^Hello/)).toBeVisible()
    const quick = panel.getByRole('button', { name: /\?$/ })
    await expect(quick).toHaveCount(3)
    const text = await quick.first().innerText()
    await quick.first().click()
    await expect(logOf(page)).toContainText(sourced.message)
    expect(sent).toEqual([{ message: text }])
    await expect(quick).toHaveCount(0)
  })

  test('a question with a JSON answer: Thinking..., sending disabled, then the answer', async ({ page }) => {
    const answer = await answerLater(page, sourced)
    const panel = await openPanel(page)
    const send = panel.getByRole('button', { name: 'Send', exact: true })
    await expect(send).toBeDisabled()
    await inputOf(page).fill('   \n ')
    await expect(send).toBeDisabled()
    await page.keyboard.press('Enter')
    await inputOf(page).fill(question)
    await expect(send).toBeEnabled()
    await send.click()
    await expect(logOf(page)).toContainText(question)
    await expect(panel.getByText('Thinking...')).toBeVisible()
    await expect(inputOf(page)).toBeDisabled()
    await expect(inputOf(page)).toHaveValue('')
    await expect(send).toBeDisabled()
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused()
    answer()
    await expect(logOf(page)).toContainText(sourced.message)
    await expect(panel.getByText('Thinking...')).toBeHidden()
    await expect(inputOf(page)).toBeFocused()
  })

  test('Enter sends, Shift+Enter inserts a line break, whitespace alone is not sent', async ({ page }) => {
    const sent = await answerWith(page, sourced)
    await openPanel(page)
    await inputOf(page).fill('  ')
    await page.keyboard.press('Enter')
    await inputOf(page).fill('')
    await page.keyboard.type('First line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('second line')
    await expect(inputOf(page)).toHaveValue('First line\nsecond line')
    expect(sent).toEqual([])
    await page.keyboard.press('Enter')
    await expect(logOf(page)).toContainText(sourced.message)
    expect(sent).toEqual([{ message: 'First line\nsecond line' }])
  })

  test('of two answers, each stands under its question', async ({ page }) => {
    const two =
      'I found two answers that may help.\n\nCan I drive?\nNot yet.\n\nCan I work?\nOften after 2 weeks.'
    await answerWith(page, { ...sourced, message: two })
    await openPanel(page)
    await ask(page, question)
    const log = logOf(page)
    await expect(log).toContainText(
      /I found two answers.*Can I drive\?.*Not yet\..*Can I work\?.*Often after/s,
    )
    for (const asked of ['Can I drive?', 'Can I work?'])
      await expect(log.getByText(asked, { exact: true })).toHaveCSS('font-weight', '600')
    await expect(log.getByText('Not yet.')).toHaveCSS('font-weight', '400')
  })

  test('the answer is announced once, after a notice that it is on its way', async ({ page }) => {
    const answer = await answerLater(page, sourced)
    const panel = await openPanel(page)
    await ask(page, question)
    await expect(panel.getByRole('status').filter({ hasText: 'Thinking...' })).toBeVisible()
    await answer()
    await expect(logOf(page)).toContainText(sourced.message)
    await expect(panel.getByText(sourced.message)).toHaveCount(1)
    await expect(panel.getByText('Thinking...')).toBeHidden()
    await expect(panel.getByRole('link', { name: 'Herniated disc' })).toBeVisible()
  })

  test('stopped: the question is back in the input, and no answer arrives', async ({ page }) => {
    const answer = await answerLater(page, sourced)
    const panel = await openPanel(page)
    await ask(page, question)
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Stopped.')).toBeVisible()
    await expect(inputOf(page)).toHaveValue(question)
    await expect(inputOf(page)).toBeFocused()
    await answer()
    await idle(page)
    await expect(logOf(page)).not.toContainText(sourced.message)
    await expect(page.getByText('AI Assistant Unavailable')).toBeHidden()
    await expect(panel.getByRole('button', { name: /\?$/ })).toHaveCount(3)
  })

  test('a successful response without a message', async ({ page }) => {
    await answerWith(page, { sources: [] })
    await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText('No response content received')
  })

  test('an emergency: 911 first, as an alert, without rating or copy buttons', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await answerWith(page, {
      message: 'Call 911 now. This can be pressure on the nerves.',
      sources: [],
      kind: 'emergency',
    })
    const panel = await openPanel(page)
    await ask(page, 'I cannot pee and my legs are numb')
    const alert = panel.getByRole('alert')
    await expect(alert).toHaveText(/^Call 911/)
    await expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:911')
    await expect(alert.getByRole('link')).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    // It is not announced again when shown again.
    await page.reload()
    await ready(page)
    await openButton(page).click()
    await expect(panel.getByText('Call 911 now.')).toBeVisible()
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })

  test('a crisis: 911 and 988, in the language of the answer', async ({ page }) => {
    await answerWith(page, {
      message: 'Lo siento mucho. No está solo: llame o mande un texto al 988.',
      sources: [],
      kind: 'crisis',
    })
    const panel = await openPanel(page)
    await ask(page, 'ya no quiero vivir')
    const alert = panel.getByRole('alert')
    await expect(alert).toHaveAttribute('lang', 'es')
    await expect(alert.getByRole('link', { name: 'Llame al 911' })).toHaveAttribute('href', 'tel:911')
    await expect(alert.getByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988')
  })

  test('an answer can be copied and rated; the rating stays in the browser', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const sent = await answerWith(page, sourced)
    const panel = await openPanel(page)
    await ask(page, question)
    await panel.getByRole('button', { name: 'Copy' }).click()
    await expect(panel.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sourced.message)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await expect(panel.getByText('Was this helpful?')).toBeVisible()
    await panel.getByRole('button', { name: 'No, it didn’t' }).click()
    await expect(panel.getByRole('button', { name: 'No, it didn’t' })).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByText('Thank you. Your rating stays on this device.')).toBeVisible()
    expect(requests).toEqual([])
    expect(sent).toHaveLength(1)
  })

  test('works with the keyboard alone', async ({ page }) => {
    await answerWith(page, sourced)
    await page.goto('/about')
    await ready(page)
    await openButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(inputOf(page)).toBeFocused()
    await page.keyboard.type(question)
    await page.keyboard.press('Tab')
    await expect(panelOf(page).getByRole('button', { name: 'Send', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(logOf(page)).toContainText(sourced.message)
    await expect(inputOf(page)).toBeFocused()
    for (const name of ['Clear conversation', 'No, it didn’t', 'Yes, this helped', 'Copy']) {
      await page.keyboard.press('Shift+Tab')
      await expect(panelOf(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resources/faq')
  })

  test('links only to pages of this site', async ({ page }) => {
    const href = 'https://example.com/'
    await answerWith(page, { ...sourced, sources: [{ title: 'Elsewhere', href }, ...sourced.sources] })
    const panel = await openPanel(page)
    await ask(page, question)
    await expect(panel.getByRole('link', { name: 'Herniated disc' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Elsewhere' })).toHaveCount(0)
  })
})
