import { fillIn, formOf, patient, referenceOn, staffMail, subjectFor } from '../../support/servers/requests'
import { office } from '@/content/generated/practice/office'
import { expect, phone, ready, test } from '../../support/visitors'

const dataDir = 'test-results/data'
const success = 'Your appointment request has been submitted. We will contact you within 24 hours.'

test.use({ place: 'Visalia' })

for (const path of ['/', '/contact']) {
  test(`from ${path}, the request reaches the staff mailbox`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    await fillIn(page, { ...patient, lastName: path === '/' ? 'Home' : 'Contact' })
    await page.getByRole('button', { name: 'Send request' }).click()
    const panel = formOf(page).getByRole('status')
    await expect(panel.getByText('Success!')).toBeVisible()
    await expect(panel.getByText(success)).toBeVisible()
    await expect(panel).toBeFocused()
    await expect(panel).toBeInViewport({ ratio: 1 })

    const reference = await referenceOn(page)
    await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
    const mail = await staffMail(dataDir, reference)
    expect(mail?.subject).toMatch(subjectFor(reference))
    expect(mail?.replyTo?.[0]?.address).toBe('maria@example.com')
    for (const words of ['Maria', '(559) 555-0123', 'Herniated disc', 'Pain in my left leg']) {
      expect(mail?.text).toContain(words)
      expect(mail?.html).toContain(words)
    }
    expect(page.url()).not.toContain('Maria')
  })
}

test('the confirmation takes the form’s place, and “Send another request” brings back an empty one', async ({
  page,
}) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, lastName: 'Another' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByText(success)).toBeVisible()
  await expect(formOf(page).getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send request' })).toHaveCount(0)
  await expect(page.getByText('Tell us how to reach you')).toBeHidden()
  // Said once: no notification repeats it.
  await expect(page.getByText(success)).toHaveCount(1)
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0)

  await page.getByRole('button', { name: 'Send another request' }).click()
  await expect(formOf(page).getByLabel('First name')).toBeFocused()
  for (const field of await formOf(page).getByRole('textbox').all()) await expect(field).toHaveValue('')
  await expect(page.getByText(success)).toHaveCount(0)
  await fillIn(page, { ...patient, lastName: 'Second' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByText(success)).toBeVisible()
})

test('a visitor who leaves while it is being sent is notified', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => (await answer.promise, route.continue()))
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, lastName: 'Gone' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/legal/privacy-policy')
  answer.resolve()
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(notification).toContainText('Success!')
  await expect(notification).toContainText(success)
})

