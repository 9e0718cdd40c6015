import { routes } from './pages'
import { expect, phone, test } from './visitors'

const links = ['/', '/about', '/services', '/resources', '/spine-education', '/reviews', '/contact']

for (const [device, options] of [
  ['phone', phone],
  ['desktop', { viewport: { width: 1280, height: 900 } }],
] as const) {
  test.describe(`without script on a ${device}`, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('every page links to the main pages and is complete as it stands', async ({ page }) => {
      test.setTimeout(90_000)
      for (const path of routes) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const main = page
          .getByRole('banner')
          .getByRole('navigation', { name: 'Main' })
          .filter({ visible: true })
        await expect(main).toHaveCount(1)
        const hrefs = await main
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(hrefs.sort()).toEqual([...links].sort())
        await expect(page.getByText('Loading...')).toHaveCount(0)
        await expect(page.getByRole('button', { name: /menu|Colors/i })).toHaveCount(0)
      }
    })

    test('the way to the office is a link to the switch', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Check Appointment Availability' }).click()
      await expect(page).toHaveURL('/toggle')
    })
  })
}
