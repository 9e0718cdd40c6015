import type { Page } from '@playwright/test'
import { withBrowser, type Device, type OpenContext } from './browser.ts'
import { median } from './pages.ts'

type Interaction = { name: string; device: Device; path: string; act: (page: Page) => Promise<unknown> }
type WindowWithDurations = { durations: number[] }

/** Visitors' typical first interactions, each on a freshly loaded page. */
const interactions: Interaction[] = [
  {
    name: 'menu',
    device: 'phone',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  {
    name: 'dropdown',
    device: 'desktop',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Patient Resources' }).press('Enter'),
  },
  {
    name: 'pictures',
    device: 'phone',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Next picture' }).tap(),
  },
  {
    name: 'form',
    device: 'phone',
    path: '/contact',
    act: async (page) => {
      const field = page.locator('form[aria-label] input[name=firstName]')
      await field.tap()
      await field.press('A')
    },
  },
  {
    name: 'chat',
    device: 'phone',
    path: '/',
    act: (page) => page.locator('button.assistant-button').tap(),
  },
]

/**
 * Runs in the page: records each interaction's duration until the next paint, as reported by the browser (in
 * steps of 8 ms).
 */
function watch() {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** The slowest event of one interaction, with the CPU throttled by a factor of four. */
async function once(open: OpenContext, url: string, { device, path, act }: Interaction): Promise<number> {
  const context = await open(device)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(url + path, { waitUntil: 'load' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a, a') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  // Lets the page settle, as if somebody had looked at it first.
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  await page.waitForTimeout(1500)
  const duration = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as WindowWithDurations).durations),
  )
  await context.close()
  return duration
}

/** The median duration of each interaction over `times` runs, in milliseconds. */
export function measureInteractions(url: string, executablePath: string, times: number) {
  return withBrowser(executablePath, async (open) => {
    const rows = []
    for (const interaction of interactions) {
      const durations: number[] = []
      for (let time = 0; time < times; time++) durations.push(await once(open, url, interaction))
      rows.push({
        interaction: interaction.name,
        device: interaction.device,
        'INP, ms': median(durations),
        range: `${Math.min(...durations)} to ${Math.max(...durations)}`,
      })
    }
    return rows
  })
}