test('empty: lists and links the fields, sends nothing', async ({ page }) => {
  let calls = 0
  await page.route('**/api/contact', (route) => ((calls += 1), route.continue()))
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { firstName: 'Maria', message: 'Hello' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const alert = formOf(page).getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('We can’t send this yet')
  await expect(alert).toContainText('Please fill in all required fields.')
  await expect(alert.getByRole('link')).toHaveText([
    'Enter your last name.',
    'Enter your email address.',
    'Enter your phone number.',
  ])
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria')
  expect(calls).toBe(0)
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(notification).toContainText('Validation Error')
  await expect(notification).toContainText('Please fill in all required fields.')
  await alert.getByRole('link', { name: 'Enter your phone number.' }).click()
  await expect(formOf(page).getByLabel('Phone')).toBeFocused()
  await expect(formOf(page).getByLabel('Phone')).toHaveAccessibleDescription('Enter your phone number.')
})

test('rejected by the server: its message is beside the field, and the input is kept', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, email: 'maria at example' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const alert = formOf(page).getByRole('alert')
  await expect(alert).toContainText('Please check the marked fields.')
  const email = formOf(page).getByLabel('Email')
  await alert.getByRole('link', { name: 'Enter one email address, such as name@example.com.' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Enter one email address, such as name@example.com.')
  await expect(email).toHaveValue('maria at example')
  await expect(formOf(page).getByLabel('Message')).toHaveValue(patient.message)
})

for (const [what, answer, words] of [
  [
    'our own error',
    {
      status: 503,
      json: { success: false, error: { code: 'unavailable', message: 'Please call the office.' } },
    },
    'Please call the office.',
  ],
  [
    'a page of some proxy',
    { status: 502, body: '<h1>Bad gateway</h1>' },
    'Failed to submit your request. Please try again.',
  ],
  ['no connection', null, 'Failed to submit your request. Please try again.'],
] as const) {
  test(`${what}: explained to the visitor, and the form can be resubmitted`, async ({ page }) => {
    let isDown = true
    await page.route('**/api/contact', (route) => {
      if (!isDown) return route.continue()
      return answer ? route.fulfill(answer) : route.abort()
    })
    await page.goto('/contact')
    await ready(page)
    await fillIn(page, { ...patient, lastName: what })
    await page.getByRole('button', { name: 'Send request' }).click()
    const alert = formOf(page).getByRole('alert')
    await expect(alert).toContainText('Your request wasn’t sent')
    await expect(alert).toContainText(words)
    const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(notification).toContainText('Error')
    await expect(notification).toContainText(words)
    await expect(page.getByText('502:')).toHaveCount(0)
    await expect(formOf(page).getByLabel('Phone')).toHaveValue(patient.phone)
    isDown = false
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(formOf(page).getByText(success)).toBeVisible()
  })
}

test('resubmitted after a lost response, it is a single request with one key', async ({ page, request }) => {
  const sent: { key: string; answer: { reference: string } }[] = []
  await page.route('**/api/contact', async (route) => {
    const response = await route.fetch()
    const key = (await route.request().allHeaders())['idempotency-key'] ?? ''
    sent.push({ key, answer: (await response.json()) as { reference: string } })
    return sent.length === 1 ? route.abort() : route.fulfill({ response })
  })
  await page.goto('/contact')
  await ready(page)
  const lost = { ...patient, lastName: 'Lost' }
  await fillIn(page, lost)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByRole('alert')).toContainText('Failed to submit your request.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByText(success)).toBeVisible()
  const [first, second] = sent
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toEqual(first)

  // The same text from another visitor is a separate request.
  const stranger = await request.post('/api/contact', {
    data: lost,
    headers: { 'x-forwarded-for': '203.0.113.77' },
  })
  expect(((await stranger.json()) as { reference: string }).reference).not.toBe(first?.answer.reference)
})

test('a double click sends once and says that it is in progress', async ({ page }) => {
  let calls = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    calls += 1
    await answer.promise
    await route.continue()
  })
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, lastName: 'Twice' })
  await formOf(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  answer.resolve()
  await expect(formOf(page).getByText(success)).toBeVisible()
  expect(calls).toBe(1)
})

test('input survives a reload and a layout change', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto('/contact')
  await ready(page)
  await fillIn(page)
  await page.reload()
  await expect(formOf(page).getByLabel('Message')).toHaveValue(patient.message)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(page.getByRole('heading', { name: 'Quick Links' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Call Office/ })).toBeVisible()
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria')
  await expect(formOf(page).getByLabel('What brings you in?')).toHaveValue('herniated-disc')
})

test('a layout change while sending loses neither the response nor the duplicate guard', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/contact', async (route) => {
    calls += 1
    await answer.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, lastName: 'Layout' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(page.getByRole('link', { name: /Call Office/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  answer.resolve()
  await expect(formOf(page).getByText(success)).toBeVisible()
  expect(calls).toBe(1)
})

test('if the form’s script fails to load, the browser submits the form', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await fillIn(page, { ...patient, lastName: 'Chunkless' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL('/contact/result')
  await expect(page.getByText(success)).toBeVisible()
})

test('overlong text is reported, not truncated', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  const long = 'x'.repeat(2001)
  await fillIn(page, { ...patient, message: long })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByLabel('Message')).toHaveAccessibleDescription(/2,000 characters or fewer/)
  await expect(formOf(page).getByLabel('Message')).toHaveValue(long)
})

const emergency = 'My leg went numb between my legs and I cannot pee'

test('no notification of an earlier error stays beside the 911 card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, firstName: '', message: emergency })
  await page.getByRole('button', { name: 'Send request' }).click()
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(notification).toContainText('Validation Error')
  // Pauses its timer.
  await page.keyboard.press('F8')
  await fillIn(page, { firstName: 'Maria' })
  await formOf(page).getByLabel('First name').press('Enter')
  await expect(formOf(page).getByRole('alert').getByText('Call 911 now', { exact: true })).toBeVisible()
  await expect(notification).toBeHidden()
})

