import type { Page } from '@playwright/test'
import { stories, testimonials } from '@/content/generated/practice/stories'
import { practice } from '@/content/generated/practice/practice'
import { settled } from '../../support/idle'
import { expect, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia', viewport: { width: 1440, height: 1000 } })

const hero = (page: Page) => page.getByRole('group', { name: 'Pictures from the practice' })
const carousel = (page: Page) => page.getByRole('group', { name: 'Success stories' })
const currentPicture = (page: Page) =>
  hero(page)
    .getByRole('listitem')
    .locator('button')
    .evaluateAll((buttons) => buttons.findIndex((button) => button.getAttribute('aria-current') === 'true'))

/** Opens the home page with a paused clock and the pointer out of the way. */
async function openHome(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto('/')
  await ready(page)
  await page.mouse.move(5, 300)
}

test.describe('the hero pictures', () => {
  test('change every five seconds, all seven, and repeat', async ({ page }) => {
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

  test('each has a description; the next two are prefetched', async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'image' && fetched.add(request.url()))
    await openHome(page)
    const pictures = () => [...fetched].filter((url) => /pictures\/(surge|team|patient)/.test(url)).length
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

  test('Pause stops them, Play resumes; hover or focus holds them', async ({ page }) => {
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

  test('pause in a background tab', async ({ page }) => {
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

  test('do not move automatically under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    await page.clock.runFor(20_000)
    expect(await currentPicture(page)).toBe(0)
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible()
  })
})

test.describe('the success stories', () => {
  /** They start when nearly in view. */
  async function openStories(page: Page) {
    await openHome(page)
    await page.getByRole('heading', { name: 'Success stories' }).scrollIntoViewIfNeeded()
    await expect(carousel(page)).toBeVisible()
  }

  const patient = (number: number) => stories[number - 1]!.patientName
  const shown = (page: Page) => carousel(page).locator('[data-current=true] figcaption')

  test('change every six seconds and wrap around', async ({ page }) => {
    await openStories(page)
    await expect(shown(page)).toContainText(patient(1))
    await expect(carousel(page).getByText('Auto-rotating')).toBeVisible()
    await page.clock.runFor(5900)
    await expect(shown(page)).toContainText(patient(1))
    await page.clock.runFor(200)
    await expect(shown(page)).toContainText(patient(2))
    // One at a time: each change restarts the timer.
    for (const { patientName } of [...stories.slice(2), stories[0]!]) {
      await page.clock.runFor(6000)
      await expect(shown(page)).toContainText(patientName)
    }
  })

  test('pause for ten seconds after a manual choice, then continue', async ({ page }) => {
    await openStories(page)
    await carousel(page).getByRole('button', { name: 'Next story' }).click()
    await page.mouse.move(5, 300)
    await expect(carousel(page).getByRole('button', { name: 'Next story' })).toBeFocused()
    await expect(shown(page)).toContainText(patient(2))
    await expect(carousel(page).getByText('Paused')).toBeVisible()
    await page.clock.runFor(9800)
    await expect(carousel(page).getByText('Paused')).toBeVisible()
    await page.clock.runFor(400)
    await expect(carousel(page).getByText('Auto-rotating')).toBeVisible()
    await page.clock.runFor(6100)
    await expect(shown(page)).toContainText(patient(3))
    await carousel(page).getByRole('button', { name: 'Previous story' }).click()
    await expect(shown(page)).toContainText(patient(2))
    await carousel(page).getByRole('button', { name: 'Show story 4' }).click()
    await expect(shown(page)).toContainText(patient(4))
  })

  test('stay paused after Pause', async ({ page }) => {
    await openStories(page)
    await carousel(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 300)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(60_000)
    await expect(shown(page)).toContainText(patient(1))
    await expect(carousel(page).getByText('Paused')).toBeVisible()
  })

  test('are labeled as samples', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(/This is a made-up sample/)).toHaveCount(
      [stories, testimonials].filter((all) => all.some(({ sample }) => sample)).length,
    )
  })
})

test.describe('the hidden effects', () => {
  const effect = (page: Page) => page.locator('[data-effect]')

  test('five clicks on the logo within two seconds: eight seconds of stars, focus unchanged', async ({
    page,
  }) => {
    await openHome(page)
    const logo = page.getByRole('banner').getByRole('link', { name: practice.name })
    for (let click = 0; click < 4; click += 1) await logo.click()
    await page.clock.runFor(2100)
    await logo.click()
    await expect(effect(page)).toHaveCount(0)
    for (let click = 0; click < 4; click += 1) await logo.click()
    await expect(effect(page)).toHaveCount(1)
    await expect(page).toHaveURL('/')
    await expect(logo).toBeFocused()
    await page.clock.fastForward(7900)
    await expect(effect(page)).toHaveCount(1)
    await page.clock.fastForward(200)
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
    // The title's listener attaches shortly after the header's links: the first clicks may come too early.
    await expect(async () => {
      for (let click = 0; click < 7; click += 1) await title.click()
      await expect(effect(page)).toContainText('You found it!', { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await page.clock.fastForward(4900)
    await expect(effect(page)).toHaveCount(1)
    await page.clock.fastForward(200)
    await expect(effect(page)).toHaveCount(0)
    // Each click within three seconds of the last is enough.
    for (let click = 0; click < 7; click += 1) {
      await page.clock.runFor(2900)
      await title.click()
    }
    await expect(effect(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(effect(page)).toHaveCount(0)
    for (let click = 0; click < 6; click += 1) await title.click()
    await page.clock.runFor(3100)
    await title.click()
    await expect(effect(page)).toHaveCount(0)
  })

  test('are static under reduced motion, and still end', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    const logo = page.getByRole('banner').getByRole('link', { name: practice.name })
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

  test('their script loads only on demand', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
    })
    await page.goto('/')
    await ready(page)
    await settled(page)
    expect(scripts.some((script) => script.includes('createRadialGradient'))).toBe(false)
  })
})
