import type { Page } from '@playwright/test'
import { documents } from '@/lib/site/pages/content'
import { routes } from '../../support/pages'
import { expect, test } from '../../support/visitors'

/** A page's links and anchors, and where it redirects. */
type Found = { headings: string[]; ids: string[]; hrefs: string[]; files: string[] }

/** Reads a page's HTML as served, without JavaScript. */
function read(page: Page, html: string): Promise<Found> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return {
      headings: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
      ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
      hrefs: [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      files: [...parsed.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
    }
  }, html)
}

for (const place of ['Visalia', 'Chicago'] as const) {
  test.describe(`from ${place}`, () => {
    test.use({ place })

    test('every page has a unique heading, and every internal link, anchor and image resolves', async ({
      page,
      request,
    }) => {
      test.slow()
      const found = new Map<string, Found>()
      for (const path of routes) {
        const answer = await request.get(path)
        expect([path, answer.status()]).toEqual([path, 200])
        found.set(path, await read(page, await answer.text()))
      }
      for (const { href, page: words } of documents)
        expect([href, found.get(href)?.headings]).toEqual([href, [words.heading]])
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
