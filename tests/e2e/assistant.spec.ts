import type { Page } from '@playwright/test'
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
} from './assistant-panel'
import { violations } from './axe'
import { expect, officeNumber, phone, ready, test } from './visitors'

const desktop = { viewport: { width: 1280, height: 900 } }
const question = 'Can a herniated disc get better without surgery?'

// From a place that is known: a page that is still to change could swallow a press.
test.use({ reducedMotion: 'reduce', place: 'Chicago' })

test.describe('the button', () => {
  test('its panel’s script comes with the first press, not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/about')
    await ready(page)
    await page.waitForTimeout(500)
    const before = scripts.length
    await openButton(page).click()
    await expect(panelOf(page)).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('is large enough for a finger, in the corner, and hides no last line, at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/about')
    await ready(page)
    // The narrow window brings the phone's layout.
    await page.waitForTimeout(500)
    const box = await openButton(page).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
    expect(box?.width).toBeGreaterThanOrEqual(48)
    expect(320 - (box!.x + box!.width)).toBeLessThanOrEqual(24)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = await page.getByRole('contentinfo').getByText('All rights reserved').boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual(box!.y)
  })

  test('is not printed', async ({ page }) => {
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    await expect(openButton(page)).toBeHidden()
  })

  test('stands below a notification', async ({ page }) => {
    await page.goto('/contact')
    const layer = (element: Element) => Number(getComputedStyle(element).zIndex)
    expect(await openButton(page).evaluate(layer)).toBeLessThan(50)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('is not there', async ({ page }) => {
      await page.goto('/about')
      await expect(page.getByText('the wellness assistant')).toBeHidden()
    })
  })

  test('is on the 404 page', async ({ page }) => {
    await openPanel(page, '/nothing-here')
  })

  test('a script that does not come leads to the contact page', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await openButton(page).click()
    await expect(page).toHaveURL('/contact')
  })

  test('the press is answered before the script has come: an empty card, and then what it is waiting for', async ({
    page,
  }) => {
    await page.goto('/about')
    await ready(page)
    let send = () => {}
    const isSent = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/_next/static/chunks/**', async (route) => {
      await isSent
      await route.continue()
    })
    await openButton(page).click()
    const wait = page.getByText('The assistant is on its way')
    await expect(wait).toBeVisible()
    await expect(panelOf(page)).toBeHidden()
    send()
    await expect(panelOf(page)).toBeVisible()
    await expect(wait).toHaveCount(0)
  })
})

for (const [device, options] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options)

    test('it opens as a labelled dialog with the focus inside, Escape closes it, the focus returns', async ({
      page,
    }) => {
      await openPanel(page)
      const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
      expect(await isInside()).toBe(true)
      await page.keyboard.press('Escape')
      await expect(panelOf(page)).toBeHidden()
      await expect(openButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      // The press is answered first: the panel comes after the next paint.
      await expect.poll(isInside).toBe(true)
      await panelOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(openButton(page)).toBeFocused()
    })

    test('what it is, and who else there is, stays in view', async ({ page }) => {
      await answerWith(page, { ...sourced, message: 'A long answer. '.repeat(60) })
      const panel = await openPanel(page)
      await ask(page, question)
      await expect(logOf(page)).toContainText('A long answer.')
      await expect(panel.getByText('not a doctor, nurse or other clinician')).toBeInViewport()
      await expect(panel.getByText('Not for emergencies: call 911')).toBeInViewport()
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
        expect(await violations(page)).toEqual([])
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
        expect(await violations(page)).toEqual([])
        await inputOf(page).fill('Call 559-555-0123')
        await page.keyboard.press('Enter')
        await expect(panelOf(page).getByRole('button', { name: 'Change it' })).toBeFocused()
        expect(await violations(page)).toEqual([])
      })
    }

    test('a link to a source opens without a page load', async ({ page }) => {
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

    test('a notification of a failure is in view and in reach', async ({ page }) => {
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

test.describe('the conversation', () => {
  test.use(desktop)

  test('begins with a welcome and three questions, the panel’s only buttons that end in "?"', async ({
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

  test('one question as JSON: Thinking..., nothing can be sent meanwhile, then the answer', async ({
    page,
  }) => {
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

  test('Enter sends, Shift+Enter breaks the line, spaces alone are not sent', async ({ page }) => {
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

  test('an event stream grows in sight, and is announced once, when it is complete', async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.fetch
      window.fetch = async (input, options) => {
        if (!String(input).endsWith('/api/ai-assistant')) return real(input, options)
        const body = new ReadableStream({
          start(controller) {
            const push = (text: string) => controller.enqueue(new TextEncoder().encode(text))
            Object.assign(window, { push, end: () => controller.close() })
          },
        })
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
      }
    })
    const event = (name: string, data: unknown) =>
      page.evaluate(
        (text) => (window as unknown as { push: (text: string) => void }).push(text),
        `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
      )
    const panel = await openPanel(page)
    await ask(page, question)
    await expect(panel.getByText('Thinking...')).toBeVisible()
    await event('status', { state: 'thinking' })
    await event('part', { text: 'Most people feel better ' })
    await expect(panel.getByText('Most people feel better')).toBeVisible()
    await expect(panel.getByText('Thinking...')).toBeHidden()
    await event('part', { text: 'without surgery.' })
    await expect(panel.getByText('Most people feel better without surgery.')).toBeVisible()
    // Nothing of it is in a live region yet.
    const live = panel.locator('[role=log], [role=status], [role=alert], [aria-live]')
    await expect(live.filter({ hasText: 'Most people' })).toHaveCount(0)
    await event('done', { ...sourced, message: 'Most people feel better without surgery.' })
    await expect(logOf(page)).toContainText('Most people feel better without surgery.')
    await expect(panel.getByText('Most people feel better without surgery.')).toHaveCount(1)
    await expect(panel.getByRole('link', { name: 'Herniated disc' })).toBeVisible()
  })

  test('a stream that the server sends whole', async ({ page }) => {
    await page.route('**/api/ai-assistant', (route) =>
      route.fulfill({
        contentType: 'text/event-stream; charset=utf-8',
        body: `event: status\ndata: {"state":"thinking"}\n\nevent: part\ndata: {"text":"Most "}\n\nevent: done\ndata: ${JSON.stringify(sourced)}\n\n`,
      }),
    )
    await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText(sourced.message)
  })

  test('stopped: the question is back in the input, and no answer comes', async ({ page }) => {
    const answer = await answerLater(page, sourced)
    const panel = await openPanel(page)
    await ask(page, question)
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Stopped.')).toBeVisible()
    await expect(inputOf(page)).toHaveValue(question)
    await expect(inputOf(page)).toBeFocused()
    answer()
    await page.waitForTimeout(300)
    await expect(logOf(page)).not.toContainText(sourced.message)
    await expect(page.getByText('AI Assistant Unavailable')).toBeHidden()
    await expect(panel.getByRole('button', { name: /\?$/ })).toHaveCount(3)
  })

  test('success without a message', async ({ page }) => {
    await answerWith(page, { sources: [] })
    await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText('No response content received')
  })

  test('an emergency: 911 first, as an alert, with nothing to judge or copy', async ({ page }) => {
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
    // Seen again, it is not shouted again.
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

  test('an answer can be copied and judged; the judgment stays in the browser', async ({ page, context }) => {
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
    await panel.getByRole('button', { name: 'No, it did not' }).click()
    await expect(panel.getByRole('button', { name: 'No, it did not' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(panel.getByText('Noted, on this device only.')).toBeVisible()
    expect(requests).toEqual([])
    expect(sent).toHaveLength(1)
  })

  test('survives another page, a reload and a change of mode; cleared, it is gone', async ({ page }) => {
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
    await page.getByRole('radio', { name: /Near Hanford/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText(/^Saved: near Hanford/)).toBeVisible()
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

  test('a page left before the answer came: the question is in the input', async ({ page }) => {
    await answerLater(page, sourced)
    await openPanel(page)
    await ask(page, question)
    await expect(logOf(page)).toContainText(question)
    await page.reload()
    await ready(page)
    await openButton(page).click()
    await expect(inputOf(page)).toHaveValue(question)
  })

  test('an answer that comes while the panel is closed is there when it opens', async ({ page }) => {
    const answer = await answerLater(page, sourced)
    await openPanel(page)
    await ask(page, question)
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    answer()
    await openButton(page).click()
    await expect(logOf(page)).toContainText(sourced.message)
  })

  test('"Forget what is stored" forgets it too', async ({ page }) => {
    await answerWith(page, sourced)
    await openPanel(page, '/toggle')
    await ask(page, question)
    await expect(logOf(page)).toContainText(sourced.message)
    await page.getByText('For testing').click()
    await page.getByRole('button', { name: 'Forget what is stored' }).click()
    await page.waitForLoadState()
    await ready(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await openButton(page).click()
    await expect(logOf(page)).not.toContainText(sourced.message)
  })

  test('by keyboard alone', async ({ page }) => {
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
    for (const name of ['Clear conversation', 'No, it did not', 'Yes, this helped', 'Copy']) {
      await page.keyboard.press('Shift+Tab')
      await expect(panelOf(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resources/faq')
  })

  test('only pages of this site are linked', async ({ page }) => {
    const href = 'https://example.com/'
    await answerWith(page, { ...sourced, sources: [{ title: 'Elsewhere', href }, ...sourced.sources] })
    const panel = await openPanel(page)
    await ask(page, question)
    await expect(panel.getByRole('link', { name: 'Herniated disc' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Elsewhere' })).toHaveCount(0)
  })
})

test.describe('a page that changes under an open panel', () => {
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
      await expect(panel.getByRole('link', { name: '(559) 555-0142' })).toBeVisible()
      await expect(panel.getByText('Thinking...')).toBeVisible()
      answer()
      await expect(logOf(page)).toContainText(sourced.message)
      await expect(inputOf(page)).toBeEnabled()
      await inputOf(page).focus()
      await page.keyboard.type('And then')
      await expect(inputOf(page)).toHaveValue('And then')
    })
  }

  test('a press counts whose script is still on its way when the page changes', async ({ page }) => {
    let settle = () => {}
    const isTime = new Promise<void>((resolve) => (settle = resolve))
    await page.route('**/api/geolocation', async (route) => {
      await isTime
      await route.fulfill({ json: { success: true, isLocal: true, distance: 20 } })
    })
    await page.goto('/contact')
    await ready(page)
    await page.waitForTimeout(500)
    let send = () => {}
    const isSent = new Promise<void>((resolve) => (send = resolve))
    // Only what the press asks for waits: the change of the page fetches a script of its own.
    let isPressed = true
    await page.route('**/_next/static/chunks/**', async (route) => {
      if (isPressed) await isSent
      await route.continue()
    })
    await openButton(page).click()
    await page.waitForTimeout(200)
    isPressed = false
    settle()
    await expect(page.getByRole('heading', { name: 'Visit Our Hanford Office' })).toBeVisible()
    send()
    await expect(panelOf(page)).toBeVisible()
  })

  test('a visitor who is elsewhere on the page stays there', async ({ page }) => {
    let settle = () => {}
    const isTime = new Promise<void>((resolve) => (settle = resolve))
    await page.route('**/api/geolocation', async (route) => {
      await isTime
      await route.fulfill({ json: { success: true, isLocal: true, distance: 20 } })
    })
    const panel = await openPanel(page, '/toggle')
    await page.getByRole('radio', { name: /Farther away/ }).focus()
    settle()
    await expect(panel.getByRole('link', { name: '(559) 555-0142' })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull()
  })
})

test.describe('what is typed', () => {
  test.use(desktop)

  for (const [what, text] of [
    ['a birth date', 'I was born on 4/12/1956, is surgery safe?'],
    ['a phone number', 'Call me at 559-555-0123'],
    ['an e-mail address', 'Write to ana@example.org'],
    ['a Social Security number', 'SSN 900-12-3456'],
    ['a record or insurance number', 'MRN 0048213'],
  ] as const) {
    test(`${what}: asked about before it is sent`, async ({ page }) => {
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

  test('at most 1,000 characters, counted when it is near', async ({ page }) => {
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

/** The notification, and what the conversation says. */
async function failed(page: Page, reason: string, advice: RegExp) {
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(notification).toContainText('AI Assistant Unavailable')
  await expect(notification).toContainText(reason)
  await expect(logOf(page).getByText(/temporarily unavailable/)).toContainText(advice)
  await expect(inputOf(page)).toHaveValue(question)
  await expect(inputOf(page)).toBeEnabled()
}

test.describe('when it fails', () => {
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
    test(`${name}: a notification says why, the conversation what to do, nothing typed is lost`, async ({
      page,
    }) => {
      await page.route('**/api/ai-assistant', (route) => route.fulfill({ status, body }))
      await openPanel(page)
      await ask(page, question)
      await failed(page, reason, /\(559\) 555-0142.*Monday-Friday 8:00 AM-5:00 PM.*contact form/)
    })
  }

  test('no connection', async ({ page }) => {
    await page.route('**/api/ai-assistant', (route) => route.abort())
    await openPanel(page)
    await ask(page, question)
    await failed(page, 'Failed to fetch', /call the office/)
    const link = logOf(page).getByRole('link', { name: '(559) 555-0142' })
    await expect(link).toHaveAttribute('href', 'tel:+15595550142')
  })

  test('who asked in Spanish is told in Spanish what to do', async ({ page }) => {
    await answerWith(page, {}, 503)
    await openPanel(page)
    await ask(page, '¿Cuánto tarda la recuperación?')
    const advice = logOf(page).getByText(/no está disponible.*\(559\) 555-0142.*lunes a viernes.*911/)
    await expect(advice).toBeVisible()
    await expect(advice).toHaveAttribute('lang', 'es')
    await expect(inputOf(page)).toHaveValue('¿Cuánto tarda la recuperación?')
  })

  test('no answer in 30 seconds', async ({ page }) => {
    await page.clock.install()
    await answerLater(page, sourced)
    await openPanel(page)
    await ask(page, question)
    await expect(panelOf(page).getByText('Thinking...')).toBeVisible()
    await page.clock.runFor(31_000)
    await expect(logOf(page)).toContainText('temporarily unavailable')
    await expect(inputOf(page)).toHaveValue(question)
  })

  test('what a local visitor was told about the phone is not there for a remote one', async ({ page }) => {
    await answerWith(page, {}, 500)
    await openPanel(page, '/toggle')
    await ask(page, question)
    await failed(page, '500', /\(559\) 555-0142/)
    await page.getByRole('radio', { name: /Farther away/ }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Now: you see the pages for people far')).toBeVisible()
    await openButton(page).click()
    await expect(logOf(page)).toContainText('Please call the office at the office number')
    await expect(panelOf(page)).not.toContainText(officeNumber)
  })
})

test.describe('a remote visitor', () => {
  test.use({ ...desktop, place: 'Chicago' })

  test('is led to the contact page and the switch, and never sees the number', async ({ page }) => {
    const texts: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') texts.push(await response.text().catch(() => ''))
    })
    await answerWith(page, {}, 500)
    const panel = await openPanel(page)
    await expect(panel.getByRole('link', { name: 'Talk to a person' })).toHaveAttribute('href', '/contact')
    await expect(panel.getByRole('link', { name: /See the number/ })).toHaveAttribute('href', '/toggle')
    await ask(page, question)
    await failed(page, '500', /contact page/)
    expect(await page.content()).not.toMatch(officeNumber)
    expect(texts.join('\n')).not.toMatch(officeNumber)
  })
})

test.describe('a local visitor', () => {
  test.use({ ...desktop, place: 'Visalia' })

  test('sees the number and the hours of the phone', async ({ page }) => {
    const panel = await openPanel(page)
    await expect(panel.getByText('Monday-Friday 8:00 AM-5:00 PM')).toBeVisible()
    await expect(panel.getByRole('link', { name: '(559) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15595550142',
    )
  })
})

for (const [width, height] of [
  [320, 568],
  [320, 256],
] as const) {
  test(`at ${width} by ${height} px all of it can be reached, and nothing is cut off at the side`, async ({
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
      panel.getByRole('button', { name: 'No, it did not' }),
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
