import { expect, hold, phone, ready, test } from './visitors'

test.use({ place: 'Visalia' })

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const) {
  test.describe(`the first load of home on a ${device}`, () => {
    test.use(options)

    test('nothing moves', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      await ready(page)
      await page.waitForTimeout(1500)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)
    })

    test('the largest paint is the hero’s text or a picture that is fetched first', async ({ page }) => {
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
      await page.waitForTimeout(500)
      const largest = await page.evaluate(() => (window as unknown as { largest: string }).largest)
      expect(['H1', 'P', 'IMG']).toContain(largest)
      if (largest === 'IMG') {
        await expect(page.locator('#home img').first()).toHaveAttribute('fetchpriority', 'high')
      }
    })

    test('no script comes before what is to be read, and all of them right after', async ({ page }) => {
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

test.describe('before the scripts have come, on a phone', () => {
  test.use(phone)

  test('a press is not lost: it is answered as soon as they are there, once', async ({ page }) => {
    await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'light'))
    const send = await hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    // One press goes one theme on, from the one that was chosen before.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Colors/ })
      .tap()
    send()
    const theme = () => page.evaluate(() => localStorage.getItem('theme'))
    await expect.poll(theme).toBe('dark')
    await page.waitForTimeout(1000)
    expect(await theme()).toBe('dark')
  })

  test('only the last press counts', async ({ page }) => {
    const send = await hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('heading', { level: 1 }).tap()
    send()
    await ready(page)
    await page.waitForTimeout(1000)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  })
})

test('a page in a tab that nobody has looked at yet gets its scripts, too', async ({ page }) => {
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
