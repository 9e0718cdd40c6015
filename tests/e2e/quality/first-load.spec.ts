import { idle, settled } from '../../support/idle'
import { expect, hold, phone, ready, test } from '../../support/visitors'

test.use({ place: 'Visalia' })

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const) {
  test.describe(`the first load of home on a ${device}`, () => {
    test.use(options)

    test('no layout shift', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.clock.install()
      await page.goto('/')
      await ready(page)
      await settled(page)
      // Until the counters have finished, and before the next picture.
      await page.clock.runFor(3200)
      await idle(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)
    })

    test('the largest contentful paint is the hero’s text or a preloaded picture', async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { element?: Element }
          Object.assign(window, {
            largest: last.element?.closest('#home') ? last.element.tagName : 'elsewhere',
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await page.goto('/')
      await ready(page)
      await settled(page)
      const largest = await page.evaluate(() => (window as unknown as { largest: string }).largest)
      expect(['H1', 'P', 'IMG']).toContain(largest)
      if (largest === 'IMG') {
        await expect(page.locator('#home img').first()).toHaveAttribute('fetchpriority', 'high')
      }
    })

    test('scripts load right after the content, none before it', async ({ page }) => {
      await page.goto('/')
      await ready(page)
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
      expect(asked.length).toBeGreaterThan(5)
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Infinity)
    })
  })
}

test.describe('before scripts have loaded, on a tablet', () => {
  test.use({ ...phone, viewport: { width: 820, height: 1180 } })

  test('a click is not lost: it is handled once, as soon as they load', async ({ page }) => {
    await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'light'))
    const send = await hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    // One click advances one theme from the current one.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Colors/ })
      .tap()
    send()
    const theme = () => page.evaluate(() => localStorage.getItem('theme'))
    await expect.poll(theme).toBe('system')
    await settled(page)
    expect(await theme()).toBe('system')
  })

  test('only the last click counts', async ({ page }) => {
    const send = await hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('heading', { level: 1 }).tap()
    send()
    await ready(page)
    await settled(page)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  })
})

test('a page in a background tab loads its scripts too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.addInitScript(() =>
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    }),
  )
  await page.goto('/')
  await ready(page)
})
