import { chromium, devices, type Page } from '@playwright/test'
import { places, ready } from '@/tests/support/visitors'
import { browserArguments, median, type Options, type Row } from './table.ts'

const contexts = {
  phone: devices['Pixel 7'],
  desktop: { viewport: { width: 1440, height: 900 } },
}

type Interaction = { device: keyof typeof contexts; path: string; act: (page: Page) => Promise<unknown> }

/** Visitors' typical first interactions, each on a freshly loaded page. */
const interactions: Record<string, Interaction> = {
  menu: {
    device: 'phone',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  dropdown: {
    device: 'desktop',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Patient Resources' }).press('Enter'),
  },
  form: {
    device: 'phone',
    path: '/contact',
    act: (page) => page.getByLabel('First name').tap(),
  },
  chat: {
    device: 'phone',
    path: '/',
    act: (page) => page.locator('button.assistant-button').tap(),
  },
}

/** Runs in the page: records how long each interaction took until the next paint, in the browser's steps of 8 ms. */
function watch() {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** The median of each interaction's slowest event over `runs` runs, with the processor slowed down four times. */
export async function measureInteractions({ url, browser, runs }: Options): Promise<Row[]> {
  const chrome = await chromium.launch({ executablePath: browser, args: browserArguments })
  const once = async ({ device, path, act }: Interaction) => {
    const context = await chrome.newContext({ ...contexts[device], extraHTTPHeaders: places.Visalia })
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(url + path)
    await ready(page)
    // Lets the page settle, as if somebody had looked at it first.
    await page.waitForTimeout(1500)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await act(page)
    await page.waitForTimeout(1500)
    const slowest = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { durations: number[] }).durations),
    )
    await context.close()
    return slowest
  }
  const rows: Row[] = []
  for (const [interaction, steps] of Object.entries(interactions)) {
    const slowest: number[] = []
    for (let run = 0; run < runs; run++) slowest.push(await once(steps))
    const range = `${Math.min(...slowest)} to ${Math.max(...slowest)}`
    rows.push({ interaction, device: steps.device, 'INP, ms': median(slowest), range })
  }
  await chrome.close()
  return rows
}
