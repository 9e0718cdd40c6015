import { fillIn, formOf, patient, referenceOn, staffMail } from '../../support/servers/requests'
import { office } from '@/content/generated/practice/office'
import { expect, test } from '../../support/visitors'

const dataDir = 'test-results/data'
const success = 'Your appointment request has been submitted. We will contact you within 24 hours.'
const repeated = 'We already have this request.'

test.use({ place: 'Visalia', javaScriptEnabled: false })

test('the form is posted, the result page responds, and the staff get the request', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page, { ...patient, lastName: 'Noscript' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const reference = await referenceOn(page)
  await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
  expect((await staffMail(dataDir, reference))?.text).toContain('Noscript')
})

test('if rejected, it returns with its values and errors and can be corrected', async ({ page }) => {
  await page.goto('/')
  await fillIn(page, { ...patient, lastName: 'Mended', email: 'maria', phone: '' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter one email address, such as name@example.com.',
    'Enter your phone number.',
  ])
  await page.getByRole('alert').getByRole('link', { name: 'Enter your phone number.' }).click()
  await expect(formOf(page).getByLabel('Phone')).toBeFocused()
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Maria')
  await expect(formOf(page).getByLabel('Message')).toHaveValue(patient.message)
  await expect(formOf(page).getByLabel('What brings you in?')).toHaveValue('herniated-disc')
  await expect(formOf(page).getByLabel('Email')).toHaveAccessibleDescription(/Enter one email address/)
  await expect(formOf(page).getByLabel('Phone')).toHaveAccessibleDescription(/Enter your phone number/)
  expect(page.url()).not.toMatch(/maria/i)
  await fillIn(page, { email: 'maria@example.com', phone: '559 555 0123' })
  const key = await formOf(page).locator('input[name=idempotencyKey]').inputValue()
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  const posted = page.waitForRequest('**/api/contact')
  await page.getByRole('button', { name: 'Send request' }).click()
  expect((await posted).postData()).toContain(`idempotencyKey=${key}`)
  await expect(page.getByText(success)).toBeVisible()
})

test('an emergency comes back with 911 first and everything typed, and can be sent anyway', async ({
  page,
}) => {
  const message = 'I am numb between my legs and cannot pee'
  await page.goto('/contact')
  await fillIn(page, { ...patient, lastName: 'Urgent', message })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveTitle(/^Not sent yet: this may be an emergency/)
  const card = page.getByRole('alert')
  await expect(card.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(card).toBeInViewport()
  await expect(formOf(page).getByLabel('Message')).toHaveValue(message)
  await expect(page.getByText(success)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send anyway, this isn’t happening now' }).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 911' })).toBeVisible()
  await expect(page.getByText(/Expect (a|our) call/)).toHaveCount(0)
  const reference = await referenceOn(page)
  await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
  expect((await staffMail(dataDir, reference))?.text).toContain('a 911 warning sign')

  // The first form again: it was sent, and it stays sent.
  await page.goto('/contact')
  await fillIn(page, { ...patient, lastName: 'Urgent', message })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(repeated)).toBeVisible()
  await expect(page.getByText('911 warning sign')).toHaveCount(0)
})

test('a same-day problem is sent, and the page says to call today', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page, {
    ...patient,
    lastName: 'Today',
    message: 'My incision is red and leaking since my surgery',
  })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: `Call ${office.phone.display}` }),
  ).toBeVisible()
})

test('resubmitted after Back, it is the same request', async ({ page }) => {
  for (const answer of [success, repeated]) {
    await page.goto('/contact')
    await fillIn(page, { ...patient, lastName: 'Pressed' })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  await expect(page.getByText(/HS-/)).toHaveCount(0)
})

test('a cross-site form neither submits nor hides the result of the request', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page, { ...patient, lastName: 'Hidden' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const reference = await referenceOn(page)
  const own = page.url()
  await page.route('http://elsewhere.example.com/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${new URL('/api/contact', own).href}">
        <input name="firstName" value="Stranger"><input name="view" value="page"><button>Go</button></form>`,
    }),
  )
  await page.goto('http://elsewhere.example.com/')
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL(/\/contact\/result\?refused=foreign-origin$/)
  await expect(page.getByText('Your request came from another website.')).toBeVisible()
  await expect(page.getByText(reference)).toHaveCount(0)
  await page.goto(own)
  expect(await referenceOn(page)).toBe(reference)
})

test('the result page says when it has nothing to show', async ({ page }) => {
  await page.goto('/contact/result')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s nothing to show here')
})
