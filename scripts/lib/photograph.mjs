import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { root } from './paths.mjs'
import { Refusal, toolEnvironment } from './run.mjs'

const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Starts the server on a free port. @returns {Promise<{ origin: string, stop: () => Promise<unknown> }>} */
async function startServer(data) {
  const env = toolEnvironment({ PORT: '0', DATA_DIR: data, MAIL_TRANSPORT: 'file' })
  const server = spawn(process.execPath, ['scripts/server.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  for await (const line of createInterface(server.stdout)) {
    const origin = line.match(/^Ready: (http:\S+)/)?.[1]
    if (!origin) continue
    // A full pipe would stop the server.
    server.stdout.resume()
    return { origin, stop: () => (server.kill(), exited) }
  }
  throw new Refusal('The server did not start; what it said stands above.')
}

/** A phone's user agent gets the phone layout; the wider ones are windows on a desk. */
function contextFor({ width, theme }) {
  const { userAgent, isMobile, hasTouch } = devices['Pixel 7']
  const phone = { userAgent, isMobile, hasTouch }
  const viewport = { width, height: width < 600 ? 844 : 1000 }
  return { ...(width < 600 ? phone : {}), viewport, colorScheme: theme, reducedMotion: 'reduce' }
}

async function shoot(browser, origin, { route, mode, width, theme }) {
  const context = await browser.newContext(contextFor({ width: Number(width), theme }))
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  if (mode === 'unknown') {
    // The page would ask where it is and become another one; unanswered, it stays as it was served.
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

/** Runs in the page: the record that goes with the cookie, or the page would find itself remote. */
function rememberMode(isLocal) {
  const record = { isLocal, distance: isLocal ? 25 : 2500, timestamp: Date.now() }
  localStorage.setItem('isLocalUser', JSON.stringify(record))
}

/**
 * @param {{ routes: string[], mode: string[], width: string[], theme: string[] }} wanted every combination is taken
 * @param {{ executablePath: string, data: string }} means
 */
export async function photograph({ routes, mode, width, theme }, { executablePath, data }) {
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
