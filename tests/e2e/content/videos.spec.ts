import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { videoWords } from '@/content/en/ui/tools/videos'
import { videos } from '@/content/collections/videos'
import { chapterTimes, timeline } from '@/lib/site/videos/timeline'
import { violations } from '../../support/axe'
import { scriptsOf } from '../../support/loaded-scripts'
import { expect, phone, ready, test } from '../../support/visitors'

test.use({ place: 'Chicago' })

const sample = videos.find(({ slug }) => slug === 'disc-herniates')!
const other = videos.find(({ slug }) => slug === 'narrow-canal')!
const address = '/video-library'

type Files = { mp4: { src: string }; webm: { src: string }; captions: string; poster: string }
const files = JSON.parse(readFileSync('content/video-files.json', 'utf8')) as Record<string, Files>
const filesOf = (slug: string) => files[slug]!

const player = (page: Page, slug = sample.slug) => page.locator(`video[data-video="${slug}"]`)
const section = (page: Page) => page.getByRole('region', { name: sample.title })
const time = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime)
const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused)

/** The video files that the page fetches, excluding images. */
function fetched(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (/\/videos\/.*\.(mp4|webm|vtt)$/.test(request.url())) files.push(request.url())
  })
  return files
}

async function open(page: Page, anchor = ''): Promise<void> {
  await page.goto(address + anchor)
  await ready(page)
}

test('every video has its length, chapters, transcript and download', async ({ page }) => {
  await open(page)
  await expect(page.locator('video')).toHaveCount(videos.length)
  expect(videos.length).toBeGreaterThanOrEqual(8)
  for (const { slug, title, chapters } of videos) {
    const region = page.getByRole('region', { name: title })
    await expect(region.getByRole('list', { name: videoWords.chapters }).getByRole('listitem')).toHaveCount(
      chapters.length,
    )
    await expect(region.getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      filesOf(slug).mp4.src,
    )
    await expect(region.getByText(videoWords.transcript)).toBeVisible()
  }
})

test('no video is fetched before it is started, and then only that one', async ({ page }) => {
  const started = fetched(page)
  await open(page)
  await page.mouse.wheel(0, 4000)
  await player(page).scrollIntoViewIfNeeded()
  expect(started).toEqual([])
  await section(page).getByRole('button', { name: videoWords.watch }).click()
  await expect.poll(() => time(player(page))).toBeGreaterThan(0.2)
  expect(started.length).toBeGreaterThan(0)
  expect(started.filter((url) => !url.includes(`/${sample.slug}-`))).toEqual([])
})

test('a chapter is one click away', async ({ page }) => {
  await open(page, `#${sample.slug}`)
  const part = chapterTimes(sample)[2]!
  await section(page).getByRole('button', { name: part.title }).click()
  await expect.poll(() => time(player(page))).toBeGreaterThan(part.start)
  expect(await time(player(page))).toBeLessThan(part.end)
  await expect(player(page)).toBeFocused()
})

test('the posters start the videos, with topic and length', async ({ page }) => {
  await open(page)
  const grid = page.getByRole('navigation', { name: videoWords.choose })
  await expect(grid.getByRole('link')).toHaveCount(videos.length)
  const link = grid.getByRole('link', { name: sample.title })
  await expect(link).toContainText(/Conditions, 1:\d\d/)
  await expect(player(page)).not.toHaveAttribute('controls')
  await link.click()
  await expect(page.getByRole('heading', { name: sample.title })).toBeInViewport()
  await expect.poll(() => time(player(page))).toBeGreaterThan(0.2)
  await expect(player(page)).toHaveAttribute('controls')
  await expect(player(page, other.slug)).not.toHaveAttribute('controls')
})

test('the play button becomes pause, and fills the screen', async ({ page }) => {
  await open(page, `#${sample.slug}`)
  await section(page).getByRole('button', { name: videoWords.watch }).click()
  await expect.poll(() => time(player(page))).toBeGreaterThan(0)
  await section(page).getByRole('button', { name: videoWords.pause }).click()
  await expect.poll(() => isPaused(player(page))).toBe(true)
  await expect(section(page).getByRole('button', { name: videoWords.watch })).toBeVisible()
  await section(page).getByRole('button', { name: videoWords.fullScreen }).click()
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('data-video')))
    .toBe(sample.slug)
})

test('starting a video stops the other', async ({ page }) => {
  await open(page, `#${sample.slug}`)
  await section(page).getByRole('button', { name: videoWords.watch }).click()
  await expect.poll(() => time(player(page))).toBeGreaterThan(0)
  await page
    .getByRole('region', { name: other.title })
    .getByRole('button', { name: videoWords.watch })
    .click()
  await expect.poll(() => time(player(page, other.slug))).toBeGreaterThan(0)
  expect(await isPaused(player(page))).toBe(true)
})

test('captions are off by default, and then cover each scene', async ({ page }) => {
  await open(page, `#${sample.slug}`)
  const modes = () =>
    player(page).evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].map(({ kind, mode }) => [kind, mode]),
    )
  expect(await modes()).toEqual([
    ['captions', 'disabled'],
    ['chapters', 'disabled'],
  ])
  const cues = await player(page).evaluate(async (video: HTMLVideoElement) => {
    const said = []
    for (const [order, track] of [...video.querySelectorAll('track')].entries()) {
      const loaded = new Promise((done) => track.addEventListener('load', done))
      track.track.mode = order === 0 ? 'showing' : 'hidden'
      await loaded
      said.push([...(track.track.cues ?? [])].map((cue) => (cue as VTTCue).text))
    }
    return said
  })
  expect(cues).toEqual([
    timeline(sample).map(({ words }) => words),
    sample.chapters.map(({ title }) => title),
  ])
})

