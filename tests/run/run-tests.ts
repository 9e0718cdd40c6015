import { isFreshTestBuild } from '@/lib/build/build'
import { runScript } from '@/lib/command/run'
import { audit } from '@/lib/packages/audit'
import { freePortFrom } from '@/lib/server/node/listen'
import { writeAccessibilityReport } from '@/tests/run/accessibility-report'
import { findHeadlessShell, findNginx, findPostgres } from '@/tests/run/executables'
import { ensureChromium, installDebianPackage } from '@/tests/run/install-programs'
import { exitCode, perform, summary, type Step } from '@/tests/run/steps'

const isCi = ['true', '1'].includes(process.env.CI ?? '')

/** Tests run against this checkout with default settings, ignoring this machine's server configuration. */
const configuration =
  /^(NODE_ENV|PORT|SITE_URL|DATA_DIR|DATABASE_URL|REQUESTS_KEY|SMTP_URL|GEO_SOURCE|TRUSTED_PROXY_HOPS|CRON_SECRET|PAGE_CACHE|OFFLINE_COPIES|LOG_LEVEL|BUSINESS_ASSOCIATES)$|^(MAIL|RESEND|CONTACT|ALERT|HEARTBEAT|OPENAI|ASSISTANT)_/

/** The tests that need PostgreSQL: a separate step, reported as not run on machines without it. */
const postgresTests = '\\.postgres\\.test\\.ts$'

const script =
  (path: string, args: readonly string[] = [], env = {}) =>
  async () =>
    (await runScript(path, args, { env })).ok

const nodeTests = ['--test', '--test-reporter=dot', 'scripts/*/*.test.mjs']

/** Without this flag Jest cannot load ESM-only packages. */
const jest = (...args: string[]) =>
  script('node_modules/jest/bin/jest.js', [...args, ...(isCi ? ['--ci'] : [])], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  })

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

function playwrightWith({ chromium, headlessShell, nginx, postgres, port }: Found) {
  const env = {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: headlessShell,
    POSTGRES_BIN: postgres,
    NGINX_PATH: nginx,
    E2E_PORT: String(port),
  }
  return (project: string) =>
    script('node_modules/@playwright/test/cli.js', ['test', `--project=${project}`], env)
}

const noBuild = () => (isFreshTestBuild() ? undefined : 'there is no build of the present sources')

function stepsFor(found: Found): Step[] {
  const playwright = playwrightWith(found)
  const noPostgres = () =>
    found.postgres ? undefined : 'no PostgreSQL: install it, or name its folder in POSTGRES_BIN'
  const noChromium = () =>
    found.chromium ? undefined : 'no Chromium: install it, or name it in CHROMIUM_PATH'
  return [
    { name: 'validate', run: script('scripts/validate.ts') },
    // A registry without audit support is not a failure; the summary still shows that the audit did not run.
    { name: 'npm audit', run: async () => ({ ...audit(), excused: true }) },
    { name: 'unit tests (jest)', run: jest('--testPathIgnorePatterns', postgresTests) },
    // Jest cannot load .mjs files, so this one runs directly on Node.
    { name: 'set-up (node)', run: script('--import', ['./scripts/typescript.ts', ...nodeTests]) },
    { name: 'PostgreSQL (jest)', notRun: noPostgres, run: jest('--testPathPatterns', postgresTests) },
    { name: 'build', run: script('scripts/run.mjs', ['build', '--quiet', '--if-changed']) },
    {
      name: 'end-to-end (playwright)',
      notRun: () => noChromium() ?? noBuild(),
      run: playwright('chromium'),
    },
    {
      name: 'reliability (short form)',
      notRun: noBuild,
      run: script('scripts/reliability.ts', ['--short']),
    },
    {
      name: 'behind proxies (playwright)',
      notRun: () => (found.nginx ? noBuild() : 'no nginx: install it, or name it in NGINX_PATH'),
      run: playwright('proxies'),
    },
    {
      name: 'several machines (playwright)',
      notRun: () => noPostgres() ?? noBuild(),
      run: playwright('several-machines'),
    },
  ]
}

/** What takes too long for CI: about an hour. */
const longSteps = (found: Found): Step[] => [
  {
    name: 'every page in every variant runs (playwright)',
    notRun: noBuild,
    run: playwrightWith(found)('long'),
  },
  {
    name: 'every page, mode, theme and width (axe)',
    notRun: noBuild,
    run: async () => {
      const ok = await playwrightWith(found)('everyone')()
      writeAccessibilityReport()
      return ok
    },
  },
]

/** Runs all tests and prints a summary. Returns the exit code. */
export async function runTests(isFull: boolean): Promise<0 | 1> {
  for (const name of Object.keys(process.env)) if (configuration.test(name)) delete process.env[name]
  const found = await findPrograms()
  const results = []
  for (const step of [...stepsFor(found), ...(isFull ? longSteps(found) : [])])
    results.push(await perform(step))
  console.log(`\n${summary(results)}`)
  return exitCode(results, isCi)
}
