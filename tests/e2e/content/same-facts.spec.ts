import { request as requests, type Page } from '@playwright/test'
import { office } from '@/content/generated/practice/office'
import { documents } from '@/lib/site/pages/content'
import { expect, phone, places, test, type Place } from '../../support/visitors'

const health = documents.filter(({ page }) => page.health).map(({ href }) => href)

const browsers = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  phone: phone.userAgent,
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}

/**
 * The text and links of a page's main part, excluding navigation and tools (which phones collapse) and the
 * closing section and whom to call today, which differ by variant (tests/e2e/location/patient-number.spec.ts).
 */
function readMain(pages: string[]) {
  return pages.map((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    for (const unseen of page.querySelectorAll(
      'script, style, template, details:has(nav), nav, fieldset, select, details:has(> fieldset), section[aria-labelledby=next-step], [data-call-today]',
    ))
      unseen.remove()
    const main = page.querySelector('main')!
    // Safety advice names others where the office's number isn't shown.
    for (const mention of main.querySelectorAll<HTMLElement>('a[data-others]'))
      mention.replaceWith(mention.dataset.officeMention ?? '')
    const links = [...main.querySelectorAll('a')].map(
      (link) => `[${link.getAttribute('href')}] ${link.textContent}`,
    )
    for (const block of main.querySelectorAll('p, li, dt, dd, td, th, h2, h3, h4, figcaption, summary'))
      block.append('\n')
    const lines = (main.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
    return { lines: lines.filter(Boolean), links }
  })
}

const number = office.phone.display
/**
 * "Call the office" includes the number for local visitors and links to it for others: the only permitted
 * difference.
 */
const withoutOffice = (text: string) => text.replaceAll(` at ${number}`, '')

/** Some pages' HTML as a first-time visitor receives it, without cookies from another location. */
async function htmlOf(paths: string[], baseURL: string, place: Place, userAgent: string): Promise<string[]> {
  const visitor = await requests.newContext({ baseURL, userAgent, extraHTTPHeaders: places[place] })
  const html: string[] = []
  for (const path of paths) html.push(await (await visitor.get(path)).text())
  await visitor.dispose()
  return html
}

async function read(page: Page, baseURL: string, place: Place, userAgent: string) {
  const html = await htmlOf(health, baseURL, place, userAgent)
  const shown = await page.evaluate(readMain, html)
  return shown.map(({ lines, links }, index) => ({
    href: health[index],
    // Phones place the spine drawing elsewhere.
    lines: lines.map(withoutOffice).sort(),
    links: links.filter((link) => !/^\[(?:tel:|\/contact#see-us\])/.test(link)).sort(),
  }))
}

test.describe('health information is the same for everyone', () => {
  for (const place of ['Visalia', 'Chicago', 'nowhere'] as const) {
    test(`from ${place}: on a desktop, on a phone, by a crawler`, async ({ page, baseURL }) => {
      test.setTimeout(60_000)
      const reference = await read(page, baseURL!, 'nowhere', browsers.desktop)
      expect(reference.length).toBeGreaterThan(45)
      for (const { lines, href } of reference) expect(lines.join(' ').length, href).toBeGreaterThan(1500)
      for (const userAgent of Object.values(browsers))
        expect(await read(page, baseURL!, place, userAgent)).toEqual(reference)
    })
  }
})

test('a crawler gets exactly the same page as any visitor at its location', async ({ baseURL }) => {
  const paths = ['/', '/contact', '/services', '/about']
  for (const place of ['Visalia', 'Chicago'] as const) {
    const [crawler, desktop] = await Promise.all(
      [browsers.Googlebot, browsers.desktop].map((agent) => htmlOf(paths, baseURL!, place, agent)),
    )
    expect(crawler).toEqual(desktop)
  }
  expect(await htmlOf(paths, baseURL!, 'Visalia', browsers.Googlebot)).not.toEqual(
    await htmlOf(paths, baseURL!, 'Chicago', browsers.Googlebot),
  )
})
