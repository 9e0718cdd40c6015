import {
  answerWith,
  ask,
  inputOf,
  logOf,
  openButton,
  openPanel,
  panelOf,
  sourced,
} from '../../support/assistant-panel'
import { phoneHours } from '@/content/en/ui/site/phone-hours'
import { office } from '@/content/generated/practice/office'
import { violations } from '../../support/axe'
import { expect, phone, test } from '../../support/visitors'

const desktop = { viewport: { width: 1280, height: 900 } }
const question = 'Can a herniated disc get better without surgery?'

// A known location: a page that is about to change variant could lose a click.
test.use({ reducedMotion: 'reduce', place: 'Chicago' })

for (const [device, options] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options)

    test('opens as a labeled dialog with focus inside; Escape closes it and returns focus', async ({
      page,
    }) => {
      await openPanel(page)
      const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
      expect(await isInside()).toBe(true)
      await page.keyboard.press('Escape')
      await expect(panelOf(page)).toBeHidden()
      await expect(openButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      // The click gets immediate feedback; the panel follows after the next paint.
      await expect.poll(isInside).toBe(true)
      await panelOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(openButton(page)).toBeFocused()
    })

    test('its description and the alternatives stay in view', async ({ page }) => {
      await answerWith(page, { ...sourced, message: 'A long answer. '.repeat(60) })
      const panel = await openPanel(page)
      await ask(page, question)
      await expect(logOf(page)).toContainText('A long answer.')
      await expect(panel.getByText('not a doctor, nurse or other clinician')).toBeInViewport()
      await expect(panel.getByText('It’s not for emergencies: call 911')).toBeInViewport()
      await expect(panel.getByRole('link', { name: 'About this assistant' })).toHaveAttribute(
        'href',
        '/legal/ai-assistant',
      )
      await expect(panel.getByText('Talk to a person')).toBeInViewport()
      await expect(inputOf(page)).toBeInViewport()
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await openPanel(page)
        expect(await violations(page, 'dialog[open]')).toEqual([])
        await answerWith(page, { ...sourced, kind: 'crisis', message: 'Call 911 or 988.' })
        await ask(page, 'I want to die')
        await expect(panelOf(page).getByRole('alert')).toBeVisible()
        await page.unrouteAll()
        await answerWith(page, sourced)
        await ask(page, question)
        await expect(panelOf(page).getByRole('button', { name: 'Copy' })).toBeVisible()
        await page.unrouteAll()
        await answerWith(page, {}, 500)
        await ask(page, 'My number is 559-555-0123')
        await panelOf(page).getByRole('button', { name: 'Send anyway' }).click()
        await expect(panelOf(page).getByText('AI Assistant Unavailable')).toBeVisible()
        await inputOf(page).fill(`559-555-0123 ${'x'.repeat(1000)}`)
        expect(await violations(page, 'dialog[open]')).toEqual([])
        await inputOf(page).fill('Call 559-555-0123')
        await page.keyboard.press('Enter')
        await expect(panelOf(page).getByRole('button', { name: 'Change it' })).toBeFocused()
        expect(await violations(page, 'dialog[open]')).toEqual([])
      })
    }

    test('a source link opens without a page load', async ({ page }) => {
      await answerWith(page, sourced)
      await openPanel(page)
      await ask(page, question)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await panelOf(page).getByRole('link', { name: 'Herniated disc' }).click()
      await expect(page).toHaveURL('/resources/conditions/herniated-disc')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      if (device === 'phone') await expect(panelOf(page)).toBeHidden()
      else await expect(logOf(page)).toContainText(question)
    })

    test('an error notification is visible and reachable', async ({ page }) => {
      await answerWith(page, { message: 'Too many questions.' }, 429)
      await openPanel(page)
      await ask(page, question)
      const notification = panelOf(page).getByRole('listitem').filter({ hasText: 'AI Assistant Unavailable' })
      await expect(notification).toBeInViewport()
      await notification.getByRole('button', { name: 'Close' }).click()
      await expect(notification).toBeHidden()
    })
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('after Enter the conversation takes the focus without a frame; the keyboard still draws one', async ({
    page,
  }) => {
    await answerWith(page, sourced)
    await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText(sourced.message)
    const conversation = panelOf(page).getByRole('group', { name: 'Conversation' })
    await expect(conversation).toBeFocused()
    await expect(conversation).toHaveCSS('outline-style', 'none')
    await inputOf(page).focus()
    await conversation.focus()
    await expect(conversation).toHaveCSS('outline-style', 'solid')
  })
})

test.describe('a local visitor', () => {
  test.use({ ...desktop, place: 'Visalia' })

  test('sees the phone number and hours', async ({ page }) => {
    const panel = await openPanel(page)
    await expect(panel.getByText(phoneHours.en)).toBeVisible()
    await expect(panel.getByRole('link', { name: office.phone.display })).toHaveAttribute(
      'href',
      office.phone.href,
    )
  })
})

for (const [width, height] of [
  [320, 568],
  [320, 256],
] as const) {
  test(`at ${width} by ${height} px everything is reachable and nothing is cut off at the side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await answerWith(page, sourced)
    const panel = await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText(sourced.message)
    for (const target of [
      panel.getByRole('button', { name: 'Close' }),
      panel.getByRole('link', { name: 'About this assistant' }),
      panel.getByRole('button', { name: 'No, it didn’t' }),
      panel.getByRole('button', { name: 'Send', exact: true }),
      inputOf(page),
    ]) {
      await target.scrollIntoViewIfNeeded()
      await expect(target).toBeInViewport({ ratio: 0.9 })
    }
    const widths = await panel.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].map((element) => element.getBoundingClientRect().right),
    )
    expect(Math.max(...widths)).toBeLessThanOrEqual(width)
  })
}
