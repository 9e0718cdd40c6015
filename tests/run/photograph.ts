import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { chromium, devices, type Browser } from '@playwright/test'
import { UsageError } from '@/lib/command/main'
import { root } from '@/lib/command/root'

const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

type Shot = { route: string; mode: string; width: string; theme: string }
/** Every combination is captured. */
export type Wanted = { routes: string[]; mode: string[]; width: string[]; theme: string[] }

/** Starts the server on a free port. */
async function startServer(data: string): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const env = { ...process.env, PORT: '0', DATA_DIR: data, MAIL_TRANSPORT: 'file' }
  const server = spawn(process.execPath, ['scripts/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  for await (const line of createInterface(server.stdout)) {
    const origin = line.match(/^Ready: (http:\S+)/)?.[1]
    if (!origin) continue
    // Drain the output: a full pipe would block the server.
    server.stdout.resume()
    return {
      origin,
      stop() {
        server.kill()
        return exited
      },
    }
  }
  throw new UsageError('The server did not start; its output is above.')
}

/** A phone user agent gets the phone layout; the wider viewports are desktop windows. */
function contextFor(width: number, colorScheme: 'light' | 'dark') {
  const { userAgent = '', isMobile = true, hasTouch = true } = devices['Pixel 7'] ?? {}
  const phone = { userAgent, isMobile, hasTouch }
  const viewport = { width, height: width < 600 ? 844 : 1000 }
  return { ...(width < 600 ? phone : {}), viewport, colorScheme, reducedMotion: 'reduce' as const }
}

async function shoot(browser: Browser, origin: string, { route, mode, width, theme }: Shot): Promise<void> {
  const context = await browser.newContext(contextFor(Number(width), theme === 'dark' ? 'dark' : 'light'))
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  if (mode === 'unknown') {
    // The page would look up the location and change variant; with no response it stays as served.
    await context.route('**/api/geolocation', () => {})
  } else {
    await context.addInitScript(rememberMode, mode === 'local')
    await context.addCookies([{ name: 'visitor-mode', value: mode, url: origin }])
  }
  const page = await context.newPage()
  const response = await page.goto(origin + route, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const name = `${route.replace(/^\//, '').replaceAll(/[^\w-]+/g, '_') || 'home'}-${mode}-${width}-${theme}.png`
  await page.screenshot({ path: join(root, 'shots', name), fullPage: true })
  console.log(`shots/${name}${response?.ok() ? '' : `  (status ${response?.status()})`}`)
  await context.close()
}

/** Runs in the page: stores the record that matches the cookie, or the page would become remote. */
function rememberMode(isLocal: boolean): void {
  const record = { isLocal, distance: isLocal ? 25 : 2500, timestamp: Date.now() }
  localStorage.setItem('isLocalUser', JSON.stringify(record))
}

/** Takes full-page screenshots of the current build, into shots/. */
export async function photograph(
  { routes, mode, width, theme }: Wanted,
  { executablePath, data }: { executablePath: string; data: string },
): Promise<void> {
  const server = await startServer(data)
  const browser = await chromium.launch({ executablePath, args })
  const shots = routes.flatMap((route) =>
    mode.flatMap((m) => width.flatMap((w) => theme.map((t) => ({ route, mode: m, width: w, theme: t })))),
  )
  try {
    for (const shot of shots) await shoot(browser, server.origin, shot)
  } finally {
    await browser.close()
    await server.stop()
  }
}
