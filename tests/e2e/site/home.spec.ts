import type { Page } from '@playwright/test'
import { stories, testimonials } from '@/content/generated/practice/stories'
import { claims } from '@/content/generated/practice/claims'
import { practice } from '@/content/generated/practice/practice'
import { expect, hold, phone, ready, test } from '../../support/visitors'
import { walk } from '../../support/walk'

test.use({ place: 'Visalia', viewport: { width: 1440, height: 1000 } })

const hero = (page: Page) => page.getByRole('group', { name: 'Pictures from the practice' })

/** Opens the home page with a paused clock and the pointer out of the way. */
async function openHome(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto('/')
  await ready(page)
  await page.mouse.move(5, 300)
}

test('the sections are in this order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Where does it hurt?',
    'About the surgeon',
    'We start with the gentlest option',
    'Advanced technology',
    'Not sure which of these is right for you? That’s what a visit is for.',
    'Patient resources',
    'Success stories',
    'What patients say',
    'Request an appointment',
  ])
  await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.locator('[aria-labelledby=technology-heading] h3')).toHaveCount(3)
  await expect(page.locator('#resources ul > li')).toHaveCount(4)
  await expect(page.locator('[aria-labelledby=stories-heading] figure')).toHaveCount(stories.length)
  await expect(page.locator('[aria-labelledby=testimonials-heading] figure')).toHaveCount(testimonials.length)
})

test('the hero has its heading, its text and its two links', async ({ page }) => {
  await page.goto('/')
  const home = page.locator('#home')
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Expert Spine Care You Can Trust')
  await expect(home).toContainText(
    `${practice.surgeon.name} is a board-certified spine surgeon with over ${claims.yearsOfExperience.text.replace('+', '')} years of experience`,
  )
  await expect(home).toContainText('Board Certified / Orthopedic Surgery')
  await home.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(page).toHaveURL('/#contact')
  await home.getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/#about')
})

test.describe('for a visitor from Chicago', () => {
  test.use({ place: 'Chicago' })

  test('the hero links to the surgeon, and the location check replaces the form', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('form')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Check Appointment Availability' })).toBeVisible()
    await page.locator('#home').getByRole('link', { name: 'Learn More' }).click()
    await expect(page).toHaveURL('/about')
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Learn More' }).nth(1).click()
    await expect(page).toHaveURL('/services')
  })
})

const hurts = (page: Page) => page.getByRole('navigation', { name: 'Where does it hurt?' })

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['tablet', { width: 820, height: 1180 }],
  ['small desktop', { width: 1100, height: 900 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`on a ${device}, the hero asks where it hurts, and each place leads to what helps there`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    for (const [place, url] of [
      ['Neck', '/spine-anatomy#neck'],
      ['Shoulder, arm or hand', '/resources/conditions#arm-pain'],
      ['Upper or middle back', '/spine-anatomy#upper-back'],
      ['Low back', '/resources/conditions#back-pain'],
      ['Buttock, leg or foot', '/resources/conditions#leg-pain'],
    ] as const) {
      await page.goto('/')
      await ready(page)
      await hurts(page).getByRole('link', { name: place, exact: true }).click()
      await expect(page).toHaveURL(url)
      // On phones, the anatomy's drawing comes above its text.
      await expect(page.locator(new URL(page.url()).hash)).toBeVisible()
    }
  })

for (const width of [1440, 1100]) {
  test(`in a window of ${width} px the places stand at their levels, and nothing covers the picture’s faces`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await ready(page)
    const dots = await hurts(page)
      .locator('circle')
      .evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().y))
    const words = await hurts(page)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
    expect(dots).toHaveLength(5)
    words.forEach(({ y, height }, index) => {
      expect(Math.abs(y + height / 2 - dots[index]!)).toBeLessThan(8)
      expect(y).toBeGreaterThanOrEqual(index === 0 ? 0 : words[index - 1]!.bottom)
    })
    const text = await page
      .locator('#home h1')
      .evaluate((heading) => heading.parentElement!.getBoundingClientRect().right)
    for (const { left } of words) expect(left).toBeGreaterThanOrEqual(text)
    const spine = await hurts(page)
      .locator('svg use')
      .evaluate((drawing) => drawing.getBoundingClientRect())
    // The surgeon's ear, in the picture's own pixels: the part of a face nearest to the spine.
    const ear = await hero(page)
      .getByRole('img', { name: /sits at eye level/ })
      .evaluate((img: HTMLImageElement) => {
        const box = img.getBoundingClientRect()
        const scale = Math.max(box.width / 1200, box.height / 900)
        return box.left + (box.width - 1200 * scale) / 2 + 335 * scale
      })
    expect(ear).toBeGreaterThan(spine.right)
  })
}

