import { defineConfig } from '@playwright/test'
import { findPostgres } from './scripts/lib/find-postgres.mjs'

// For tests/postgres-server.ts, in the processes that Playwright starts.
process.env.POSTGRES_BIN = findPostgres() ?? ''

// E2E_SERVER=next: the same suite against Next alone, without the front (also for the sites that tests start).
process.env.FRONT = process.env.E2E_SERVER === 'next' ? 'off' : 'on'

// `npm test` chooses another port where somebody has this one.
const port = Number(process.env.E2E_PORT || 3210)
const ci = process.env.CI === 'true'
const severalMachines = '**/several-machines.spec.ts'

/** Serves the build that is there (`npm test` makes it first), as it would run behind one proxy on Vercel's headers. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: ci,
  retries: 0,
  workers: 2,
  reporter: ci ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      // Without these Debian's Chromium talks to the network by itself, and as root it does not start.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: severalMachines, use: { browserName: 'chromium' } },
    // A step of its own in `npm test`: it needs PostgreSQL and no browser.
    { name: 'several-machines', testMatch: severalMachines },
    // Needs nginx, and no browser.
    { name: 'shared-cache', testMatch: '**/*.nginx.ts' },
    // `npm run bench:doors` and `npm run test:full` alone: minutes.
    { name: 'long', testMatch: '**/*.long.ts', use: { browserName: 'chromium' } },
    // `npm run test:full` alone: half an hour.
    { name: 'everyone', testMatch: '**/*.full.ts', use: { browserName: 'chromium' } },
  ],
  webServer: {
    command: 'node scripts/server.mjs',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      // Empty: a .env.local of this checkout is not what is tested.
      SITE_URL: '',
      // Playwright empties this folder before it starts the server, so each run begins with nothing stored.
      DATA_DIR: 'test-results/data',
      GEO_SOURCE: 'vercel',
      TRUSTED_PROXY_HOPS: '1',
      MAIL_TRANSPORT: 'file',
      FRONT: process.env.FRONT,
    },
  },
})
