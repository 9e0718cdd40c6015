import { visitAs } from './axe'
import { expect, phone, ready, test } from './visitors'
import { walk } from './walk'

/* The pages with the most to use, each on the device where more is in the way. The home page: home.spec.ts. */
const walks = [
  {
    device: 'phone',
    options: phone,
    paths: ['/contact', '/spine-anatomy', '/recovery-tracker', '/video-library'],
  },
  {
    device: 'desktop',
    options: { viewport: { width: 1280, height: 720 } },
    paths: ['/resources/faq', '/resources/forms', '/resources/appointment-prep', '/recovery-tracker'],
  },
] as const

for (const { device, options, paths } of walks) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, reducedMotion: 'reduce' })

    for (const path of paths) {
      test(`Tab leads through ${path} in its order, with nothing over what has the focus`, async ({
        page,
      }) => {
        // Two hundred stops, each drawn.
        test.slow()
        await visitAs(page, 'local')
        await page.goto(path)
        await ready(page)
        const stops = await walk(page)
        // It comes to the foot of the page.
        expect(stops.map(({ name }) => name)).toContain('Privacy Policy')
        expect(stops.filter(({ isSeen, hasRing, isInOrder }) => !isSeen || !hasRing || !isInOrder)).toEqual(
          [],
        )
      })
    }
  })
}

test('a new page is announced by its title', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/legal/privacy-policy')
  await expect(page.locator('next-route-announcer').getByRole('alert')).toContainText('Privacy Policy')
  await expect(page).toHaveTitle(/^Privacy Policy/)
})
