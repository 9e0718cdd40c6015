import { expect, phone, test } from '../../support/visitors'

test.use({ place: 'Visalia', ...phone })

test('a table of three columns is not cut off on a phone', async ({ page }) => {
  await page.goto('/credentials')
  const table = page.getByRole('region', { name: 'The surgeon’s training' })
  await expect(table).toBeVisible()
  const { shown, whole } = await table.evaluate((element) => ({
    shown: element.clientWidth,
    whole: element.scrollWidth,
  }))
  expect(whole).toBeLessThanOrEqual(shown)
})
