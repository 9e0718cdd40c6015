import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { root } from './lib/paths.mjs'

/** Nothing of this machine's own configuration, not even from .env files: what is set to nothing counts as unset. */
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
    ...['TRUSTED_PROXY_HOPS', 'OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL', 'ASSISTANT_DAILY_BUDGET'],
  ].map((name) => [name, '']),
)

/** @returns {Promise<{ code: number, out: string, errors: string }>} */
function launchCheck({ folder = root, args = [], variables = {} }) {
  const env = { ...process.env, NODE_OPTIONS: '', ...unset, ...variables }
  const child = spawn(process.execPath, ['scripts/launch-check.mjs', ...args], { cwd: folder, env })
  const said = { out: '', errors: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.errors += chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

describe('npm run launch-check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
  after(() => rmSync(folder, { recursive: true }))

  it('ends with 1 where nothing is configured, and says what to change and where', async () => {
    const { code, out, errors } = await launchCheck({})
    assert.equal(code, 1)
    assert.equal(errors, '')
    assert.match(out, /^fail +SITE_URL +Every page would name http:\/\/localhost/m)
    assert.match(out, /^ +Set it to the public address/m)
    assert.match(out, /^Not fit to go live: \d+ failures, \d+ warnings\.$/m)
  })

  it('says the same as JSON, and nothing else', async () => {
    const { code, out } = await launchCheck({ args: ['--json'] })
    const { isFit, failures, warnings, findings } = JSON.parse(out)
    assert.equal(code, 1)
    assert.equal(isFit, false)
    assert.equal(findings.length, failures + warnings)
    assert.ok(findings.some(({ code, severity }) => code === 'site-url-unset' && severity === 'fail'))
  })

  it('answers a configuration that cannot be used with a finding, not with a stack', async () => {
    const { code, out, errors } = await launchCheck({ variables: { PORT: 'eighty' } })
    assert.equal(code, 1)
    assert.equal(errors, '')
    assert.match(out, /^fail +PORT +The site would not start/m)
  })

  it('answers what it does not know with how it is used', async () => {
    const { code, out, errors } = await launchCheck({ args: ['--everything'] })
    assert.equal(code, 1)
    assert.equal(out, '')
    assert.match(errors, /^npm run launch-check/)
  })

  // Once the practice has replaced the samples themselves there is nothing left to replace.
  const skip = !readFileSync(join(root, 'content/practice.ts'), 'utf8').includes('sample: true')

  describe('on a copy in which the practice has replaced every sample', { skip }, () => {
    if (skip) return
    for (const name of ['content', 'lib', 'scripts', 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

    /** Replaces words of a file; each has to be there. */
    function edit(file, replacements) {
      const path = join(folder, file)
      const edited = Object.entries(replacements).reduce(
        (text, [from, to]) => {
          assert.ok(text.includes(from), `${file} has no ${from}`)
          return text.replaceAll(from, to)
        },
        readFileSync(path, 'utf8'),
      )
      writeFileSync(path, edited)
    }
    edit('content/practice.ts', {
      'sample: true,': 'sample: false,',
      'Dr. Sample Surgeon': 'Dr. Nobody',
      '100 Example Street': '1 Nowhere Road',
      '555-014': '055-014',
      5595550142: '5590550142',
      'example.com': 'spine.nowhere',
      'isSignedOff: false': 'isSignedOff: true',
      'isReviewed: false': 'isReviewed: true',
    })
    edit('content/claims.ts', { 'isSubstantiated = false': 'isSubstantiated = true' })
    edit('content/stories.ts', { 'sample: true': 'sample: false' })
    edit('content/pages/reviews.ts', { 'are samples': 'are real', 'there samples': 'there stories' })
    edit('content/faq/this-office-and-website.ts', { 'are samples': 'are real' })
    edit('content/legal/medical-disclaimer.ts', { 'are samples': 'are real' })
    edit('content/pages/biography.ts', { "'still-missing'": "'more'" })
    // As .env files hold them, and read from there. Nobody is asked about an address without a network: it is the
    // name servers' answers, and no other part of the check, that are made up here.
    writeFileSync(
      join(folder, '.env.production'),
      'SITE_URL=https://spine.nowhere\nDATA_DIR=/var/lib/spine\nSMTP_URL=smtps://user:pass@mail.nowhere\n' +
        'CONTACT_TO=staff@spine.nowhere\nCONTACT_FROM=web@spine.nowhere\nGEO_SOURCE=cloudflare\n' +
        'TRUSTED_PROXY_HOPS=1\n',
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

    it('ends with 0', async () => {
      const { code, out, errors } = await launchCheck({ folder, variables })
      assert.equal(errors, '')
      assert.equal(out, 'Fit to go live: 0 failures, 0 warnings.\n')
      assert.equal(code, 0)
    })

    it('ends with 0 on a warning, and with 1 on a failure', async () => {
      const warned = await launchCheck({ folder, variables: { ...variables, OPENAI_API_KEY: 'sk-made-up' } })
      assert.match(warned.out, /^warning +OPENAI_API_KEY /m)
      assert.equal(warned.code, 0)
      const failed = await launchCheck({
        folder,
        variables: { ...variables, SITE_URL: 'http://spine.nowhere' },
      })
      assert.match(failed.out, /^fail +SITE_URL /m)
      assert.equal(failed.code, 1)
    })

    it('ends with 1 where the domain is not there, or no name server answers', async () => {
      const { code, out } = await launchCheck({ folder, variables: { ...variables, NODE_OPTIONS: '' } })
      assert.equal(code, 1)
      assert.match(out, /^fail +DNS, spine\.nowhere /m)
    })
  })
})
