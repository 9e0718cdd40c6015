import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findChromium, findPostgres } from '@/tests/run/executables'
import { downloadedBrowser, type BrowserName } from '@/tests/run/install-programs'

// For tests/support/servers/postgres-server.ts, in Playwright's worker processes.
process.env.POSTGRES_BIN = findPostgres() ?? ''

// `npm test` picks another port if this one is in use.
const port = Number(process.env.E2E_PORT || 3210)
// E2E_SERVER=next: the same suite against `next start`, except for what only our server does.
const isNext = process.env.E2E_SERVER === 'next'
const server = isNext
  ? `env NODE_ENV=production node_modules/.bin/next start -p ${port}`
  : 'node scripts/server.ts'
const ci = process.env.CI === 'true'
const severalMachines = ['**/several-machines.spec.ts', '**/staff-walk.spec.ts']
const ofServer = '**/server/{attacks,busy,forged-headers,raw-requests,same-answers,stopping}.spec.ts'

// The headless shell is faster where it is available.
const executablePath = process.env.HEADLESS_SHELL_PATH || findChromium()
const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(executablePath && { executablePath }),
    // Without these Debian's Chromium makes background requests, and does not start as root.
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} satisfies PlaywrightTestConfig['use']

/** What a visitor must be able to do in any browser. */
const everyBrowser =
  '**/{keyboard,navigation,request,request-without-script,request-api,search,theme,forms,tracker,videos,no-script}.spec.ts'

/** `npm run test:browsers`: only if Playwright has downloaded the browser. */
const otherBrowsers = (['firefox', 'webkit'] as const satisfies BrowserName[])
  .filter((name) => downloadedBrowser(name))
  .map((name) => ({ name, testMatch: everyBrowser, use: { browserName: name } }))

/** Serves the existing build (`npm test` builds first), as if behind a single proxy with Vercel's headers. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: ci,
  // Two busy cores make one test in a thousand lose a race with the machine. One that fails twice fails the run.
  retries: ci ? 1 : 0,
  workers: 2,
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Requests that pass through a worker lack the headers that tests add. Tests of workers allow them.
    serviceWorkers: 'block',
    // Tracing records every step, so it is off. For failures run `npx playwright test --trace
    // retain-on-failure`.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: [...severalMachines, ...(isNext ? [ofServer] : [])], use: chromium },
    // A separate step of `npm test`, because they need PostgreSQL and start many servers.
    { name: 'several-machines', testMatch: severalMachines, use: chromium },
    { name: 'faults', testDir: 'tests/faults' },
    // Needs nginx but no browser.
    { name: 'proxies', testMatch: '**/*.proxies.ts' },
    // Only in `npm run test:full`: takes half an hour.
    { name: 'full', testMatch: '**/*.full.ts', use: chromium },
    ...otherBrowsers,
  ],
  webServer: {
    // Its output is attached to failing tests (tests/support/visitors.ts).
    command: `mkdir -p test-results/servers && exec ${server} > test-results/servers/main.log`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      // Empty, so that this checkout's .env.local is not used.
      SITE_URL: '',
      // Playwright empties this folder before starting the server, so each run starts with no stored data.
      DATA_DIR: 'test-results/data',
      GEO_SOURCE: 'vercel',
      TRUSTED_PROXY_HOPS: '1',
      MAIL_TRANSPORT: 'file',
    },
  },
})
