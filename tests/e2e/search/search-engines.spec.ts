import type { APIRequestContext, Page } from '@playwright/test'
import { practice } from '@/content/generated/practice/practice'
import { articles } from '@/content/collections/articles'
import { modes, routes } from '../../support/pages'
import { expect, officeNumber, test } from '../../support/visitors'

/** The text, or an attribute, of all elements that match a selector in XML or HTML. */
function pick(page: Page, text: string, selector: string, attribute?: string): Promise<string[]> {
  return page.evaluate(
    ({ text, selector, attribute }) => {
      const type = text.startsWith('<?xml') ? 'application/xml' : 'text/html'
      const parsed = new DOMParser().parseFromString(text, type)
      if (parsed.querySelector('parsererror')) throw new Error('This is no XML.')
      const found = [...parsed.querySelectorAll(selector)]
      return found.map((one) => (attribute ? one.getAttribute(attribute) : one.textContent) ?? '')
    },
    { text, selector, attribute },
  )
}

/** A page's metadata for search engines. */
function headOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string, attribute?: string) =>
      [...parsed.querySelectorAll(selector)].map(
        (one) => (attribute ? one.getAttribute(attribute) : one.textContent) ?? '',
      )
    return {
      title: all('head title'),
      description: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      languages: all('link[rel=alternate][hreflang]', 'hreflang'),
      shared: all('meta[property="og:url"]', 'content'),
      robots: all('meta[name=robots]', 'content'),
    }
  }, html)
}

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return response.text()
}

/** Link texts that Lighthouse calls non-descriptive, and others that don't say where they lead. */
const vague = [
  [
    'click here',
    'click this',
    'go',
    'here',
    'right here',
    'this',
    'start',
    'details',
    'how it works',
    'continue',
  ],
  ['info', 'information', 'more', 'more info', 'more information', 'learn more', 'read more', 'see more'],
].flat()

/** A page's links whose text, seen and unseen, doesn't say where they lead. */
function vagueLinks(page: Page, html: string): Promise<string[]> {
  return page.evaluate(
    ({ html, vague }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      for (const unseen of parsed.querySelectorAll('[aria-hidden=true], script')) unseen.remove()
      const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
      return [...parsed.querySelectorAll('a[href]')]
        .filter((link) => {
          const text = plain(link.textContent)
          return vague.includes(text) || !(text || link.ariaLabel || link.querySelector('img[alt]'))
        })
        .map(
          (link) => `${link.getAttribute('href')}: ${link.textContent} (${link.getAttribute('aria-label')})`,
        )
    },
    { html, vague },
  )
}

const pathOf = (address: string) => new URL(address).pathname

for (const mode of modes) {
  test(`${mode}: every link says where it leads`, async ({ page, request }) => {
    test.setTimeout(120_000)
    const headers = { cookie: `visitor-mode=${mode}` }
    for (const path of routes) {
      const html = await (await request.get(path, { headers })).text()
      expect([path, await vagueLinks(page, html)]).toEqual([path, []])
    }
  })
}

test('every page of the sitemap exists at its canonical URL, with a fitting title and description', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const sitemap = await textOf(request, '/sitemap.xml')
  const addresses = await pick(page, sitemap, 'url > loc')
  expect(addresses.length).toBeGreaterThan(60)
  for (const day of await pick(page, sitemap, 'url > lastmod')) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await pick(page, sitemap, 'url > lastmod')).toHaveLength(addresses.length)
  for (const address of addresses) {
    const html = await textOf(request, pathOf(address))
    expect(await headOf(page, html)).toEqual({
      title: [expect.stringMatching(/^.{5,59}$/)],
      description: [expect.stringMatching(/^.{70,160}$/)],
      canonical: [address],
      languages: ['en-US', 'x-default'],
      shared: [address],
      robots: [],
    })
  }
})

test('people who search for the surgeon by name find the pages about the surgeon', async ({
  page,
  request,
}) => {
  const { name } = practice.surgeon
  for (const path of ['/about', '/biography', '/credentials']) {
    const { title } = await headOf(page, await textOf(request, path))
    expect([path, title]).toEqual([path, [expect.stringContaining(name)]])
  }
  for (const path of ['/', '/contact']) {
    const { description } = await headOf(page, await textOf(request, path))
    expect([path, description]).toEqual([path, [expect.stringContaining(name)]])
  }
})

