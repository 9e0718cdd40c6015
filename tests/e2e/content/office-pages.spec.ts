import { office } from '@/content/generated/practice/office'
import { officePages } from '@/lib/site/pages/office-pages'
import { expect, test } from '../../support/visitors'

for (const place of ['Visalia', 'Chicago', 'nowhere'] as const) {
  test.describe(`from ${place}`, () => {
    test.use({ place })

    for (const [path, { heading }] of Object.entries(officePages)) {
      test(`${path} shows how to reach the office`, async ({ page }) => {
        await page.goto('/')
        await page
          .locator(`footer a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click())
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        const details = page.getByRole('region', { name: 'Our office' })
        await expect(details.getByRole('link', { name: office.phone.display })).toHaveAttribute(
          'href',
          office.phone.href,
        )
        for (const detail of [office.addressLine, office.fax, office.email, office.hours[0]!.days])
          await expect(details.getByText(detail)).toBeVisible()
        await expect(details.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
          'href',
          /^https:\/\/www\.google\.com\/maps\//,
        )
      })
    }
  })
}

test('/getting-here says how far each town is', async ({ page }) => {
  await page.goto('/getting-here')
  const table = page.getByRole('table', { name: 'in a straight line' })
  for (const { name } of office.nearbyTowns)
    await expect(table.getByRole('row', { name: new RegExp(`^${name} About \\d+ miles`) })).toBeVisible()
})