test.describe('the counters', () => {
  const figures = [claims.procedures, claims.yearsOfExperience, claims.successRate].map(({ text }) => text)

  test('have their final values in the HTML and for screen readers', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    for (const figure of figures) expect(html.includes(`>${figure}</span>`)).toBe(true)
    await page.goto('/')
    for (const figure of figures)
      await expect(page.locator('#home dd .sr-only', { hasText: figure })).toHaveCount(1)
  })

  test('never show a number before they count, and never fall', async ({ page }) => {
    const release = await hold(page, /\/_next\/static\/.*\.js/)
    await page.goto('/', { waitUntil: 'commit' })
    const numbers = page.locator('#home dd [aria-hidden] > :last-child')
    await expect(numbers).toHaveText(figures)
    for (const number of await numbers.all()) await expect(number).toBeHidden()
    await numbers.evaluateAll((all) => {
      const falls: string[] = []
      Object.assign(window, { falls })
      for (const one of all) {
        let last = -1
        const look = () => {
          const now = Number.parseInt(one.textContent ?? '', 10)
          if (getComputedStyle(one).visibility === 'hidden') return
          if (now < last) falls.push(`${last} to ${now}`)
          last = now
        }
        new MutationObserver(look).observe(one, { childList: true, characterData: true, subtree: true })
        look()
      }
    })
    release()
    await expect(numbers.first()).toBeVisible()
    await expect(numbers.first()).not.toHaveText(figures[0]!)
    await expect(numbers).toHaveText(figures)
    expect(await page.evaluate(() => (window as unknown as { falls: string[] }).falls)).toEqual([])
  })

  test('show their numbers if the script never comes', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('#home dd [aria-hidden] > :last-child').first()).toBeVisible({
      timeout: 10_000,
    })
  })

  test('count up once, with their delays and durations', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto('/')
    await ready(page)
    /** What each one shows; null while it's hidden. */
    const shown = () =>
      page
        .locator('#home dd [aria-hidden] > :last-child')
        .evaluateAll((all) =>
          all.map((figure) =>
            getComputedStyle(figure).visibility === 'hidden' ? null : (figure.textContent ?? ''),
          ),
        )
    const widths = () =>
      page.locator('#home dd').evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().width))
    expect(await shown()).toEqual([null, null, null])
    const before = await widths()
    // Delays of 500, 700 and 900 ms; durations of 2500, 1800 and 2200 ms. Each starts at nine tenths.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(16)
          return shown()
        },
        { intervals: [10] },
      )
      .toEqual([expect.any(String), null, null])
    /** How much of each figure is shown, from 0 to 1. */
    const shares = async () =>
      (await shown()).map((one, index) => Number.parseInt(one ?? '0') / Number.parseInt(figures[index]!))
    const [early] = await shares()
    expect(early).toBeCloseTo(0.9, 1)
    // 13 frames: the next figure's frame comes 12 or 13 after the first one's.
    await page.clock.runFor(208)
    expect(await shown()).toEqual([expect.any(String), expect.any(String), null])
    await page.clock.runFor(192)
    const [later, ...justStarted] = await shares()
    expect(later).toBeGreaterThan(early!)
    expect(later).toBeLessThan(0.95)
    // A small figure has few steps.
    for (const share of justStarted) expect(share).toBeGreaterThan(0.85)
    await page.clock.runFor(700)
    const [most] = await shares()
    expect(most).toBeGreaterThan(0.95)
    expect(most).toBeLessThan(1)
    await page.clock.runFor(2000)
    expect(await shown()).toEqual(figures)
    expect(await widths()).toEqual(before)
    await page.clock.runFor(5000)
    expect(await shown()).toEqual(figures)
  })

  test('wait until 30% of them is in view', async ({ page }) => {
    await page.addInitScript(() => {
      const thresholds: unknown[] = []
      const Real = window.IntersectionObserver
      Object.assign(window, { thresholds })
      window.IntersectionObserver = class extends Real {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(callback, options)
          thresholds.push(options?.threshold)
        }
      }
    })
    await page.goto('/')
    await ready(page)
    const thresholds = () =>
      page.evaluate(() =>
        (window as unknown as { thresholds: unknown[] }).thresholds.filter((value) => value === 0.3),
      )
    await expect.poll(thresholds).toHaveLength(3)
  })

  test('do not move under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await ready(page)
    await page.clock.runFor(200)
    await expect(page.locator('#home dd').first()).toContainText(figures[0]!)
  })

  test('say whose figures they are, and whom to ask', async ({ page }) => {
    await page.goto('/')
    const { text, note: words, records } = claims.successRate
    test.skip(records !== null, 'A proven figure needs no note.')
    const note = page.getByText(words).filter({ visible: true })
    await page.getByRole('button', { name: `What this figure means: ${text} success rate` }).click()
    await expect(note).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
  })
})

test('back to top leads there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the first Tab brings the controls of the stories, wherever they are', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const next = page.getByRole('button', { name: 'Next story' })
  await expect(next).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(next).toHaveCount(1)
})

test('Tab follows the order of the page, and the focused element is always in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await ready(page)
  const stops = await walk(page)
  expect(stops.filter(({ isSeen, hasRing, isInOrder }) => !isSeen || !hasRing || !isInOrder)).toEqual([])
  const order = [
    'Skip to main content',
    'Ask',
    'Schedule Consultation',
    'Low back',
    'Show picture 1',
    'Previous story',
    'Send request',
    'Back to top',
    'Privacy Policy',
  ]
  const positions = order.map((name) => stops.findIndex((stop) => stop.name.includes(name)))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((first, second) => first - second))
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the compact layout: arrows that wrap around, four services, the testimonials, a link to the reviews', async ({
    page,
  }) => {
    await page.goto('/')
    await ready(page)
    await expect(hero(page).getByText('1 of 7')).toBeVisible()
    await hero(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(hero(page).getByText('7 of 7')).toBeVisible()
    await hero(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(hero(page).getByText('1 of 7')).toBeVisible()
    await expect(page.locator('#services li').filter({ visible: true })).toHaveCount(4)
    await expect(page.locator('[aria-labelledby=testimonials-heading] figure')).toHaveCount(
      testimonials.length,
    )
    await expect(page.getByRole('main').locator('a[href="/reviews"]')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Expert care, explained' })).toBeVisible()
    await expect(page.locator('#resources ul > li')).toHaveCount(4)
    await expect(page.getByRole('form', { name: 'Request an appointment' })).toBeVisible()
  })

  test('the slideshow advances after five seconds', async ({ page }) => {
    await openHome(page)
    await expect(hero(page).getByText('1 of 7')).toBeVisible()
    await page.clock.runFor(5100)
    await expect(hero(page).getByText('2 of 7')).toBeVisible()
  })
})