test('noindex pages say so and may be crawled', async ({ page, request }) => {
  const robots = await textOf(request, '/robots.txt')
  const [, sitemap = ''] = robots.match(/^Sitemap: (\S+)$/m) ?? []
  expect(pathOf(sitemap)).toBe('/sitemap.xml')
  const forbidden = [...robots.matchAll(/^Disallow: (\S*)$/gm)].map(([, path]) => path)
  expect(forbidden).toEqual(['/api/'])
  for (const path of ['/toggle', '/search', '/search?q=sciatica', '/contact/result']) {
    const html = await textOf(request, path)
    expect([path, await pick(page, html, 'meta[name=robots]', 'content')]).toEqual([path, ['noindex']])
  }
})

test('search terms do not appear in link previews', async ({ page, request }) => {
  const html = await textOf(request, '/search?q=sciatica')
  expect(await pick(page, html, 'title')).toEqual([expect.stringContaining('sciatica')])
  const shared = await pick(page, html, 'meta[property^="og:"], meta[name^="twitter:"]', 'content')
  expect(shared).toContain('Search')
  expect(shared.join()).not.toContain('sciatica')
})

test('both feeds list every article, and the articles link both feeds', async ({ page, request }) => {
  const expected = articles.map(({ slug }) => `/blog/${slug}`).sort()
  const rss = await textOf(request, '/feed.xml')
  expect((await pick(page, rss, 'channel > item > link')).map(pathOf).sort()).toEqual(expected)
  const json = JSON.parse(await textOf(request, '/feed.json')) as { items: { url: string }[] }
  expect(json.items.map(({ url }) => pathOf(url)).sort()).toEqual(expected)
  for (const path of ['/blog', expected[0]!]) {
    const html = await textOf(request, path)
    const feeds = await pick(page, html, 'link[rel=alternate][type]', 'href')
    expect(feeds.map(pathOf)).toEqual(['/feed.xml', '/feed.json'])
  }
})

test('llms.txt links to existing pages and omits the phone number', async ({ request }) => {
  test.setTimeout(60_000)
  const text = await textOf(request, '/llms.txt')
  expect(text).not.toMatch(officeNumber)
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, address]) => pathOf(address!))
  expect(links.length).toBeGreaterThan(60)
  for (const link of links) await textOf(request, link)
})

test('the icons have the sizes declared in the manifest and the pages', async ({ page, request }) => {
  await page.goto('/')
  const sizeOf = (src: string) =>
    page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
  const named = await page.locator('link[rel=manifest]').getAttribute('href')
  const { icons } = JSON.parse(await textOf(request, named!)) as {
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  for (const { src, sizes } of icons) expect([src, await sizeOf(src)]).toEqual([src, sizes])
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  const touch = page.locator('link[rel=apple-touch-icon]')
  expect(await sizeOf((await touch.getAttribute('href'))!)).toBe('180x180')
  expect(await sizeOf('/favicon.ico')).toBe('32x32')
})

test('security.txt names a contact at both URLs', async ({ request }) => {
  const text = await textOf(request, '/.well-known/security.txt')
  expect(text.split('\n')).toContain(`Contact: mailto:${practice.webSecurityEmail}`)
  const [, canonical = ''] = text.match(/^Canonical: (\S+)$/m) ?? []
  expect(pathOf(canonical)).toBe('/.well-known/security.txt')
  const [, expires = ''] = text.match(/^Expires: (\S+)$/m) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  expect(await textOf(request, '/security.txt')).toBe(text)
})

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/About', '/about'],
    ['/Blog/Moving-With-Back-Pain?from=Card&page=2', '/blog/moving-with-back-pain?from=Card&page=2'],
    ['/about/?from=card', '/about?from=card'],
    ['/Services/Artificial-Disc-Replacement', '/services/disc-replacement'],
  ] as const) {
    test(`${from} redirects permanently to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([308, to])
      expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
    })
  }

  for (const path of [
    '//Evil.example.com',
    '//Evil.example.com/About',
    '/\\Evil.example.com',
    '/%5CEvil.example.com/',
  ]) {
    test(`${path} does not redirect to another site`, async ({ request, baseURL }) => {
      const response = await request.get(`${baseURL}${path}`)
      expect(new URL(response.url()).origin).toBe(baseURL)
      expect(response.status()).toBe(404)
    })
  }
})

test.describe('file URLs', () => {
  for (const path of ['/foo.xml', '/About.xml', '/sitemap.xml.gz', '/.well-known/foo.txt']) {
    test(`${path} returns the 404 page`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      expect(response?.headers()['x-frame-options']).toBe('DENY')
    })
  }

  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/feed.json',
    '/llms.txt',
    '/manifest.webmanifest',
  ]) {
    test(`${path} may be cached publicly and sets no cookie`, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+/)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['x-robots-tag']).toBeUndefined()
      expect(headers['x-content-type-options']).toBe('nosniff')
    })
  }
})
