import type { Page } from '@playwright/test'
import { expect, phone, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia', reducedMotion: 'reduce' })

const fontSize = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))

/** How far down the page an element begins, in px. */
const top = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!.y

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const [path, first] of [
    ['/resources/conditions/sciatica', '[aria-labelledby=in-short]'],
    ['/resources/conditions/spinal-stenosis', '[aria-labelledby=in-short]'],
    ['/resources/procedures/microdiscectomy', '[aria-labelledby=at-a-glance]'],
    ['/resources/procedures/cervical-laminoplasty-laminectomy', '[aria-labelledby=at-a-glance]'],
    ['/services/robotic-surgery', '[aria-labelledby=in-short]'],
    ['/blog/strong-bones-and-your-spine', '[aria-labelledby=in-short]'],
    ['/resources/recovery', '[aria-labelledby=usual-times]'],
  ] as const) {
    test(`${path} begins within 0.8 of a screen, after its warning signs`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      expect(await top(page, first)).toBeLessThanOrEqual(0.8 * 900)
      expect(await top(page, '#when-to-get-help')).toBeLessThan(await top(page, first))
    })
  }

  test('a guide opens with its own figure beside the title', async ({ page }) => {
    await page.goto('/resources/conditions/sciatica')
    const figure = page.getByRole('figure').filter({ hasText: 'The low back seen from behind.' })
    await expect(figure).toHaveCount(1)
    await expect(figure.getByRole('img')).toBeInViewport({ ratio: 1 })
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect((await figure.boundingBox())!.x).toBeGreaterThanOrEqual(title.x + title.width)
  })
})

test('the entries of the contents keep their places while the page scrolls', async ({ page }) => {
  await page.goto('/resources/conditions/sciatica')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const entry = (index: number) => contents.getByRole('link').nth(index)
  const height = async () => Math.round((await contents.boundingBox())!.height)
  const before = await height()
  for (const index of [1, 4, 7]) {
    await entry(index).press('Enter')
    // The entry of the part that is being read is marked.
    await expect(entry(index)).toHaveCSS('color', 'rgb(22, 36, 31)')
    expect(await height()).toBe(before)
  }
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 } })

  for (const path of [
    '/resources/conditions/sciatica',
    '/post-operative-care',
    '/blog/sports-with-a-spine-problem',
  ])
    test(`${path} has a title that is larger than its headings`, async ({ page }) => {
      await page.goto(path)
      expect(await fontSize(page, 'h1')).toBeGreaterThanOrEqual(
        1.3 * (await fontSize(page, 'section:not([data-help]) > h2[id]')),
      )
    })
})

test('a procedure’s times come first, its sources and their review last', async ({ page }) => {
  await page.goto('/resources/procedures/acdf')
  const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 3)).toEqual(['When to get help', 'At a glance', 'In short'])
  // The spine in the margin stands beside the text.
  expect(headings.filter((heading) => heading !== 'Where it happens').at(-1)).toBe('Sources')
  const sources = page.getByRole('region', { name: 'Sources' })
  await expect(sources.getByText(/Last checked against its sources/)).toBeVisible()
  await expect(sources.getByText(/Medical reviewer|Medically reviewed/)).toBeVisible()
})

test('further reading and the next step stand after the text', async ({ page }) => {
  await page.goto('/resources/procedures/acdf')
  const text = await top(page, '#get-ready')
  for (const name of ['Read next', 'People also ask'])
    expect((await page.getByRole('navigation', { name }).boundingBox())!.y).toBeGreaterThan(text)
})

test('post-operative care has a strip of days, each leading to its part of the page', async ({ page }) => {
  await page.goto('/post-operative-care')
  const days = page.getByRole('region', { name: 'What matters on which day?' })
  await expect(days.getByRole('heading', { level: 3 })).toHaveText([
    'Day 1',
    'Day 3',
    'Day 7',
    'Day 14',
    '6 weeks',
  ])
  await days.getByRole('link', { name: 'Your wound' }).click()
  await expect(page.getByRole('heading', { name: 'How do I take care of my wound?' })).toBeInViewport()
})

test('recovery shows the times after the operation that was chosen', async ({ page }) => {
  await page.goto('/resources/recovery')
  await ready(page)
  const times = page.locator('#times-by-operation > li')
  const all = await times.count()
  await page.getByLabel('Your operation or injection').selectOption('Microdiscectomy')
  await expect(times.filter({ visible: true })).toHaveCount(1)
  await expect(times.filter({ visible: true }).getByText('Driving, once you’re off opioids')).toBeVisible()
  await page.getByLabel('Your operation or injection').selectOption('All')
  await expect(times.filter({ visible: true })).toHaveCount(all)
})

test('the pages to print before a visit or an operation begin with a checklist', async ({ page }) => {
  for (const [path, list] of [
    ['/resources/pre-operative', 'My checklist for the weeks before surgery'],
    ['/resources/appointment-prep', 'What should I bring?'],
  ] as const) {
    await page.goto(path)
    const first = page
      .locator('[data-read-aloud] section:has(> h2[id]):not([data-help], [aria-labelledby=in-short])')
      .first()
    await expect(first.getByRole('heading')).toHaveText(list)
    await expect(first.getByRole('checkbox').first()).toBeVisible()
  }
})

test.describe('with letters of twice the size on a phone', () => {
  test.use(phone)

  for (const path of ['/resources/conditions/sciatica', '/post-operative-care'])
    test(`${path} keeps a scale of sizes, and its warning signs begin on the first screen`, async ({
      page,
    }) => {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const body = await fontSize(page, 'main section section p, main section > p:not([data-help])')
      const [title, heading, lead] = [
        await fontSize(page, 'h1'),
        await fontSize(page, 'section:not([data-help]) > h2[id]:not(#in-short)'),
        await fontSize(page, 'h1 + p'),
      ]
      expect(title).toBeGreaterThan(heading)
      expect(heading).toBeGreaterThan(lead)
      expect(lead).toBeGreaterThan(body)
      expect(await top(page, '#when-to-get-help')).toBeLessThan(844)
    })

  test('a figure’s labels grow with the text', async ({ page }) => {
    await page.goto('/resources/conditions/sciatica')
    const label = page.locator('figure svg text').first()
    const size = () => label.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    const before = await size()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(size).toBeGreaterThan(1.2 * before)
  })
})
