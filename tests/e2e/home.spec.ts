import type { Page } from '@playwright/test'
import { expect, phone, ready, test } from './visitors'

test.use({ place: 'Visalia', viewport: { width: 1440, height: 1000 } })

const hero = (page: Page) => page.getByRole('group', { name: 'Pictures from the practice' })
const stories = (page: Page) => page.getByRole('group', { name: 'Success stories' })
const currentPicture = (page: Page) =>
  hero(page)
    .getByRole('listitem')
    .locator('button')
    .evaluateAll((buttons) => buttons.findIndex((button) => button.getAttribute('aria-current') === 'true'))

/** Opens the home page with its clock stopped, the pointer out of the way. */
async function openHome(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto('/')
  await ready(page)
  await page.mouse.move(5, 300)
}

test('the sections stand in the order of the spec', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'About the surgeon',
    'From the least invasive option upward',
    'Advanced technology',
    'Not sure which of these is right for you? That is what a visit is for.',
    'Patient resources',
    'Success stories',
    'What patients say',
    'Request an appointment',
  ])
  await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.locator('[aria-labelledby=technology-heading] h3')).toHaveCount(3)
  await expect(page.locator('#resources ul > li')).toHaveCount(4)
  await expect(page.locator('[aria-labelledby=stories-heading] figure')).toHaveCount(8)
  await expect(page.locator('[aria-labelledby=testimonials-heading] figure')).toHaveCount(3)
})

test('the hero says what the spec says', async ({ page }) => {
  await page.goto('/')
  const home = page.locator('#home')
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Expert Spine Care You Can Trust')
  await expect(home).toContainText('A board-certified spine surgeon with over 15 years of experience')
  await expect(home).toContainText('Board Certified / Orthopedic Surgery')
  await home.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(page).toHaveURL('/#contact')
  await home.getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/#about')
})

