import { fillIn, formOf, patient, staffMail } from './requests'
import { expect, ready, test } from './visitors'

const dataDir = 'test-results/data'
const success = 'Your appointment request has been submitted. We will contact you within 24 hours.'
const referenceShape = /HS-[0-9A-Z]{4}-[0-9A-Z]{4}/

test.use({ place: 'Visalia' })

async function referenceOn(page: import('@playwright/test').Page): Promise<string> {
  const text = await page.getByText(/Your reference/).innerText()
  const [reference] = text.match(referenceShape) ?? []
  if (!reference) throw new Error(`no reference in: ${text}`)
  return reference
}

for (const path of ['/', '/contact']) {
  test(`from ${path}, the staff's mailbox holds the request`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    await fillIn(page, { ...patient, lastName: path === '/' ? 'Home' : 'Contact' })
    await page.getByRole('button', { name: 'Send request' }).click()
    const panel = formOf(page).getByRole('status')
    await expect(panel.getByText('Success!')).toBeVisible()
    await expect(panel.getByText(success)).toBeVisible()
    await expect(panel).toBeFocused()
    await expect(formOf(page).getByLabel('First name')).toHaveValue('')

    const reference = await referenceOn(page)
    await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
    const mail = await staffMail(dataDir, reference)
    expect(mail?.subject).toBe(`Appointment request ${reference}`)
    expect(mail?.replyTo?.[0]?.address).toBe('maria@example.com')
    for (const words of ['Maria', '(559) 555-0123', 'Herniated disc', 'Pain in my left leg']) {
      expect(mail?.text).toContain(words)
      expect(mail?.html).toContain(words)
    }
    expect(page.url()).not.toContain('Maria')
  })
}

test('empty: the notice of the spec, the fields named, nothing sent, focus on the first', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/api/contact', (route) => ((calls += 1), route.continue()))
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { firstName: 'Maria', message: 'Hello' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const alert = formOf(page).getByRole('alert')
  await expect(alert).toContainText('Validation Error')
  await expect(alert).toContainText('Please fill in all required fields.')
  await expect(formOf(page).getByLabel('Last name')).toBeFocused()
  await expect(formOf(page).getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.')
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria')
  expect(calls).toBe(0)
  // The notification repeats it and goes away; the notice stays.
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText('Validation Error'),
  ).toBeVisible()
})

test('refused by the server: its words, beside the field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, email: 'maria at example' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByRole('alert')).toContainText('Please check the marked fields.')
  const email = formOf(page).getByLabel('Email')
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
  test(`${what}: said in words for the visitor, and it can be sent again`, async ({ page }) => {
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
    await expect(alert).toContainText('Error')
    await expect(alert).toContainText(words)
    await expect(page.getByText('502:')).toHaveCount(0)
    await expect(formOf(page).getByLabel('Phone')).toHaveValue(patient.phone)
    isDown = false
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(formOf(page).getByText(success)).toBeVisible()
  })
}

test('pressed twice, sent once, and says that it is on its way', async ({ page }) => {
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

test('what was typed survives a reload and a change of layout', async ({ page }) => {
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

test('a change of layout while the request is on its way loses neither its answer nor the guard', async ({
  page,
}) => {
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
  await expect(formOf(page).getByLabel('First name')).toHaveValue('')
  expect(calls).toBe(1)
})

test('when the form’s own script does not come through, the browser sends it', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await fillIn(page, { ...patient, lastName: 'Chunkless' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL('/contact/result')
  await expect(page.getByText(success)).toBeVisible()
})

test('a text that is too long is said to be, not cut', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  const long = 'x'.repeat(2001)
  await fillIn(page, { ...patient, message: long })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByLabel('Message')).toHaveAccessibleDescription(/2,000 characters or fewer/)
  await expect(formOf(page).getByLabel('Message')).toHaveValue(long)
})

test('the emergency line stands above the button', async ({ page }) => {
  await page.goto('/contact')
  const line = await formOf(page).getByText('In an emergency, call 911. Do not use this form.').boundingBox()
  const button = await page.getByRole('button', { name: 'Send request' }).boundingBox()
  expect(line && button && line.y < button.y).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted, the result page answers, and the staff have it', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page, { ...patient, lastName: 'Noscript' })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(success)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    const reference = await referenceOn(page)
    await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
    expect((await staffMail(dataDir, reference))?.text).toContain('Noscript')
  })

  test('refused, it comes back with its values and errors, and can be mended', async ({ page }) => {
    await page.goto('/')
    await fillIn(page, { ...patient, lastName: 'Mended', email: 'maria', phone: '' })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria')
    await expect(formOf(page).getByLabel('Message')).toHaveValue(patient.message)
    await expect(formOf(page).getByLabel('What brings you in?')).toHaveValue('herniated-disc')
    await expect(formOf(page).getByLabel('Email')).toHaveAccessibleDescription(/Enter one email address/)
    await expect(formOf(page).getByLabel('Phone')).toHaveAccessibleDescription(/Enter your phone number/)
    expect(page.url()).not.toMatch(/maria/i)
    await fillIn(page, { email: 'maria@example.com', phone: '559 555 0123' })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(success)).toBeVisible()
  })

  test('the result page says so when it has nothing to show', async ({ page }) => {
    await page.goto('/contact/result')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing to show here')
  })
})

test('the six fields as plain JSON are a full request', async ({ request }) => {
  const response = await request.post('/api/contact', { data: { ...patient, lastName: 'Json' } })
  expect(response.status()).toBe(200)
  const answer = (await response.json()) as { success: boolean; message: string; reference: string }
  expect(answer).toMatchObject({ success: true, message: success })
  await expect.poll(() => staffMail(dataDir, answer.reference)).not.toBeNull()
})

test('another website cannot send in a visitor’s name', async ({ request }) => {
  for (const origin of ['https://elsewhere.example.com', 'null']) {
    const response = await request.post('/api/contact', { data: patient, headers: { origin } })
    expect(response.status()).toBe(403)
  }
})

test('the sixth request in ten minutes waits', async ({ request }) => {
  const send = (n: number) => request.post('/api/contact', { data: { ...patient, message: `Number ${n}` } })
  for (const n of [1, 2, 3, 4, 5]) expect((await send(n)).status()).toBe(200)
  const sixth = await send(6)
  expect(sixth.status()).toBe(429)
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0)
  expect(((await sixth.json()) as { error: { message: string } }).error.message).toContain('(559) 555-0142')
})
