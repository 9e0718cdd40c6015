import { join } from 'node:path'
import { audit } from './lib/audit.mjs'
import { build, readBuild } from './lib/build.mjs'
import { findBrowser, installBrowser } from './lib/browser.mjs'
import { installPackage } from './lib/debian-package.mjs'
import { findNginx } from './lib/find-nginx.mjs'
import { findPostgres } from './lib/find-postgres.mjs'
import { portFrom } from './lib/listen.mjs'
import { withLock } from './lib/lock.mjs'
import { root } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'
import { fingerprint } from './lib/sources.mjs'
import { exitCode, perform, summary } from './lib/steps.mjs'
import { writeAccessibilityReport } from './lib/accessibility-report.mjs'
import { ensureInstalled, exclusively } from './setup.mjs'

const ci = ['true', '1'].includes(process.env.CI ?? '')

/** `npm run test:full`: also what takes longer than CI may. */
const full = process.argv.includes('--full')

/** The tests are about this checkout with its defaults, whatever is configured for a server on this machine. */
const configuration =
  /^(NODE_ENV|PORT|SITE_URL|DATA_DIR|DATABASE_URL|REQUESTS_KEY|SMTP_URL|GEO_SOURCE|TRUSTED_PROXY_HOPS|CRON_SECRET|FRONT|WORKERS|OFFLINE_COPIES|STILL_PAGES|LOG_LEVEL)$|^(MAIL|RESEND|CONTACT|ALERT|HEARTBEAT|OPENAI|ASSISTANT)_/

/** The tests that need PostgreSQL: a step of their own, which a machine without it names as not run. */
const postgresTests = '\\.postgres\\.test\\.ts$'

/** Without it Jest cannot load packages that are ES modules only. */
const esmInJest = '--experimental-vm-modules --disable-warning=ExperimentalWarning'

const freshBuild = () => {
  const { sources, siteUrl, siteUrlSet } = readBuild() ?? {}
  return sources === fingerprint() && siteUrl === 'http://localhost:3000' && !siteUrlSet
}

async function buildPresentSources() {
  try {
    await exclusively(async () =>
      freshBuild() ? console.log('The build is up to date.') : build({ quiet: true }),
    )
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.log(error.message)
    return false
  }
}

const tool = (script, args, env) => async () => (await runTool(script, args, { env })).ok

async function installPostgres() {
  if (!process.env.POSTGRES_BIN) await installPackage('postgresql')
  return findPostgres()
}

async function installNginx() {
  if (!process.env.NGINX_PATH) await installPackage('nginx')
  return findNginx()
}

const jest = (...args) =>
  tool('node_modules/jest/bin/jest.js', [...args, ...(ci ? ['--ci'] : [])], { NODE_OPTIONS: esmInJest })

/** @typedef {string | undefined} Found */
/** @param {{ chromium: Found, nginx: Found, postgres: Found, port: number }} found what this machine has */
const stepsFor = ({ chromium, nginx, postgres, port }) => {
  const playwright = (project) =>
    tool('node_modules/@playwright/test/cli.js', ['test', `--project=${project}`], {
      CHROMIUM_PATH: chromium,
      POSTGRES_BIN: postgres,
      E2E_PORT: String(port),
      NGINX_PATH: nginx,
    })
  const noBuild = () => (freshBuild() ? undefined : 'there is no build of the present sources')
  const noPostgres = () =>
    postgres ? undefined : 'no PostgreSQL: install it, or name its folder in POSTGRES_BIN'
  return [
    { name: 'validate', run: tool('scripts/validate.mjs') },
    // A registry that does not audit is nobody's fault here; that it was not asked still stands in the summary.
    { name: 'npm audit', run: async () => ({ ...audit(), excused: true }) },
    { name: 'unit tests (jest)', run: jest('--testPathIgnorePatterns', postgresTests) },
    // Next's transform for Jest makes CommonJS of our .mjs files, so Node's own runner tests the scripts.
    { name: 'script tests (node)', run: tool('--test', ['--test-reporter=dot', 'scripts/*.test.mjs']) },
    { name: 'PostgreSQL (jest)', notRun: noPostgres, run: jest('--testPathPatterns', postgresTests) },
    { name: 'build', run: buildPresentSources },
    {
      name: 'journeys (playwright)',
      notRun: () => (chromium ? noBuild() : 'no Chromium: install it, or name it in CHROMIUM_PATH'),
      run: playwright('chromium'),
    },
    { name: 'reliability (short form)', notRun: noBuild, run: tool('scripts/reliability.mjs', ['--short']) },
    {
      name: 'shared cache (playwright)',
      notRun: () => (nginx ? noBuild() : 'no nginx: install it, or name it in NGINX_PATH'),
      run: playwright('shared-cache'),
    },
    {
      name: 'several machines (playwright)',
      notRun: () => noPostgres() ?? noBuild(),
      run: playwright('several-machines'),
    },
    ...(full ? longSteps({ noBuild, playwright }) : []),
  ]
}

const longSteps = ({ noBuild, playwright }) => [
  { name: 'every page in every variant runs (playwright)', notRun: noBuild, run: playwright('long') },
  {
    name: 'every page, mode, theme and width (axe)',
    notRun: noBuild,
    run: async () => {
      const ok = await playwright('everyone')()
      writeAccessibilityReport()
      return ok
    },
  },
]

async function test() {
  const chromium = findBrowser() ?? (await installBrowser())
  const nginx = findNginx() ?? (await installNginx())
  const postgres = findPostgres() ?? (await installPostgres())
  const port = await portFrom(3210)
  const results = []
  for (const step of stepsFor({ chromium, nginx, postgres, port })) results.push(await perform(step))
  console.log(`\n${summary(results)}`)
  return exitCode(results, ci)
}

await main(async () => {
  for (const name of Object.keys(process.env)) if (configuration.test(name)) delete process.env[name]
  await ensureInstalled({ development: true })
  const waiting = () => console.log('Another `npm test` is running on this checkout; waiting for it...')
  return withLock(join(root, '.next/cache/test.lock'), test, waiting)
})
