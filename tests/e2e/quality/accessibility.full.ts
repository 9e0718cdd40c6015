import { violations, visitAs } from '../../support/axe'
import { modes, routes } from '../../support/pages'
import { expect, phone, test } from '../../support/visitors'

/* `npm run test:full`: every page, in every mode and theme, at four widths. Too slow for CI. */

const widths = [
  { width: 320, device: 'phone' },
  { width: 390, device: 'phone' },
  { width: 820, device: 'desktop' },
  { width: 1440, device: 'desktop' },
] as const

const colorSchemes = ['light', 'dark'] as const

const pages = [...routes, '/contact/result', '/nothing-here']

for (const { width, device } of widths) {
  for (const mode of modes) {
    for (const colorScheme of colorSchemes) {
      test.describe(`${width} px, ${mode}, ${colorScheme}`, () => {
        test.use({
          ...(device === 'phone' && phone),
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
          colorScheme,
        })

        test('no axe violations and no horizontal scrolling', async ({ page }) => {
          test.setTimeout(1_200_000)
          await visitAs(page, mode)
          const found: string[] = []
          for (const path of pages) {
            await page.goto(path)
            found.push(...(await violations(page)))
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            )
            if (overflow > 0) found.push(`${path} scrolls sideways by ${overflow} px`)
          }
          expect(found).toEqual([])
        })
      })
    }
  }
}
