import type { Page } from '@playwright/test'
import { documents } from '@/lib/content'
import { expect, test } from './visitors'
import { routes } from './pages'

test.use({ javaScriptEnabled: false })

type Found = { ids: string[]; hrefs: string[]; files: string[] }

/** What a page offers to link to, and where it leads itself. */
async function read(page: Page): Promise<Found> {
  return page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    hrefs: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    files: [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
  }))
}

for (const place of ['Visalia', 'Chicago'] as const) {
  test.describe(`from ${place}`, () => {
    test.use({ place })

    test('every link within the site leads to a page, every anchor to a place on it, every picture is there', async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000)
      const found = new Map<string, Found>()
      for (const path of routes) {
        await page.goto(path)
        found.set(path, await read(page))
      }
      const broken: string[] = []
      const files = new Set<string>()
      for (const [path, { hrefs, files: pictures, ids }] of found) {
        if (new Set(ids).size !== ids.length) broken.push(`${path} has an id twice`)
        for (const picture of pictures) files.add(picture)
        for (const href of hrefs) {
          if (/^(https|tel|mailto|geo):/.test(href)) continue
          const [target = '', anchor] = href.split('#')
          const goal = target === '' ? path : target.split('?')[0]!
          if (/\.\w+$/.test(goal)) files.add(goal)
          else if (!found.has(goal)) broken.push(`${path} -> ${href}: no page`)
          else if (anchor && anchor !== 'top' && !found.get(goal)?.ids.includes(anchor)) {
            broken.push(`${path} -> ${href}: no such place`)
          }
        }
      }
      expect(broken).toEqual([])
      for (const file of files) expect([file, (await request.get(file)).status()]).toEqual([file, 200])
    })
  })
}

test('every page to read is served, with its own heading', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { href, page: words } of documents) {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1, name: words.heading, exact: true })).toBeVisible()
  }
})
