import type { Page } from '@playwright/test'
import { articles } from '@/content/collections/articles'
import { conditionGuides } from '@/content/collections/conditions'
import { procedureGuides } from '@/content/collections/procedures'
import { expect, phone, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia', reducedMotion: 'reduce' })

/** Thumbnails are decorative: what they show has been drawn, and no screen reader mentions it. */
const drawn = (page: Page, within: string) =>
  page.locator(`${within} svg[aria-hidden] use, ${within} img[alt=""]`).evaluateAll(async (drawings) => {
    const sizes = drawings.map((drawing) => {
      drawing.scrollIntoView()
      return drawing instanceof SVGUseElement
        ? drawing.getBBox().width
        : (drawing as HTMLImageElement).naturalWidth
    })
    return { all: sizes.length, missing: sizes.filter((size) => size === 0).length }
  })

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('Patient Resources opens with the six things people come for, each with a picture', async ({
      page,
    }) => {
      await page.goto('/resources')
      const doors = page.getByRole('navigation', { name: 'What brings you here?' }).getByRole('link')
      await expect(doors).toHaveText([
        'I’m in pain now',
        'I have a visit coming up',
        'I’m having surgery or an injection',
        'I’m recovering from surgery',
        'I’m helping someone',
        'I’m worried about paying for care',
      ])
      // The bar at the bottom of phones covers the page.
      const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox()
      const end = viewport.width < 500 ? bar!.y : viewport.height
      for (const door of await doors.all()) {
        const box = (await door.boundingBox())!
        expect(box.y + box.height).toBeLessThanOrEqual(end)
      }
      await expect
        .poll(() => drawn(page, 'nav[aria-label="What brings you here?"]'))
        .toEqual({ all: 6, missing: 0 })
    })
  })
}

test('a door leads to its part of the page', async ({ page }) => {
  await page.goto('/resources')
  await ready(page)
  const doors = page.getByRole('navigation', { name: 'What brings you here?' })
  await doors.getByRole('link', { name: 'I’m helping someone' }).click()
  await expect(page.getByRole('heading', { name: 'I’m helping someone' })).toBeInViewport()
})

for (const [path, guides] of [
  ['/resources/conditions', conditionGuides],
  ['/resources/procedures', procedureGuides],
] as const)
  test(`${path} shows every guide with its own figure and one line`, async ({ page }) => {
    await page.goto(path)
    for (const { slug, name, summary } of guides) {
      const item = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator(`svg use[href*="/${slug}.svg"]`) })
      await expect(item.getByRole('link')).toHaveText(name)
      await expect(item).toHaveText(`${name}${summary}`)
      await expect
        .poll(() => item.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width))
        .toBeGreaterThan(0)
    }
  })

test('a tap on a guide’s figure opens the guide', async ({ page }) => {
  await page.goto('/resources/conditions')
  await ready(page)
  await page.locator('svg:has(use[href*="spinal-stenosis"])').scrollIntoViewIfNeeded()
  // The link beside the figure covers it, so a click of Playwright's on the figure itself would wait for ever.
  const figure = (await page.locator('svg:has(use[href*="spinal-stenosis"])').boundingBox())!
  await page.mouse.click(figure.x + figure.width / 2, figure.y + figure.height / 2)
  await expect(page).toHaveURL('/resources/conditions/spinal-stenosis')
})

test('someone without a diagnosis can start with what they feel', async ({ page }) => {
  await page.goto('/resources/conditions')
  await ready(page)
  await page.getByRole('link', { name: 'start with what you feel' }).click()
  await expect(
    page.getByRole('heading', { name: 'What causes pain that runs down my leg?' }),
  ).toBeInViewport()
})

test('every treatment and area of expertise on the services page has a drawing', async ({ page }) => {
  await page.goto('/services')
  await expect.poll(() => drawn(page, '[aria-labelledby=approach] li')).toEqual({ all: 8, missing: 0 })
  await expect.poll(() => drawn(page, '[aria-labelledby=expertise] li')).toEqual({ all: 8, missing: 0 })
})