test('with the keyboard alone: find a word, play from there, stop', async ({ page }) => {
  await open(page)
  await page.getByRole('searchbox', { name: videoWords.search.label }).focus()
  await page.keyboard.type('outer ring tear')
  await expect(page.getByRole('status').filter({ hasText: '1 place in 1 video' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('button:focus')).toContainText('Sometimes the outer ring tears.')
  await page.keyboard.press('Enter')
  await expect(player(page)).toBeFocused()
  await expect.poll(() => time(player(page))).toBeGreaterThan(15)
  await expect.poll(() => isPaused(player(page))).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(() => isPaused(player(page))).toBe(true)
})

test('the search shows the number of matches, and what to do if there are none', async ({ page }) => {
  await open(page)
  const box = page.getByRole('searchbox', { name: videoWords.search.label })
  await box.fill('nerve')
  await expect(page.getByText(/^\d+ places in \d+ videos/)).toBeVisible()
  // Timestamps and image labels are not part of the spoken or visible text.
  await box.fill('picture:')
  await expect(page.getByText(videoWords.search.nothing)).toBeVisible()
  await box.fill('zebra')
  await expect(page.getByText(videoWords.search.nothing)).toBeVisible()
  await box.fill('')
  await expect(page.getByText(videoWords.search.nothing)).toHaveCount(0)
})

test('a video that fails to load says so, and plays once it is available', async ({ page }) => {
  await page.route(/\/videos\/.*\.(mp4|webm)$/, (route) => route.abort())
  await open(page, `#${sample.slug}`)
  await section(page).getByRole('button', { name: videoWords.watch }).click()
  await expect(section(page).getByText(videoWords.failed)).toBeVisible()
  await page.unroute(/\/videos\/.*\.(mp4|webm)$/)
  await section(page).getByRole('button', { name: videoWords.watch }).click()
  await expect.poll(() => time(player(page))).toBeGreaterThan(0)
  await expect(section(page).getByText(videoWords.failed)).toHaveCount(0)
})

test('the whole video can be read, with its images and sources', async ({ page }) => {
  await open(page, `#${sample.slug}`)
  await section(page).getByText(videoWords.transcript).click()
  for (const { words, seen } of timeline(sample).slice(1)) {
    await expect(section(page).getByText(words).first()).toBeVisible()
    await expect(section(page).getByText(seen).first()).toBeVisible()
  }
  const note = section(page)
    .getByRole('link', { name: /^Source \d+$/ })
    .first()
  await expect(page.locator((await note.getAttribute('href'))!)).toHaveCount(1)
})

test('files support range requests and are cached permanently', async ({ request }) => {
  const { mp4, webm, captions, poster } = filesOf(sample.slug)
  for (const [src, type] of [
    [mp4.src, 'video/mp4'],
    [webm.src, 'video/webm'],
  ] as const) {
    const part = await request.get(src, { headers: { range: 'bytes=100-199' } })
    expect(part.status()).toBe(206)
    expect((await part.body()).length).toBe(100)
    expect(part.headers()['content-type']).toBe(type)
    expect(part.headers()['cache-control']).toContain('immutable')
  }
  expect((await request.get(captions)).headers()['content-type']).toContain('text/vtt')
  expect((await request.get(poster)).headers()['content-type']).toBe('image/webp')
})

test('search finds a video, and other pages link to it', async ({ page }) => {
  await page.goto('/search?q=watch+how+a+disc+herniates')
  await expect(page.locator(`main a[href="${address}#${sample.slug}"]`).first()).toBeVisible()
  await page.goto(sample.shownOn[0]!)
  await page.getByRole('link', { name: sample.title }).click()
  await expect(page).toHaveURL(`${address}#${sample.slug}`)
  await expect(page.getByRole('heading', { name: sample.title })).toBeInViewport()
})

test('its script loads only on its own page', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/spine-education')
  await ready(page)
  expect(await scripts.hold('video[data-video')).toBe(false)
  await open(page)
  expect(await scripts.hold('video[data-video')).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('videos use native players, and can be read and downloaded', async ({ page }) => {
    await page.goto(address)
    await expect(player(page)).toHaveAttribute('controls', '')
    await expect(player(page)).toHaveAttribute('preload', 'none')
    await expect(player(page).locator('source')).toHaveCount(2)
    await section(page).getByText(videoWords.transcript).click()
    await expect(section(page).getByText(timeline(sample)[1]!.words)).toBeVisible()
    // Controls that need JavaScript are hidden.
    await expect(section(page).getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('searchbox', { name: videoWords.search.label })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a tap plays a video inline, no wider than the screen', async ({ page }) => {
    await open(page, `#${sample.slug}`)
    const button = section(page).getByRole('button', { name: videoWords.watch })
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48)
    await button.tap()
    await expect.poll(() => time(player(page))).toBeGreaterThan(0)
    await expect(player(page)).toHaveAttribute('playsinline', '')
    // Letters of 60 px in a picture of 1280 px are 18 px here.
    expect((await player(page).boundingBox())!.width).toBeGreaterThanOrEqual(384)
    for (const part of await section(page).getByRole('listitem').getByRole('button').all()) {
      expect((await part.boundingBox())!.height).toBeGreaterThanOrEqual(48)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    await section(page).getByText(videoWords.transcript).click()
    await page.getByRole('searchbox', { name: videoWords.search.label }).fill('nerve')
    expect(await violations(page)).toEqual([])
  })
}
