import { violations } from '../../support/axe'
import { fillIn, formOf, patient } from '../../support/servers/requests'
import { expect, phone, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' })

  test('missing fields: the errors are beside them, and nothing covers them', async ({ page }) => {
    await page.goto('/contact')
    await ready(page)
    await page.getByRole('button', { name: 'Send request' }).tap()
    const alert = formOf(page).getByRole('alert')
    await expect(alert).toContainText('Please fill in all required fields.')
    await expect(alert).toBeFocused()
    await alert.getByRole('link', { name: 'Enter your first name.' }).tap()
    const first = formOf(page).getByLabel('First name')
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('listitem').filter({ hasText: 'Validation Error' })).toHaveCount(0)
    const isUncovered = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === element
    }
    expect(await first.evaluate(isUncovered)).toBe(true)
    expect(await violations(page, 'form[action="/api/contact"]')).toEqual([])
  })
})

test('on a desktop the notification does not cover the fields it is about', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await ready(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(notification).toContainText('Validation Error')
  const box = (await notification.boundingBox())!
  const fields = await formOf(page).locator('[aria-invalid=true]').all()
  expect(fields).toHaveLength(4)
  for (const field of fields) {
    const { x, y, width, height } = (await field.boundingBox())!
    const isApart = x + width <= box.x || y + height <= box.y || y >= box.y + box.height
    expect(isApart).toBe(true)
  }
})

test('a corrected field loses its error at once, and the others keep theirs', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  const first = formOf(page).getByLabel('First name')
  await expect(first).toHaveAccessibleDescription('Enter your first name.')
  await first.pressSequentially('M')
  await expect(first).not.toHaveAttribute('aria-invalid')
  await expect(first).not.toHaveAttribute('aria-describedby')
  await expect(formOf(page).getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.')
  // An address that isn't one yet is not corrected.
  const email = formOf(page).getByLabel('Email')
  await email.fill('maria')
  await expect(email).toHaveAccessibleDescription('Enter your email address.')
  await email.fill('maria@example.com')
  await expect(email).not.toHaveAttribute('aria-describedby')
})

test('a likely typo in the address is corrected with one press', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  const email = formOf(page).getByLabel('Email')
  await email.fill('maria@gmial.con')
  await email.press('Tab')
  const use = formOf(page).getByRole('button', { name: 'Use maria@gmail.com' })
  await expect(use).toBeVisible()
  await expect(email).toHaveAccessibleDescription(/Did you mean this address\?/)
  await expect(email).not.toHaveAttribute('aria-invalid')
  expect(await violations(page, 'form[action="/api/contact"]')).toEqual([])
  await use.click()
  await expect(email).toHaveValue('maria@gmail.com')
  await expect(email).toBeFocused()
  await expect(use).toHaveCount(0)
  // It is part of the draft.
  await page.reload()
  await expect(email).toHaveValue('maria@gmail.com')
})

test('a hint never keeps anyone from sending', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await fillIn(page, { ...patient, lastName: 'Hint', email: 'maria@gmail.con', phone: '559-555-010' })
  await formOf(page).getByLabel('Message').focus()
  await expect(
    formOf(page).getByText(
      'This number has 9 digits. A US number has 10, with its area code. Please check it.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(formOf(page).getByText('Success!')).toBeVisible()
  await expect(formOf(page).getByText('This number has 9 digits.')).toHaveCount(0)
})

test.describe('with a mouse', () => {
  // Positions are measured, so nothing may still be scrolling.
  test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })

  for (const path of ['/', '/contact'])
    for (const [left, field, typed] of [
      ['a phone number with seven digits', 'Phone', '555-0100'],
      ['a mistyped address', 'Email', 'maria@gmial.com'],
    ] as const)
      for (const percent of [10, 50, 90])
        test(`${path}: the first press of “Send request” counts after ${left}, at ${percent}% of its height`, async ({
          page,
        }) => {
          await page.goto(path)
          await ready(page)
          await fillIn(page, { ...patient, lastName: `Press ${percent} ${field} ${path}` })
          await formOf(page).getByLabel(field).fill(typed)
          const send = page.getByRole('button', { name: 'Send request' })
          await send.scrollIntoViewIfNeeded()
          const { x, y, width, height } = (await send.boundingBox())!
          await page.mouse.click(x + width / 2, y + (height * percent) / 100, { delay: 80 })
          await expect(formOf(page).getByText('Success!')).toBeVisible()
        })

  test('a hint waits for the release', async ({ page }) => {
    await page.goto('/contact')
    await ready(page)
    const phoneField = formOf(page).getByLabel('Phone')
    await phoneField.fill('12')
    const send = page.getByRole('button', { name: 'Send request' })
    await send.scrollIntoViewIfNeeded()
    const before = (await send.boundingBox())!
    await page.mouse.move(before.x + 20, before.y - 4)
    await page.mouse.down()
    await expect(phoneField).not.toBeFocused()
    expect(await send.boundingBox()).toEqual(before)
    await page.mouse.up()
    await expect(formOf(page).getByText('This number has 2 digits.')).toBeVisible()
  })
})
