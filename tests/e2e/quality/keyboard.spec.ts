import { visitAs } from '../../support/axe'
import { expect, phone, ready, test } from '../../support/visitors'
import { walk } from '../../support/walk'

/*
 * The pages with the most controls, each on the device where more of them overlap. home.spec.ts covers the
 * home page.
 */
const walks = [
  {
    device: 'phone',
    options: phone,
    // The footer's lists are folded.
    last: 'Legal',
    paths: ['/contact', '/spine-anatomy', '/recovery-tracker', '/video-library'],
  },
  {
    device: 'desktop',
    options: { viewport: { width: 1280, height: 720 } },
    last: 'Privacy Policy',
    paths: ['/resources/faq', '/resources/forms', '/resources/appointment-prep', '/recovery-tracker'],
  },
] as const

for (const { device, options, last, paths } of walks) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, reducedMotion: 'reduce' })

    for (const path of paths) {
      test(`Tab goes through ${path} in order, with the focused element never obscured`, async ({ page }) => {
        // Two hundred stops, each rendered.
        test.slow()
        await visitAs(page, 'local')
        await page.goto(path)
        await ready(page)
        const stops = await walk(page)
        // It reaches the footer.
        expect(stops.map(({ name }) => name)).toContain(last)
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
