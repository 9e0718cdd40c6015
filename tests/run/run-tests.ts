import { isFreshTestBuild } from '@/lib/build/build'
import { run, runScript } from '@/lib/command/run'
import { freePortFrom } from '@/lib/server/node/listen'
import { findHeadlessShell, findNginx, findPostgres } from '@/tests/run/executables'
import { ensureChromium, installDebianPackage } from '@/tests/run/install-programs'
import { testSecondPractice } from '@/tests/run/second-practice'
import { exitCode, perform, summary, type Outcome, type Step } from '@/tests/run/steps'

const isCi = ['true', '1'].includes(process.env.CI ?? '')

/** Tests run against this checkout with default settings, ignoring this machine's server configuration. */
const configuration =
  /^(NODE_ENV|PORT|SITE_URL|ALLOW_SAMPLE|DATA_DIR|DATABASE_URL|REQUESTS_KEY|SMTP_URL|GEO_SOURCE|TRUSTED_PROXY_HOPS|CRON_SECRET|HOST|STAFF_PASSCODE|OFFLINE_COPIES|LOG_LEVEL|BUSINESS_ASSOCIATES)$|^(MAIL|RESEND|CONTACT|ALERT|HEARTBEAT|OPENAI|ASSISTANT)_/

/** The tests that need PostgreSQL: a separate step, reported as not run on machines without it. */
const postgresTests = '\\.postgres\\.test\\.ts$'

const script =
  (path: string, args: readonly string[] = [], env = {}) =>
  async () =>
    (await runScript(path, args, { env })).ok

const nodeTests = ['--test', '--test-reporter=dot', 'scripts/*.test.mjs']

const reporters = ['--reporters=<rootDir>/tests/run/dots.mjs', '--reporters=agent']

/** Without this flag Jest cannot load ESM-only packages. */
const jest = (...args: string[]) =>
  script('node_modules/jest/bin/jest.js', [...args, ...reporters, ...(isCi ? ['--ci'] : [])], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  })

/**
 * Known weaknesses of the packages that run or build the site. A registry without audit support is not a failure, but
 * the summary still shows that the audit did not run.
 */
async function audit(): Promise<Outcome> {
  const { ok, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=high'], { quiet: true })
  if (ok) return { outcome: 'passed', note: 'nothing high or critical' }
  const isAnswer = /^Severity: /m.test(output)
  if (isAnswer) console.log(output)
  return isAnswer
    ? { outcome: 'failed', note: 'its findings are above' }
    : { outcome: 'not run', note: 'the audit endpoint of the registry did not answer', excused: true }
}

/** The programs available on this machine. */
type Found = { chromium?: string; headlessShell?: string; nginx?: string; postgres?: string; port: number }

async function findPrograms(): Promise<Found> {
  const chromium = await ensureChromium()
  if (!findHeadlessShell()) await installDebianPackage('chromium-headless-shell')
  if (!findNginx() && !process.env.NGINX_PATH) await installDebianPackage('nginx')
  if (!findPostgres() && !process.env.POSTGRES_BIN) await installDebianPackage('postgresql')
  const [headlessShell, nginx, postgres] = [findHeadlessShell(), findNginx(), findPostgres()]
  return {
    ...(chromium && { chromium }),
    ...(headlessShell && { headlessShell }),
    ...(nginx && { nginx }),
    ...(postgres && { postgres }),
    port: await freePortFrom(3210),
  }
}

const playwrightEnv = ({ chromium, headlessShell, nginx, postgres, port }: Found) => ({
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: headlessShell,
  POSTGRES_BIN: postgres,
  NGINX_PATH: nginx,
  E2E_PORT: String(port),
})

function playwrightWith(found: Found) {
  const env = playwrightEnv(found)
  return (projects: readonly string[], more: Record<string, string> = {}) =>
    script(
      'node_modules/@playwright/test/cli.js',
      ['test', ...projects.map((project) => `--project=${project}`)],
      { ...env, ...more },
    )
}

/** Why a step can't run here. */
const needs = (program: string | undefined, missing: string) => () =>
  !program ? missing : isFreshTestBuild() ? undefined : 'there is no build of the present sources'

const withBrowser = ({ chromium }: Found) =>
  needs(chromium, 'no Chromium: install it, or name it in CHROMIUM_PATH')

function stepsFor(found: Found): Step[] {
  const playwright = playwrightWith(found)
  return [
    { name: 'validate', run: script('scripts/validate.ts') },
    { name: 'npm audit', run: audit },
    // Without PostgreSQL, the last step says so.
    {
      name: 'unit tests (jest)',
      run: jest(...(found.postgres ? [] : ['--testPathIgnorePatterns', postgresTests])),
    },
    // Jest cannot load .mjs files, so these run directly on Node.
    { name: 'set-up (node)', run: script('--import', ['./scripts/typescript.ts', ...nodeTests]) },
    { name: 'build', run: script('scripts/run.mjs', ['build', '--quiet', '--if-changed']) },
    { name: 'in a browser (playwright)', notRun: withBrowser(found), run: playwright(['chromium']) },
    {
      name: 'behind proxies (playwright)',
      notRun: needs(found.nginx, 'no nginx: install it, or name it in NGINX_PATH'),
      run: playwright(['proxies']),
    },
    {
      name: 'faults and several machines (playwright)',
      notRun: needs(found.postgres, 'no PostgreSQL: install it, or name its folder in POSTGRES_BIN'),
      run: playwright(['faults', 'several-machines']),
    },
  ]
}

const secondPractice = (found: Found, files: readonly string[] = []): Step => ({
  name: 'the site of another practice (playwright)',
  // It has a build of its own.
  notRun: () => (found.chromium ? undefined : 'no Chromium: install it, or name it in CHROMIUM_PATH'),
  run: () => testSecondPractice(playwrightEnv(found), files),
})

/** What takes too long for CI: more than an hour. */
const longSteps = (found: Found): Step[] => [
  {
    name: 'in a browser, served by Next alone (playwright)',
    notRun: withBrowser(found),
    run: playwrightWith(found)(['chromium'], { E2E_SERVER: 'next' }),
  },
  {
    name: 'every page, mode, theme and width (playwright)',
    notRun: withBrowser(found),
    run: playwrightWith(found)(['full']),
  },
  secondPractice(found),
]

/** Runs all tests and prints a summary. Returns the exit code. */
export const runTests = (isFull: boolean) =>
  runSteps((found) => [...stepsFor(found), ...(isFull ? longSteps(found) : [])])

/** Runs the browser tests in these files, or all, on the site of another practice. */
export const runSecondPractice = (files: readonly string[]) =>
  runSteps((found) => [secondPractice(found, files)])

async function runSteps(stepsWith: (found: Found) => Step[]): Promise<0 | 1> {
  for (const name of Object.keys(process.env)) if (configuration.test(name)) delete process.env[name]
  const steps = stepsWith(await findPrograms())
  const results = []
  for (const [index, step] of steps.entries())
    results.push(await perform(step, `${index + 1} of ${steps.length}`))
  console.log(`\n${summary(results)}`)
  return exitCode(results, isCi)
}
