import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@/lib/command/root'

// Each starts Node, some several times.
jest.setTimeout(30_000)

/** Clears this machine's own configuration, including .env files: an empty variable counts as unset. */
const unset = Object.fromEntries(
  [
    ...[
      'SITE_URL',
      'DATA_DIR',
      'DATABASE_URL',
      'REQUESTS_KEY',
      'MAIL_TRANSPORT',
      'SMTP_URL',
      'RESEND_API_KEY',
    ],
    ...[
      'RESEND_BASE_URL',
      'CONTACT_TO',
      'CONTACT_FROM',
      'CONTACT_EMAIL_DETAIL',
      'GEO_SOURCE',
      'PORT',
      'VERCEL',
    ],
    ...[
      'TRUSTED_PROXY_HOPS',
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'OPENAI_MODEL',
      'ASSISTANT_DAILY_BUDGET',
      'BUSINESS_ASSOCIATES',
      'STAFF_PASSCODE',
      'CRON_SECRET',
      'ALERT_WEBHOOK_URL',
      'HEARTBEAT_URL',
    ],
  ].map((name) => [name, '']),
)

type Options = { folder?: string; args?: string[]; variables?: Record<string, string | undefined> }

function launchCheck({
  folder = root,
  args = [],
  variables = {},
}: Options): Promise<{ code: number | null; out: string; errors: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', ...unset, ...variables }
  const child = spawn(process.execPath, ['scripts/launch-check.ts', ...args], { cwd: folder, env })
  const said = { out: '', errors: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

describe('npm run launch-check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('exits with 1 if nothing is configured, and says what to change and where', async () => {
    const { code, out, errors } = await launchCheck({})
    expect(code).toBe(1)
    expect(errors).toBe('')
    expect(out).toMatch(/^fail +SITE_URL +Every page would name http:\/\/localhost/m)
    expect(out).toMatch(/^ +From the web person: The domain, /m)
    expect(out).toMatch(/^Not fit to go live: \d+ failures, \d+ warnings\.$/m)
  })

  it('prints only the same report as JSON with --json', async () => {
    const { code, out } = await launchCheck({ args: ['--json'] })
    const { isFit, failures, warnings, findings } = JSON.parse(out) as {
      isFit: boolean
      failures: number
      warnings: number
      findings: { name: string; severity: string }[]
    }
    expect(code).toBe(1)
    expect(isFit).toBe(false)
    expect(findings.length).toBe(failures + warnings)
    expect(
      findings.some(({ name, severity }) => name === 'site-url-not-public' && severity === 'fail'),
    ).toBeTruthy()
  })

  it('prints the list to send by mail with --checklist, and exits with 0', async () => {
    const { code, out, errors } = await launchCheck({ args: ['--checklist'] })
    expect(errors).toBe('')
    expect(out).toMatch(/^FROM THE WEB PERSON\n\n ?\d+\. The domain, .* \(SITE_URL\)\.$/m)
    expect(code).toBe(0)
  })

  it('reports an invalid configuration as a finding, without a stack trace', async () => {
    const { code, out, errors } = await launchCheck({ variables: { PORT: 'eighty' } })
    expect(code).toBe(1)
    expect(errors).toBe('')
    expect(out).toMatch(/^fail +PORT +The site would not start/m)
  })

  it('prints usage for unknown arguments', async () => {
    const { code, out, errors } = await launchCheck({ args: ['--everything'] })
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(errors).toMatch(/^npm run launch-check/)
  })

  describe('on a copy of a practice that has supplied all of its facts', () => {
    for (const name of ['content', 'lib', 'scripts', 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    cpSync(join(root, 'tests/fixtures/second-practice'), join(folder, 'content/practice'), {
      recursive: true,
    })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

    function edit(file: string, replacements: Record<string, string>): void {
      const path = join(folder, file)
      const edited = Object.entries(replacements).reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        readFileSync(path, 'utf8'),
      )
      writeFileSync(path, edited)
    }
    const lists = /(surgeon|office): \[\n(?: {4}'.*',\n)+ {2}\]/g
    const stillMissing = join(folder, 'content/still-missing.ts')
    writeFileSync(stillMissing, readFileSync(stillMissing, 'utf8').replace(lists, '$1: []'))
    edit('content/en/pages/reviews.md', { 'are samples': 'are real' })
    edit('content/en/answers/practice/reviews.md', { 'are samples': 'are real' })
    edit('content/en/legal/medical-disclaimer.md', { 'are samples': 'are real' })
    function run(...args: string[]): void {
      const env = { ...process.env, NODE_OPTIONS: '' }
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    }
    // Compiles the content like `npm run content`, but trains nothing.
    const compile = `import './scripts/typescript.ts'
      const { compilePractice } = await import('@/lib/build/content/practice/compile-practice')
      compilePractice()
      const { compileTables } = await import('@/lib/build/content/clinical/compile-tables')
      const { compileContent } = await import('@/lib/build/content/compile')
      compileTables()
      compileContent()`
    writeFileSync(join(folder, 'compile.ts'), compile)
    run('compile.ts')
    run('scripts/sign-off.ts')
    edit('sign-off/decisions.yaml', { 'reviewer:': 'reviewer: Dr. Nobody', 'date:': 'date: 2026-11-30' })
    run('scripts/sign-off.ts', 'accept', 'sign-off/decisions.yaml')
    run('compile.ts')
    // Read from a real .env file. Only the DNS answers are faked, because a test may not depend on the
    // network.
    writeFileSync(
      join(folder, '.env.production'),
      `REQUESTS_KEY=${Buffer.alloc(32, 7).toString('base64')}\n` +
        'SITE_URL=https://spine.nowhere\nDATA_DIR=/var/lib/spine\nSMTP_URL=smtps://user:pass@mail.nowhere\n' +
        'BUSINESS_ASSOCIATES=mail.nowhere\nCONTACT_TO=staff@spine.nowhere\nCONTACT_FROM=web@spine.nowhere\nGEO_SOURCE=cloudflare\n' +
        'TRUSTED_PROXY_HOPS=1\nHEARTBEAT_URL=https://pulse.nowhere/spine\nSTAFF_PASSCODE=made-up-passcode\n',
    )
    writeFileSync(
      join(folder, 'name-servers.mjs'),
      `import { Resolver } from 'node:dns/promises'
       Resolver.prototype.resolveTxt = async (name) => [[name.startsWith('_dmarc') ? 'v=DMARC1' : 'v=spf1 -all']]`,
    )
    const variables = {
      ...Object.fromEntries(Object.keys(unset).map((name) => [name, undefined])),
      NODE_OPTIONS: `--import=${join(folder, 'name-servers.mjs')}`,
    }

    it('exits with 0', async () => {
      const { code, out, errors } = await launchCheck({ folder, variables })
      expect(errors).toBe('')
      expect(out).toBe('Fit to go live: 0 failures, 0 warnings.\n')
      expect(code).toBe(0)
    })

    it('exits with 0 on a warning and with 1 on a failure', async () => {
      const warned = await launchCheck({ folder, variables: { ...variables, GEO_SOURCE: 'none' } })
      expect(warned.out).toMatch(/^warning +GEO_SOURCE /m)
      expect(warned.code).toBe(0)
      const failed = await launchCheck({
        folder,
        variables: { ...variables, SITE_URL: 'http://spine.nowhere' },
      })
      expect(failed.out).toMatch(/^fail +SITE_URL /m)
      expect(failed.code).toBe(1)
    })

    it('exits with 1 if the domain does not exist or no name server responds', async () => {
      const { code, out } = await launchCheck({ folder, variables: { ...variables, NODE_OPTIONS: '' } })
      expect(code).toBe(1)
      expect(out).toMatch(/^fail +DNS, spine\.nowhere /m)
    })
  })
})
