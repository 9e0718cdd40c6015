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
import { office } from '@/content/generated/practice/office'
import { idle } from '../../support/idle'
import { expect, phone, ready, test } from '../../support/visitors'

const desktop = { viewport: { width: 1280, height: 900 } }
const question = 'Can a herniated disc get better without surgery?'

// A known location: a page that is about to change variant could lose a click.
test.use({ reducedMotion: 'reduce', place: 'Chicago' })

test.describe('the conversation', () => {
  test('survives navigation, a reload and a mode change; once cleared, it is gone', async ({ page }) => {
    await answerWith(page, sourced)
    const panel = await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText(sourced.message)
    await inputOf(page).fill('And then')
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(logOf(page)).toContainText(sourced.message)
    await page.reload()
    await ready(page)
    await openButton(page).click()
    await expect(logOf(page)).toContainText(question)
    await expect(logOf(page)).toContainText(sourced.message)
    await expect(inputOf(page)).toHaveValue('And then')
    await page.goto('/toggle#local')
    await page.getByRole('radio', { name: `Near ${office.city}` }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText(`Saved: near ${office.city}`)).toBeVisible()
    await openButton(page).click()
    await expect(logOf(page)).toContainText(sourced.message)
    await panel.getByRole('button', { name: 'Clear conversation' }).click()
    await expect(panel.getByRole('button', { name: /\?$/ })).toHaveCount(3)
    await expect(inputOf(page)).toHaveValue('')
    await page.reload()
    await ready(page)
    await openButton(page).click()
    await expect(logOf(page)).not.toContainText(sourced.message)
  })

  test('after leaving before the answer arrives, the question is back in the input', async ({ page }) => {
    await answerLater(page, sourced)
    await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText(question)
    await page.reload()
    await ready(page)
    await openButton(page).click()
    await expect(inputOf(page)).toHaveValue(question)
  })

  test('an answer that arrives while the panel is closed is there when it opens', async ({ page }) => {
    const answer = await answerLater(page, sourced)
    await openPanel(page)
    await ask(page, question)
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    answer()
    await openButton(page).click()
    await expect(logOf(page)).toContainText(sourced.message)
  })

  test('"Erase what this site stored" clears it too', async ({ page }) => {
    await answerWith(page, sourced)
    await openPanel(page, '/toggle')
    await ask(page, question)
    await expect(logOf(page)).toContainText(sourced.message)
    await page.getByRole('button', { name: 'Erase what this site stored' }).click()
    await page.waitForLoadState()
    await ready(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await openButton(page).click()
    await expect(logOf(page)).not.toContainText(sourced.message)
  })
})

test.describe('a page that changes variant under an open panel', () => {
  test.use({ ...desktop, place: 'nowhere' })

  for (const [where, size] of [
    ['beside the page', desktop.viewport],
    ['over all of it', phone.viewport],
  ] as const) {
    test(`${where}: it stays open, with the focus, what is typed and the answer on its way`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      let settle = () => {}
      const isTime = new Promise<void>((resolve) => (settle = resolve))
      await page.route('**/api/geolocation', async (route) => {
        await isTime
        await route.fulfill({ json: { success: true, isLocal: true, distance: 20 } })
      })
      const answer = await answerLater(page, sourced)
      const panel = await openPanel(page)
      await ask(page, question)
      await expect(panel.getByText('Thinking...')).toBeVisible()
      settle()
      await expect(panel.getByRole('link', { name: office.phone.display })).toBeVisible()
      await expect(panel.getByText('Thinking...')).toBeVisible()
      answer()
      await expect(logOf(page)).toContainText(sourced.message)
      await expect(inputOf(page)).toBeEnabled()
      await inputOf(page).focus()
      await page.keyboard.type('And then')
      await expect(inputOf(page)).toHaveValue('And then')
    })
  }

  test('a click counts even if its script is still loading when the page changes', async ({ page }) => {
    let settle = () => {}
    const isTime = new Promise<void>((resolve) => (settle = resolve))
    await page.route('**/api/geolocation', async (route) => {
      await isTime
      await route.fulfill({ json: { success: true, isLocal: true, distance: 20 } })
    })
    let send = () => {}
    const isSent = new Promise<void>((resolve) => (send = resolve))
    // Hold only what the click requests: the page and its change load scripts of their own.
    let isPressed = false
    await page.route('**/_next/static/chunks/**', async (route) => {
      if (isPressed) await isSent
      await route.continue()
    })
    await page.goto('/contact')
    await ready(page)
    await idle(page)
    isPressed = true
    const asked = page.waitForRequest('**/_next/static/chunks/**')
    await openButton(page).click()
    await asked
    isPressed = false
    settle()
    await expect(page.getByRole('heading', { name: `Visit Our ${office.city} Office` })).toBeVisible()
    send()
    await expect(panelOf(page)).toBeVisible()
  })

  test('a visitor whose focus is elsewhere on the page keeps it', async ({ page }) => {
    let settle = () => {}
    const isTime = new Promise<void>((resolve) => (settle = resolve))
    await page.route('**/api/geolocation', async (route) => {
      await isTime
      await route.fulfill({ json: { success: true, isLocal: true, distance: 20 } })
    })
    const panel = await openPanel(page, '/toggle')
    await page.getByRole('radio', { name: /Farther away/ }).focus()
    settle()
    await expect(panel.getByRole('link', { name: office.phone.display })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull()
  })
})
