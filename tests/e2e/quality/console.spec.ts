import { routes } from '../../support/pages'
import { expect, ready, test } from '../../support/visitors'

for (const place of ['Visalia', 'Chicago'] as const)
  test.describe(`from ${place}`, () => {
    test.use({ place, serviceWorkers: 'allow' })

    test('no page writes to the console', async ({ page }) => {
      test.setTimeout(240_000)
      const written: string[] = []
      page.on('console', (message) => written.push(`${page.url()}: ${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => written.push(`${page.url()}: ${error.message}`))
      for (const path of routes) {
        await page.goto(path)
        await ready(page)
      }
      expect(written).toEqual([])
    })
  })