test('every section of spine education has a drawing', async ({ page }) => {
  await page.goto('/spine-education')
  const sections = page.locator('[data-read-aloud] > section')
  await expect(sections).toHaveCount(6)
  for (const section of await sections.all())
    await expect(section.locator('figure svg').first()).toBeVisible()
})

test('articles have topics and pictures', async ({ page }) => {
  await page.goto('/blog')
  await ready(page)
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await expect.poll(() => drawn(page, 'nav[aria-label=Topics]')).toEqual({ all: 7, missing: 0 })
  await expect.poll(() => drawn(page, '#article-list')).toEqual({ all: articles.length, missing: 0 })
  await topics.getByRole('link', { name: 'Paying for care' }).click()
  await expect(page.getByRole('heading', { name: 'Referrals, insurance and estimates' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Moving with back pain' })).toBeHidden()
})

test.describe('the glossary', () => {
  test('is filtered by words in any spelling, says how many are left, and Escape shows all again', async ({
    page,
  }) => {
    await page.goto('/resources/glossary')
    await ready(page)
    const words = page.locator('dl > div')
    const all = await words.count()
    const field = page.getByLabel('Find a word')
    for (const typed of ['Modic', 'MÓDIC', 'modíc']) {
      await field.fill(typed)
      const shown = words.filter({ visible: true })
      await expect(shown.first()).toContainText('Modic')
      const count = await shown.count()
      expect(count).toBeLessThan(all / 4)
      await expect(
        page.getByRole('status').filter({ hasText: `${count} of ${all} words shown` }),
      ).toBeVisible()
    }
    await field.press('Escape')
    await expect(words.filter({ visible: true })).toHaveCount(all)
    await field.fill('tamales')
    await expect(page.getByRole('link', { name: 'Search the whole website' })).toHaveAttribute(
      'href',
      '/search?q=tamales',
    )
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('shows every word, and no field that would do nothing', async ({ page }) => {
      await page.goto('/resources/glossary')
      await expect(page.getByLabel('Find a word')).toBeHidden()
      const words = page.locator('dl > div')
      await expect(words.filter({ visible: true })).toHaveCount(await words.count())
    })
  })
})

test.describe('search', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('has the answer and ways to reach us beside the results', async ({ page }) => {
    await page.goto('/search?q=what+is+sciatica')
    const results = (await page.getByRole('region', { name: /results for/ }).boundingBox())!
    for (const part of [
      page.getByRole('region', { name: /^What is sciatica/ }),
      page.getByRole('region', { name: 'Didn’t find it?' }),
    ])
      expect((await part.boundingBox())!.x).toBeGreaterThanOrEqual(results.x + results.width)
    await ready(page)
    const reach = page.getByRole('region', { name: 'Didn’t find it?' })
    await expect(reach.getByRole('link', { name: 'Call (559) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15595550142',
    )
    await expect(reach.getByRole('link', { name: 'Request an appointment' })).toHaveAttribute(
      'href',
      '/contact#request',
    )
    await reach.getByRole('button', { name: 'Ask the assistant' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('phone numbers in results can be called', async ({ page }) => {
    await page.goto('/search?q=phone+number')
    await expect(
      page
        .getByRole('region', { name: /results for/ })
        .getByRole('link', { name: '(559) 555-0142' })
        .first(),
    ).toHaveAttribute('href', 'tel:+15595550142')
  })

  test.describe('from far away', () => {
    test.use({ place: 'Chicago' })
    test('leads to guides and answers instead of our phone', async ({ page }) => {
      await page.goto('/search?q=phone+number')
      const reach = page.getByRole('region', { name: 'Didn’t find it?' })
      await expect(reach.getByRole('link', { name: 'See answers to common questions' })).toBeVisible()
      await expect(page.getByRole('main').locator('a[href^="tel:+1"]')).toHaveCount(0)
    })
  })
})

test.describe('on a phone', () => {
  test.use(phone)
  test('the answer comes before the results', async ({ page }) => {
    await page.goto('/search?q=what+is+sciatica')
    const top = async (name: RegExp) => (await page.getByRole('region', { name }).boundingBox())!.y
    expect(await top(/^What is sciatica/)).toBeLessThan(await top(/results for/))
  })
})
