import { globSync, readFileSync } from 'node:fs'
import { heroPictures } from '@/content/pictures'
import { firstLoad } from './loaded-bytes'
import { expect, phone, test } from './visitors'

const kilobyte = 1024
const hero = heroPictures.map(({ name }) => `/pictures/${name}`)
const desk = { viewport: { width: 1440, height: 900 } } as const

/** What the owner set (issue 9), in KB by gzip 9 for scripts and styles and by Brotli for the page, which is sent so. */
const budgets = {
  home: { script: 140, document: 16, requests: 22 },
  reading: { script: 138, document: 16, requests: 20 },
} as const

const pages = [
  { name: 'home on a phone', path: '/', device: phone, kind: 'home' },
  { name: 'home on a desk', path: '/', device: desk, kind: 'home' },
  { name: 'the contact page', path: '/contact', device: phone, kind: 'home' },
  { name: 'a service', path: '/services/robotic-surgery', device: phone, kind: 'reading' },
  { name: 'a condition', path: '/resources/conditions/adult-scoliosis', device: phone, kind: 'reading' },
  { name: 'an article', path: '/blog/desk-work-and-your-spine', device: phone, kind: 'reading' },
] as const

/** RFC 6928: what a server sends before the first answer of the visitor's device has to come, 10 packets of 1,460 bytes. */
const firstFlight = 14_600
/** What is added to the headers over https: HSTS, and a word each of the page's policy and of its cookie. */
const overHttps = 80

for (const { name, path, device, kind } of pages) {
  test.describe(name, () => {
    test.use({ place: 'Visalia', ...device })

    test('first loads no more than its budget', async ({ page }) => {
      const budget = budgets[kind]
      const loaded = await firstLoad(page, path)
      const requests = Object.values(loaded).reduce((sum, { files }) => sum + files, 0)
      expect(loaded.script.files).toBeGreaterThan(0)
      expect.soft(loaded.script.gzip / kilobyte, 'KB of script').toBeLessThanOrEqual(budget.script)
      expect.soft(loaded.document.brotli / kilobyte, 'KB of page').toBeLessThanOrEqual(budget.document)
      expect.soft(loaded.stylesheet.files, 'style sheets').toBe(1)
      expect.soft(loaded.stylesheet.gzip / kilobyte, 'KB of styles').toBeLessThanOrEqual(15)
      expect.soft(loaded.font.files, 'fonts').toBeLessThanOrEqual(2)
      expect.soft(loaded.font.plain / kilobyte, 'KB of fonts').toBeLessThanOrEqual(40)
      expect.soft(requests, 'requests').toBeLessThanOrEqual(budget.requests)
      // Next alone packs pages by gzip.
      if (device !== phone || process.env.E2E_SERVER === 'next') return
      const first = loaded.document.sent + loaded.document.headers + overHttps
      expect.soft(first, 'bytes of the page with its headers').toBeLessThanOrEqual(firstFlight)
    })
  })
}

test('no rule makes the browser look at every element again whenever something is put into the page', () => {
  const styles = globSync('.next/static/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const selectors = styles.flatMap((text) => text.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? [])
  expect(selectors.length).toBeGreaterThan(3)
  // Tailwind's `group-has-[…]` and `peer-has-[…]` end so: which elements they are about is not known from their end.
  expect(selectors.filter((selector) => /:has\(.*\)\s*[\s>~+]\s*\*/.test(selector))).toEqual([])
})

test('browsers that can are asked to compile what every page runs while it arrives', async ({ request }) => {
  const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[]
  }
  expect(manifest.rootMainFiles.length).toBeGreaterThan(2)
  for (const file of manifest.rootMainFiles) {
    const script = await request.get(`/_next/${file}`).then((answer) => answer.text())
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

/** Words that only the scripts in question say, as they stand in content/ and in the libraries. */
const later = {
  'the assistant': /assistant-title/,
  'the location prompt': /Enable Local Scheduling/,
  'the tooltip of @radix-ui': /TooltipContent/,
  'the notifications of @radix-ui': /ToastViewport/,
  'the effects': /getContext\("2d"\)/,
  'sending the form': /fetch\("\/api\/contact"/,
}

test('what comes later is in the build', () => {
  const built = globSync('.next/static/**/*.js').map((file) => readFileSync(file, 'utf8'))
  const missing = Object.entries(later).filter(([, words]) => !built.some((text) => words.test(text)))
  expect(missing.map(([what]) => what)).toEqual([])
})

test.describe('of home', () => {
  test.use({ place: 'Visalia' })

  test('nothing comes before it is needed, and the next two pictures come, no more', async ({ page }) => {
    const scripts: string[] = []
    const pictures: string[] = []
    // They stand still: a machine that is busy would be at the second picture by then.
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
