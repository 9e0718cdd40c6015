import type { Page } from '@playwright/test'
import { conditionGuides } from '@/content/collections/conditions'
import { procedureGuides } from '@/content/collections/procedures'
import { expect, phone, test } from '../../support/visitors'

test.use({ place: 'Chicago', reducedMotion: 'reduce' })

const guides = [
  ...conditionGuides.map(({ slug }) => `/resources/conditions/${slug}`),
  ...procedureGuides.map(({ slug }) => `/resources/procedures/${slug}`),
]

/** What is wrong with the figures of the current page, as a visitor would see it. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const drawing of document.querySelectorAll<SVGSVGElement>('figure .figure-drawing')) {
      const name = drawing.getAttribute('aria-label') ?? ''
      const frame = drawing.getBoundingClientRect()
      if (name.length < 60) found.push('no text alternative')
      if (!drawing.hasAttribute('width') || !drawing.hasAttribute('height')) found.push('no size')
      if (!drawing.closest('figure')?.querySelector('figcaption')?.textContent) found.push('no caption')
      if ((drawing.querySelector('use')?.getBBox().width ?? 0) < 100) found.push('no drawing')
      const labels = [...drawing.querySelectorAll('text')].map((text) => ({
        words: text.textContent,
        size: Number(text.getAttribute('font-size')) * (frame.width / 320),
        box: text.getBoundingClientRect(),
      }))
      labels.forEach(({ words, size, box }, index) => {
        if (size < 14) found.push(`"${words}" is ${size.toFixed(1)} px`)
        if (box.left < frame.left - 1 || box.right > frame.right + 1) found.push(`"${words}" is cut off`)
        if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) found.push(`"${words}" is cut off`)
        for (const other of labels.slice(index + 1)) {
          const beside = box.right <= other.box.left || other.box.right <= box.left
          const above = box.bottom <= other.box.top + 3 || other.box.bottom <= box.top + 3
          if (!beside && !above) found.push(`"${words}" covers "${other.words}"`)
        }
      })
    }
    return found
  })

for (const [device, viewport] of [
  ['on a phone 320 px wide', { width: 320, height: 640 }],
  ['on a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    test('every guide has a figure with readable labels that do not overlap', async ({ page }) => {
      test.setTimeout(120_000)
      const found: Record<string, string[]> = {}
      for (const path of guides) {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const drawings = page.locator('figure .figure-drawing')
        await expect(drawings.first()).toBeVisible()
        await expect
          .poll(() => drawings.first().evaluate((svg) => svg.querySelector('use')?.getBBox().width ?? 0))
          .toBeGreaterThan(100)
        const own = await faults(page)
        if (own.length > 0) found[path] = own
      }
      expect(found).toEqual({})
    })
  })
}

test.describe('with the theme switch', () => {
  test.use({ ...phone, colorScheme: 'light' })

  test('a figure takes the colors of the theme, whatever the system prefers', async ({ page }) => {
    await page.goto('/resources/conditions/herniated-disc')
    const drawing = page.locator('.figure-drawing').first()
    const picture = () => drawing.screenshot({ animations: 'disabled' })
    await drawing.scrollIntoViewIfNeeded()
    const light = await picture()
    await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
    await expect.poll(async () => (await picture()).equals(light)).toBe(false)
  })
})

test('the drawing is a file that browsers cache, and does not delay the page', async ({ page }) => {
  const answer = page.waitForResponse('**/pictures/figures/herniated-disc.svg')
  await page.goto('/resources/conditions/herniated-disc')
  const { 'cache-control': cache, 'content-type': type } = (await answer).headers()
  expect(cache).toContain('max-age')
  expect(type).toContain('image/svg+xml')
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/pictures/figures/'))
      .map(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus,
      ),
  )
  expect(blocking).toEqual(['non-blocking'])
})
