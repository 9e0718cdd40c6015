import { gzipSync } from 'node:zlib'
import { expect, phone, ready, test } from './visitors'

const kilobyte = 1024

test.use({ place: 'Visalia' })

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const) {
  test.describe(`the first load of home on a ${device}`, () => {
    test.use(options)

    test('at most 145 KB of script, one style sheet, two fonts of 90 KB, and nothing moves', async ({
      page,
    }) => {
      const sizes = { script: 0, stylesheet: 0, font: 0 }
      const files = { script: 0, stylesheet: 0, font: 0 }
      page.on('response', async (response) => {
        const kind = response.request().resourceType() as keyof typeof sizes
        if (!(kind in sizes)) return
        const body = await response.body()
        files[kind] += 1
        sizes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
      })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      await ready(page)
      await page.waitForTimeout(1500)
      expect(sizes.script).toBeGreaterThan(0)
      expect(sizes.script / kilobyte).toBeLessThanOrEqual(145)
      expect(files.stylesheet).toBe(1)
      expect(files.font).toBeLessThanOrEqual(2)
      expect(sizes.font / kilobyte).toBeLessThanOrEqual(90)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)
    })

    test('the largest paint is the hero’s text or a picture that is fetched first', async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { element?: Element }
          Object.assign(window, {
            largest: last.element?.closest('#home') ? last.element.tagName : 'elsewhere',
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await page.goto('/')
      await ready(page)
      await page.waitForTimeout(500)
      const largest = await page.evaluate(() => (window as unknown as { largest: string }).largest)
      expect(['H1', 'P', 'IMG']).toContain(largest)
      if (largest === 'IMG') {
        await expect(page.locator('#home img').first()).toHaveAttribute('fetchpriority', 'high')
      }
    })
  })
}