test.describe('for a visitor from Chicago', () => {
  test.use({ place: 'Chicago' })

  test('the hero leads to the surgeon, and the form gives way to the question', async ({ page }) => {
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

test.describe('the counters', () => {
  const figures = ['2000+', '15+', '98%']

  test('have their final values in the HTML and for screen readers', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    for (const figure of figures) expect(html.includes(`>${figure}</span>`)).toBe(true)
    await page.goto('/')
    for (const figure of figures)
      await expect(page.locator('#home dd .sr-only', { hasText: figure })).toHaveCount(1)
  })

  test('count up once, after their delays, for their durations', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto('/')
    await ready(page)
    const shown = () =>
      page
        .locator('#home dd')
        .evaluateAll((all) =>
          all.map((figure) => figure.querySelector('[aria-hidden] > :last-child')?.textContent),
        )
    await expect
      .poll(async () => {
        await page.clock.runFor(16)
        return (await shown())[0]
      })
      .toBe('0+')
    // Delays 500, 700 and 900 ms; durations 2500, 1800 and 2200 ms (spec 9).
    await page.clock.runFor(400)
    expect(await shown()).toEqual(['0+', '0+', '0%'])
    await page.clock.runFor(700)
    const midway = (await shown()).map((text) => Number.parseInt(text ?? '', 10))
    expect(midway[0]).toBeGreaterThan(0)
    expect(midway[0]).toBeLessThan(2000)
    await page.clock.runFor(700 + 1800 - 400 - 700)
    expect((await shown())[1]).toBe('15+')
    expect((await shown())[0]).not.toBe('2000+')
    await page.clock.runFor(1000)
    expect(await shown()).toEqual(figures)
    await page.clock.runFor(5000)
    expect(await shown()).toEqual(figures)
  })

  test('wait until 30 % of them is in view', async ({ page }) => {
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
    await expect(page.locator('#home dd').first()).toContainText('2000+')
  })

  test('explain themselves: what the figure means, and that results vary', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'What this figure means: 98% success rate' }).click()
    await expect(page.getByText('Individual results vary.').filter({ visible: true })).toBeVisible()
    await expect(
      page.getByText('It has not been checked against records yet.').filter({ visible: true }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Individual results vary.').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('the hero pictures', () => {
  test('change every five seconds, all seven, and begin again', async ({ page }) => {
    await openHome(page)
    expect(await currentPicture(page)).toBe(0)
    await page.clock.runFor(4900)
    expect(await currentPicture(page)).toBe(0)
    await page.clock.runFor(200)
    expect(await currentPicture(page)).toBe(1)
    for (const position of [2, 3, 4, 5, 6, 0]) {
      await page.clock.runFor(5000)
      expect(await currentPicture(page)).toBe(position)
    }
  })

  test('each says what is seen; the next two are fetched ahead', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()))
    await openHome(page)
    const pictures = () => fetched.filter((url) => /pictures\/(surge|team|patient)/.test(url)).length
    await expect.poll(pictures).toBe(3)
    const alts = new Set<string>()
    for (let position = 1; position <= 7; position += 1) {
      await hero(page)
        .getByRole('button', { name: `Show picture ${position}` })
        .click()
      alts.add((await hero(page).getByRole('img').getAttribute('alt')) ?? '')
    }
    expect(alts.size).toBe(7)
    expect(alts.has('')).toBe(false)
    await expect.poll(pictures).toBe(7)
  })

  test('Pause stops them, Play goes on; pointing or focus holds them', async ({ page }) => {
    await openHome(page)
    await hero(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 300)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(20_000)
    expect(await currentPicture(page)).toBe(0)
    await hero(page).getByRole('button', { name: 'Play' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(20_000)
    expect(await currentPicture(page)).toBe(0)
    await page.mouse.move(5, 300)
    await page.clock.runFor(5100)
    expect(await currentPicture(page)).toBe(1)
    await hero(page).getByRole('button', { name: 'Show picture 2' }).focus()
    await page.keyboard.press('Tab')
    await expect(hero(page).getByRole('button', { name: 'Show picture 3' })).toBeFocused()
    await page.clock.runFor(20_000)
    expect(await currentPicture(page)).toBe(1)
  })

  test('rest in a tab that is not seen', async ({ page }) => {
    await openHome(page)
    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await turn('hidden')
    await page.clock.runFor(20_000)
    expect(await currentPicture(page)).toBe(0)
    await turn('visible')
    await page.clock.runFor(5100)
    expect(await currentPicture(page)).toBe(1)
  })

  test('do not move by themselves under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    await page.clock.runFor(20_000)
    expect(await currentPicture(page)).toBe(0)
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible()
  })
})

test.describe('the success stories', () => {
  /** They begin to move when one comes near them. */
  async function openStories(page: Page) {
    await openHome(page)
    await page.getByRole('heading', { name: 'Success stories' }).scrollIntoViewIfNeeded()
    await expect(stories(page)).toBeVisible()
  }

  const shown = (page: Page) => stories(page).locator('[data-current=true] figcaption')

  test('change every six seconds and wrap around', async ({ page }) => {
    await openStories(page)
    await expect(shown(page)).toContainText('Sample Patient A.')
    await expect(stories(page).getByText('Auto-rotating')).toBeVisible()
    await page.clock.runFor(5900)
    await expect(shown(page)).toContainText('Sample Patient A.')
    await page.clock.runFor(200)
    await expect(shown(page)).toContainText('Sample Patient B.')
    // One at a time: each change sets the next one's clock.
    for (const letter of 'CDEFGHA') {
      await page.clock.runFor(6000)
      await expect(shown(page)).toContainText(`Sample Patient ${letter}.`)
    }
  })

  test('rest for ten seconds after one was chosen, then go on', async ({ page }) => {
    await openStories(page)
    await stories(page).getByRole('button', { name: 'Next story' }).click()
    await page.mouse.move(5, 300)
    await expect(stories(page).getByRole('button', { name: 'Next story' })).toBeFocused()
    await expect(shown(page)).toContainText('Sample Patient B.')
    await expect(stories(page).getByText('Paused')).toBeVisible()
    await page.clock.runFor(9800)
    await expect(stories(page).getByText('Paused')).toBeVisible()
    await page.clock.runFor(400)
    await expect(stories(page).getByText('Auto-rotating')).toBeVisible()
    await page.clock.runFor(6100)
    await expect(shown(page)).toContainText('Sample Patient C.')
    await stories(page).getByRole('button', { name: 'Previous story' }).click()
    await expect(shown(page)).toContainText('Sample Patient B.')
    await stories(page).getByRole('button', { name: 'Show story 8' }).click()
    await expect(shown(page)).toContainText('Sample Patient H.')
  })

  test('stay paused after Pause', async ({ page }) => {
    await openStories(page)
    await stories(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 300)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(60_000)
    await expect(shown(page)).toContainText('Sample Patient A.')
    await expect(stories(page).getByText('Paused')).toBeVisible()
  })

  test('say that they are samples', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(/Sample text, made up to show this page/)).toHaveCount(2)
  })
})