test('an emergency: 911 first, nothing sent, the text kept; sent anyway, the staff mail says so', async ({
  page,
}) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, lastName: 'Emergency', message: emergency })
  await page.getByRole('button', { name: 'Send request' }).click()
  const card = formOf(page).getByRole('alert')
  await expect(card.getByText('Call 911 now', { exact: true })).toBeVisible()
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await expect(card.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(card).toContainText('can mean pressure on the nerves to your bladder and bowels')
  await expect(card).toContainText('We haven’t sent your request yet')
  await expect(formOf(page).getByText(success)).toHaveCount(0)
  for (const [label, value] of [
    ['First name', 'Maria'],
    ['Phone', patient.phone],
    ['Message', emergency],
  ] as const)
    await expect(formOf(page).getByLabel(label)).toHaveValue(value)

  // Enter in a field repeats the question; it doesn't confirm.
  await formOf(page).getByLabel('Phone').press('Enter')
  await expect(card).toBeFocused()
  await card.getByRole('button', { name: 'Send anyway, this isn’t happening now' }).click()
  // Sent, and 911 still comes first: there is no call to wait for.
  const sent = formOf(page).getByRole('status')
  await expect(sent.getByText(success)).toBeVisible()
  await expect(sent.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await expect(sent.getByRole('link', { name: office.phone.display })).toBeVisible()
  await expect(sent.getByText(/Expect (a|our) call/)).toHaveCount(0)
  const reference = await referenceOn(page)
  await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
  const mail = await staffMail(dataDir, reference)
  expect(mail?.subject).toBe(`CALL NOW: appointment request ${reference}`)
  expect(mail?.text).toContain('Read this first: the message may describe a 911 warning sign.')
})

test('after “Send anyway,” a corrected field sends the request without asking again, a new message asks', async ({
  page,
}) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, email: 'maria', message: emergency })
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  const anyway = formOf(page).getByRole('button', { name: 'Send anyway, this isn’t happening now' })
  const email = formOf(page).getByLabel('Email')
  await anyway.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await formOf(page).getByLabel('Message').fill('I cannot feel my legs since this morning')
  await email.fill('maria@example.com')
  await send.click()
  await expect(anyway).toBeVisible()
  await email.fill('maria')
  await anyway.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('maria@example.com')
  await send.click()
  await expect(formOf(page).getByText(success)).toBeVisible()
})

test('a crisis in Spanish: 988 in Spanish', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, message: 'Quiero quitarme la vida, ya no aguanto el dolor' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const card = formOf(page).getByRole('alert')
  await expect(card).toHaveAttribute('lang', 'es')
  await expect(card.getByRole('link', { name: 'Llame al 988 y oprima 2 para español' })).toHaveAttribute(
    'href',
    'tel:988',
  )
  await expect(card.getByRole('button', { name: 'Enviar mi solicitud de todos modos' })).toBeVisible()
})

test('a same-day problem is sent, and the answer says to call today', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, message: 'My incision is red and leaking since my surgery' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const panel = formOf(page).getByRole('status')
  await expect(panel.getByText(success)).toBeVisible()
  await expect(panel.getByText('Call today', { exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: `Call ${office.phone.display}` })).toHaveAttribute(
    'href',
    office.phone.href,
  )
  const reference = await referenceOn(page)
  await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
  expect((await staffMail(dataDir, reference))?.text).toContain('a problem that can’t wait a day')
})

test('the safety check is not in the page’s scripts', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, message: emergency, lastName: 'Script' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByRole('alert')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(3)
  for (const url of scripts)
    expect(await (await page.request.get(url)).text()).not.toContain(
      'can mean pressure on the nerves to your bladder and bowels',
    )
})

test('the emergency notice is above the button', async ({ page }) => {
  await page.goto('/contact')
  const line = await formOf(page)
    .getByText(/^In an emergency, call 911\. Please don’t use this form/)
    .boundingBox()
  const button = await page.getByRole('button', { name: 'Send request' }).boundingBox()
  expect(line && button && line.y < button.y).toBe(true)
})

test.describe('on a phone with large text', () => {
  test.use(phone)

  test('what comes of the request fits the window', async ({ page }) => {
    await page.goto('/contact')
    await ready(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await fillIn(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(formOf(page).getByRole('status').getByText('Success!')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the reference stands on one line', async ({ page }) => {
    await page.goto('/contact')
    await ready(page)
    await fillIn(page, { ...patient, lastName: 'Line' })
    await page.getByRole('button', { name: 'Send request' }).click()
    const reference = page.getByText(await referenceOn(page), { exact: true })
    expect(await reference.evaluate((element) => element.getClientRects().length)).toBe(1)
  })
})
