import { gzipSync } from 'node:zlib'
import { globSync, readFileSync } from 'node:fs'
import { heroPictures } from '@/content/en/ui/site/pictures'
import { firstLoad } from '../../support/loaded-bytes'
import { expect, phone, test } from '../../support/visitors'

const kilobyte = 1024
const hero = heroPictures.map(({ name }) => `/pictures/${name}`)
const desktop = { viewport: { width: 1440, height: 900 } } as const

/**
 * Size budgets (docs/performance.md), in KB: gzip 9 for scripts and styles, Brotli for the page, which is
 * served that way.
 * `withHeaders`: bytes of the page and its headers on a phone. A server sends 14,600 bytes (10 packets, RFC
 * 6928) before it needs an acknowledgment; pages with every layout in one markup, and with Next's data for
 * hydration, take a few packets more.
 */
const budgets = {
  home: { script: 157, document: 21, requests: 23, withHeaders: 23_600 },
  reading: { script: 153, document: 21.7, requests: 20, withHeaders: 24_200 },
} as const

const pages = [
  { name: 'home on a phone', path: '/', device: phone, kind: 'home' },
  { name: 'home on a desktop', path: '/', device: desktop, kind: 'home' },
  { name: 'the contact page', path: '/contact', device: phone, kind: 'home' },
  { name: 'a service', path: '/services/robotic-surgery', device: phone, kind: 'reading' },
  { name: 'a condition', path: '/resources/conditions/adult-scoliosis', device: phone, kind: 'reading' },
  { name: 'an article', path: '/blog/desk-work-and-your-spine', device: phone, kind: 'reading' },
] as const

test('all answers of the FAQ fit in 70 KB of compressed HTML', async ({ request }) => {
  const html = await (await request.get('/resources/faq')).body()
  expect(gzipSync(html).length).toBeLessThanOrEqual(70 * kilobyte)
})

/** Extra header bytes over https: HSTS, and one more word each in the CSP and the cookie. */
const overHttps = 80

for (const { name, path, device, kind } of pages) {
  test.describe(name, () => {
    test.use({ place: 'Visalia', ...device })

    test('first load stays within its budget', async ({ page }) => {
      const budget = budgets[kind]
      const loaded = await firstLoad(page, path)
      const requests = Object.values(loaded).reduce((sum, { files }) => sum + files, 0)
      expect(loaded.script.files).toBeGreaterThan(0)
      expect.soft(loaded.script.gzip / kilobyte, 'KB of script').toBeLessThanOrEqual(budget.script)
      expect.soft(loaded.document.brotli / kilobyte, 'KB of page').toBeLessThanOrEqual(budget.document)
      expect.soft(loaded.stylesheet.files, 'style sheets').toBe(1)
      expect.soft(loaded.stylesheet.gzip / kilobyte, 'KB of styles').toBeLessThanOrEqual(16.5)
      // One more byte, and the first paint waits for another round trip.
      if (process.env.E2E_SERVER !== 'next')
        expect
          .soft(loaded.stylesheet.sent + loaded.stylesheet.headers, 'bytes of styles with their headers')
          .toBeLessThanOrEqual(14_600)
      expect.soft(loaded.font.files, 'fonts').toBeLessThanOrEqual(2)
      expect.soft(loaded.font.plain / kilobyte, 'KB of fonts').toBeLessThanOrEqual(24)
      expect.soft(requests, 'requests').toBeLessThanOrEqual(budget.requests)
      // Only Next serves pages with gzip.
      if (device !== phone || process.env.E2E_SERVER === 'next') return
      const first = loaded.document.sent + loaded.document.headers + overHttps
      expect.soft(first, 'bytes of the page with its headers').toBeLessThanOrEqual(budget.withHeaders)
    })
  })
}

test('no CSS rule forces a full style recalculation on every DOM insertion', () => {
  const styles = globSync('.next/static/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const selectors = styles.flatMap((text) => text.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? [])
  expect(selectors.length).toBeGreaterThan(3)
  // Tailwind's `group-has-[…]` and `peer-has-[…]` do: their last compound selector matches any element.
  expect(selectors.filter((selector) => /:has\(.*\)\s*[\s>~+]\s*\*/.test(selector))).toEqual([])
})

/** Text unique to the scripts in question, from content/ and the libraries. */
const later = {
  'the assistant': /assistant-title/,
  'the location prompt': /Enable Local Scheduling/,
  'the tooltip of @radix-ui': /TooltipContent/,
  'the notifications of @radix-ui': /ToastViewport/,
  'the effects': /getContext\("2d"\)/,
  'sending the form': /fetch\("\/api\/contact"/,
}

test('lazy-loaded scripts are in the build', () => {
  const built = globSync('.next/static/**/*.js').map((file) => readFileSync(file, 'utf8'))
  const missing = Object.entries(later).filter(([, words]) => !built.some((text) => words.test(text)))
  expect(missing.map(([what]) => what)).toEqual([])
})

test('tailwind-merge stays on the server', () => {
  const built = globSync('.next/static/**/*.js').map((file) => readFileSync(file, 'utf8'))
  // A name from its list of classes.
  expect(built.filter((text) => text.includes('mask-image-linear-from-pos'))).toEqual([])
})

test.describe('of home', () => {
  test.use({ place: 'Visalia' })

  test('nothing loads early except the next two pictures', async ({ page }) => {
    const scripts: string[] = []
    const pictures: string[] = []
    // Paused: a busy machine would already show the second picture.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text())
      if (hero.some((address) => response.url().includes(address))) pictures.push(response.url())
    })
    await firstLoad(page, '/')
    expect(scripts.length).toBeGreaterThan(3)
    for (const [what, words] of Object.entries(later))
      expect.soft(scripts.filter((text) => words.test(text)).length, what).toBe(0)
    expect(new Set(pictures).size).toBe(3)
  })
})