test.describe('the hidden effects', () => {
  const effect = (page: Page) => page.locator('[data-effect]')

  test('five clicks on the logo within two seconds: eight seconds of stars, focus untouched', async ({
    page,
  }) => {
    // Each of the eight seconds' pictures is drawn.
    test.slow()
    await openHome(page)
    const logo = page.getByRole('banner').getByRole('link', { name: /Hanford Spine/ })
    for (let click = 0; click < 4; click += 1) await logo.click()
    await page.clock.runFor(2100)
    await logo.click()
    await expect(effect(page)).toHaveCount(0)
    for (let click = 0; click < 4; click += 1) await logo.click()
    await expect(effect(page)).toHaveCount(1)
    await expect(page).toHaveURL('/')
    await expect(logo).toBeFocused()
    await page.clock.runFor(7900)
    await expect(effect(page)).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(effect(page)).toHaveCount(0)
  })

  test('seven clicks on the title of the about page: five seconds of confetti, or until Escape', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    await ready(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const title = page.getByRole('heading', { level: 1 })
    // The title listens a moment after the header's links do: the first clicks may come too early.
    await expect(async () => {
      for (let click = 0; click < 7; click += 1) await title.click()
      await expect(effect(page)).toContainText('You found it!', { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await page.clock.runFor(4900)
    await expect(effect(page)).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(effect(page)).toHaveCount(0)
    for (let click = 0; click < 7; click += 1) await title.click()
    await expect(effect(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(effect(page)).toHaveCount(0)
  })

  test('stand still under reduced motion, and end all the same', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    const logo = page.getByRole('banner').getByRole('link', { name: /Hanford Spine/ })
    for (let click = 0; click < 5; click += 1) await logo.click()
    const picture = () =>
      effect(page)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const before = await picture()
    await page.clock.runFor(2000)
    expect(await picture()).toBe(before)
    await page.clock.runFor(6100)
    await expect(effect(page)).toHaveCount(0)
  })

  test('their script is not there before it is needed', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
    })
    await page.goto('/')
    await ready(page)
    await page.waitForTimeout(500)
    expect(scripts.some((script) => script.includes('createRadialGradient'))).toBe(false)
  })
})

test('back to top leads there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the keyboard walks the page in its order, and what has the focus is always in sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await ready(page)
  const walked: string[] = []
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const outline = getComputedStyle(element).outlineStyle
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        isSeen: onTop !== null && (element.contains(onTop) || onTop.contains(element)),
        hasRing: outline !== 'none',
      }
    })
    // Past the end the browser begins again.
    if (!focus || (step > 0 && focus.name === walked[0])) break
    expect(focus, `step ${step}: ${focus.name}`).toMatchObject({ isSeen: true, hasRing: true })
    walked.push(focus.name)
  }
  const order = [
    'Skip to the main text',
    'Schedule Consultation',
    'Show picture 1',
    'Previous story',
    'Send request',
    'Back to top',
    'Privacy Policy',
  ]
  const positions = order.map((name) => walked.findIndex((entry) => entry.includes(name)))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((first, second) => first - second))
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the compact layout: arrows that wrap around, four services, three testimonials, a link to the reviews', async ({
    page,
  }) => {
    await page.goto('/')
    await ready(page)
    await expect(hero(page).getByText('1 of 7')).toBeVisible()
    await hero(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(hero(page).getByText('7 of 7')).toBeVisible()
    await hero(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(hero(page).getByText('1 of 7')).toBeVisible()
    await expect(page.locator('#services li')).toHaveCount(4)
    await expect(page.locator('[aria-labelledby=testimonials-heading] figure')).toHaveCount(3)
    await expect(page.getByRole('main').locator('a[href="/reviews"]')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Expert care, explained' })).toBeVisible()
    await expect(page.locator('#resources ul > li')).toHaveCount(4)
    await expect(page.getByRole('form', { name: 'Request an appointment' })).toBeVisible()
  })

  test('the slideshow moves on after five seconds', async ({ page }) => {
    await openHome(page)
    await expect(hero(page).getByText('1 of 7')).toBeVisible()
    await page.clock.runFor(5100)
    await expect(hero(page).getByText('2 of 7')).toBeVisible()
  })
})
