import { withBrowser } from './browser.mjs'
import { median } from './pages.mjs'

/** What visitors press first, each on a page that was just loaded. */
const interactions = [
  {
    name: 'menu',
    device: 'phone',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  {
    name: 'dropdown',
    device: 'desk',
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

/** Runs in the page: keeps how long each interaction took until it was seen, as the browser reports it (steps of 8 ms). */
function watch() {
  window.durations = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.durations.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/** The slowest event of one interaction with a processor that is four times slower. */
async function once(open, url, { device, path, act }) {
  const context = await open(device)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(url + path, { waitUntil: 'load' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a, a') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  // The page has settled, as when somebody has looked at it.
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  await page.waitForTimeout(1500)
  const duration = await page.evaluate(() => Math.max(0, ...window.durations))
  await context.close()
  return duration
}

/** The median of so many times for each interaction, in milliseconds. */
export function measureInteractions(url, executablePath, times) {
  return withBrowser(executablePath, async (open) => {
    const rows = []
    for (const interaction of interactions) {
      const durations = []
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
