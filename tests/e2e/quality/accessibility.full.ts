import { appendFileSync, mkdirSync } from 'node:fs'
import { violations, visitAs } from '../../support/axe'
import { modes, routes } from '../../support/pages'
import { expect, phone, test } from '../../support/visitors'

/*
 * `npm run test:full`: every page, in every mode and theme, at four widths. Too slow for CI; `npm run
 * test:full` writes the results of each run to a report.
 */

const widths = [
  { width: 320, device: 'phone' },
  { width: 390, device: 'phone' },
  { width: 820, device: 'desktop' },
  { width: 1440, device: 'desktop' },
] as const

const colorSchemes = ['light', 'dark'] as const
/** The total number of runs, so that a report can say if some are missing. */
const of = widths.length * modes.length * colorSchemes.length

const pages = [...routes, '/contact/result', '/nothing-here']

mkdirSync('test-results', { recursive: true })

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
          const row = { of, width, mode, colorScheme, pages: pages.length, found }
          appendFileSync('test-results/everyone.jsonl', `${JSON.stringify(row)}\n`)
          expect(found).toEqual([])
        })
      })
    }
  }
}
