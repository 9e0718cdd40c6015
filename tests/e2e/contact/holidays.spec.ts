import { expect, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

for (const [name, time, isClosed] of [
  ['on Christmas Day', '2026-12-25T10:00:00-08:00', true],
  ['on a working day', '2026-12-16T10:00:00-08:00', false],
] as const) {
  test(`${name}, the contact page knows whether the office is open`, async ({ page }) => {
    await page.clock.setFixedTime(time)
    await page.goto('/contact')
    await ready(page)
    const hours = page.getByRole('region', { name: 'Office hours' })
    await expect(hours.getByText('also closed on')).toBeVisible()
    await expect(hours.getByText('We’re closed today (Christmas Day). We open again on')).toBeVisible({
      visible: isClosed,
    })
    const request = page.getByRole('region', { name: 'Request an appointment' })
    await expect(
      request.getByText('Our office is closed on weekends and holidays. Expect a call by'),
    ).toBeVisible({ visible: isClosed })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page names the holidays and promises a call on the next working day', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByText('also closed on')).toBeVisible()
    await expect(page.getByText('If that lands on a weekend or holiday').first()).toBeVisible()
  })
})
