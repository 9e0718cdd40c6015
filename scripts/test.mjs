import { join } from 'node:path'
import { build, readBuild } from './lib/build.mjs'
import { findBrowser, installBrowser } from './lib/browser.mjs'
import { portFrom } from './lib/listen.mjs'
import { withLock } from './lib/lock.mjs'
import { root } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'
import { fingerprint } from './lib/sources.mjs'
import { exitCode, perform, summary } from './lib/steps.mjs'
import { ensureInstalled, exclusively } from './setup.mjs'

const ci = ['true', '1'].includes(process.env.CI ?? '')

/** The tests are about this checkout with its defaults, whatever is configured for a server on this machine. */
const configuration =
  /^(NODE_ENV|PORT|SITE_URL|DATA_DIR|DATABASE_URL|REQUESTS_KEY|SMTP_URL|GEO_SOURCE|TRUSTED_PROXY_HOPS|CRON_SECRET)$|^(MAIL|RESEND|CONTACT|OPENAI|ASSISTANT)_/

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

/** @param {{ chromium: string | undefined, port: number }} found what this machine has; other servers join it here */
const stepsFor = ({ chromium, port }) => [
  { name: 'validate', run: tool('scripts/validate.mjs') },
  {
    name: 'unit tests (jest)',
    run: tool('node_modules/jest/bin/jest.js', ci ? ['--ci'] : [], { NODE_OPTIONS: esmInJest }),
  },
  // Next's transform for Jest makes CommonJS of our .mjs files, so Node's own runner tests the scripts.
  { name: 'script tests (node)', run: tool('--test', ['--test-reporter=dot', 'scripts/*.test.mjs']) },
  { name: 'build', run: buildPresentSources },
  {
    name: 'reliability (short form)',
    notRun: () => (freshBuild() ? undefined : 'there is no build of the present sources'),
    run: tool('scripts/reliability.mjs', ['--short']),
  },
  {
    name: 'journeys (playwright)',
    notRun: () => {
      if (!chromium) return 'no Chromium: install it, or name it in CHROMIUM_PATH'
      return freshBuild() ? undefined : 'there is no build of the present sources'
    },
    run: tool('node_modules/@playwright/test/cli.js', ['test'], {
      CHROMIUM_PATH: chromium,
      E2E_PORT: String(port),
    }),
  },
]

async function test() {
  const chromium = findBrowser() ?? (await installBrowser())
  const port = await portFrom(3210)
  const results = []
  for (const step of stepsFor({ chromium, port })) results.push(await perform(step))
  console.log(`\n${summary(results)}`)
  return exitCode(results, ci)
}

await main(async () => {
  for (const name of Object.keys(process.env)) if (configuration.test(name)) delete process.env[name]
  await ensureInstalled({ development: true })
  const waiting = () => console.log('Another `npm test` is running on this checkout; waiting for it...')
  return withLock(join(root, '.next/cache/test.lock'), test, waiting)
})
