import type { Page } from '@playwright/test'
import { printedPages } from '../../support/printed-pages'
import { expect, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

const paths = [
  '/resources/conditions/sciatica',
  '/post-operative-care',
  '/resources/forms',
  '/recovery-tracker',
]

const print = async (page: Page) =>
  printedPages(await page.pdf({ format: 'Letter', margin: { top: '0.5in', bottom: '0.5in' } }))

for (const path of paths) {
  test(`${path} prints no page without words`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    const pages = await print(page)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.filter(({ texts }) => texts === 0)).toEqual([])
  })
}

for (const path of [
  '/resources/conditions/sciatica',
  '/resources/conditions/spinal-infection',
  '/resources/procedures/lumbar-fusion',
  '/resources/procedures/acdf',
  '/post-operative-care',
]) {
  test(`${path} prints on four pages at most, and fills the first`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    const pages = await print(page)
    expect(pages.length).toBeLessThanOrEqual(4)
    const first = pages[0]!.texts
    expect(first).toBeGreaterThan(0.6 * Math.max(...pages.map(({ texts }) => texts)))
  })
}

test.describe('without script, which would take back what these tests add', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of paths.filter((path) => path !== '/resources/forms'))
    test(`the warning signs on ${path} are printed on one page, whatever comes before them`, async ({
      page,
    }) => {
      await page.goto(path)
      await page.evaluate(() => {
        const card = document.querySelector('[aria-labelledby=when-to-get-help]')!
        card.insertAdjacentHTML('beforebegin', '<div id="before"></div>')
        card.insertAdjacentHTML('afterbegin', '<a href="https://example.com/first">first</a>')
        card.insertAdjacentHTML('beforeend', '<a href="https://example.com/last">last</a>')
      })
      for (const inches of [0, 3, 6, 8]) {
        await page.locator('#before').evaluate((space, height) => {
          space.style.height = height
        }, `${inches}in`)
        const pages = await print(page)
        const pageOf = (address: string) => pages.findIndex(({ links }) => links.includes(address))
        expect(pageOf('https://example.com/first')).toBeGreaterThanOrEqual(0)
        expect(pageOf('https://example.com/last')).toBe(pageOf('https://example.com/first'))
      }
    })
})
