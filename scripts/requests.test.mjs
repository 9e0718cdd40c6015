import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import './lib/typescript.mjs'
import { root } from './lib/paths.mjs'

const minute = 60_000
const day = 24 * 60 * minute

const folder = mkdtempSync(join(tmpdir(), 'requests-'))
const dataDir = join(folder, 'data')

/** @returns {Promise<{ code: number, out: string, errors: string }>} */
function requests(args, variables = {}) {
  const unset = { DATABASE_URL: '', REQUESTS_KEY: '', VERCEL: '', PORT: '', SITE_URL: '', NODE_OPTIONS: '' }
  const env = { ...process.env, ...unset, DATA_DIR: dataDir, INIT_CWD: folder, ...variables }
  const child = spawn(process.execPath, ['scripts/requests.mjs', ...args], { cwd: root, env })
  const said = { out: '', errors: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.errors += chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

/** Opened for one question, as another process would. */
function inFile(work) {
  const file = new DatabaseSync(join(dataDir, 'requests.sqlite'))
  try {
    return work(file)
  } finally {
    file.close()
  }
}
const deliveryOf = (reference) =>
  inFile((file) => file.prepare('SELECT * FROM deliveries WHERE reference = ?').get(reference))

describe('npm run requests', () => {
  /** @type {Record<string, string>} references by first name */
  const names = {}
  /** @type {import('../lib/contact/contact-store.server.ts').ContactStore} */
  let site

  before(async () => {
    const { openStore } = await import('../lib/contact/contact-store.server.ts')
    const { saveRequest } = await import('../lib/contact/store.server.ts')
    // It stays open: the commands work beside a running site.
    site = await openStore(dataDir)
    const now = Date.now()
    const contact = { lastName: 'Example', email: 'a@example.com', phone: '(559) 555-0101', condition: '' }
    const save = async (firstName, message, receivedAt) => {
      const request = { firstName, message, ...contact }
      const { reference } = await saveRequest(site, { request, marks: [], receivedAt })
      names[firstName] = reference
    }
    const set = (firstName, values) =>
      site.db.updateTable('deliveries').set(values).where('reference', '=', names[firstName]).execute()
    await save('Old', 'long ago', now - 100 * day)
    await save('Wanda', 'erase me', now - 10 * day)
    await save('Delia', 'delivered', now - 5 * day)
    await save('Fay', '=HYPERLINK("https://evil.example")\n\u001b]8;;x\u0007 \u202eesrever', now - 4 * day)
    await save('Una', 'perhaps', now - 3 * day)
    await save('Pat', 'waits', now - 5 * minute)
    await set('Old', { state: 'delivered', delivered_at: now - 99 * day })
    await set('Wanda', { state: 'delivered', delivered_at: now - 9 * day })
    await set('Delia', { state: 'delivered', delivered_at: now - 5 * day })
    await set('Fay', { state: 'failed', attempts: 2, last_error: 'refused' })
    await set('Una', {
      state: 'uncertain',
      attempts: 9,
      last_error: 'timed-out',
      in_doubt_since: now - 3 * day,
    })
  })
  after(async () => {
    await site.db.destroy()
    rmSync(folder, { recursive: true })
  })

  it('lists by age, newest last, with nothing of any person', async () => {
    const { code, out, errors } = await requests(['list'])
    assert.equal(errors, '')
    assert.equal(code, 0)
    const rows = out.trimEnd().split('\n')
    assert.deepEqual(
      rows.slice(1).map((row) => row.split(' ')[0]),
      ['Old', 'Wanda', 'Delia', 'Fay', 'Una', 'Pat'].map((name) => names[name]),
    )
    assert.match(rows[4], /failed +2 +refused +4 d$/)
    assert.match(rows[6], /P[SD]T +pending +0 +- +5 min$/)
    assert.doesNotMatch(out, /Fay|Example|555|example\.com/)
  })

  it('lists one state, also as JSON and nothing else', async () => {
    const { code, out } = await requests(['list', '--state', 'failed', '--json'])
    assert.equal(code, 0)
    const [only, ...others] = JSON.parse(out)
    assert.deepEqual(others, [])
    assert.equal(only.reference, names.Fay)
    assert.equal(only.lastError, 'refused')
    assert.equal((await requests(['list', '--state', 'lost'])).code, 1)
  })

  it('shows a request to a terminal that nothing in it can command', async () => {
    const { code, out } = await requests(['show', names.Fay.toLowerCase().replaceAll('-', '')])
    assert.equal(code, 0)
    assert.match(out, /^Name: Fay Example$/m)
    assert.match(out, /^Phone: \(559\) 555-0101$/m)
    assert.match(out, /^> \[U\+001B\]\]8;;x\[U\+0007\] \[U\+202E\]esrever$/m)
    assert.doesNotMatch(out, /[^\P{C}\n]/u)
  })

  it('says so when there is no such request', async () => {
    for (const command of ['show', 'retry', 'handled']) {
      const { code, out, errors } = await requests([command, 'HS-0000-0000'])
      assert.equal(code, 1)
      assert.equal(out, '')
      assert.match(errors, /^There is no request HS-0000-0000\./)
    }
    assert.match((await requests(['show', 'nonsense!'])).errors, /^A reference looks like/)
  })

  it('answers what it does not know with how it is used', async () => {
    for (const args of [[], ['delete'], ['list', 'x'], ['show'], ['purge', '--all'], ['toString']]) {
      const { code, errors } = await requests(args)
      assert.equal(code, 1)
      assert.match(errors, /^npm run requests -- list/)
    }
  })

  it('exports what nobody has got, to a new file that only its owner reads', async () => {
    const { code, out } = await requests(['export', '--out', 'waiting.csv'])
    assert.equal(code, 0)
    assert.match(out, /^3 requests are in /)
    const file = join(folder, 'waiting.csv')
    assert.equal(statSync(file).mode & 0o777, 0o600)
    const csv = readFileSync(file, 'utf8')
    assert.ok(csv.startsWith('\uFEFF"Reference",'))
    assert.match(csv, /"'=HYPERLINK\(""https:\/\/evil\.example""\)\n/)
    for (const name of ['Fay', 'Una', 'Pat']) assert.ok(csv.includes(names[name]))
    assert.ok(!csv.includes(names.Delia))

    const again = await requests(['export', '--all', '--out', 'waiting.csv'])
    assert.equal(again.code, 1)
    assert.match(again.errors, /is there already/)
    assert.equal(readFileSync(file, 'utf8'), csv)
  })

  it('exports all to the screen', async () => {
    const { code, out } = await requests(['export', '--all'])
    assert.equal(code, 0)
    for (const reference of Object.values(names)) assert.ok(out.includes(`\r\n"${reference}"`))
  })

  it('sends a failed one again under its key, one in doubt too long as a new mail', async () => {
    const failed = await requests(['retry', names.Fay])
    assert.equal(failed.code, 0)
    assert.match(failed.out, /the same e-mail as before/)
    const { state, round, attempts } = deliveryOf(names.Fay)
    assert.deepEqual({ state, round, attempts }, { state: 'pending', round: 1, attempts: 0 })
    const uncertain = await requests(['retry', names.Una])
    assert.match(uncertain.out, /a new e-mail/)
    assert.equal(deliveryOf(names.Una).round, 2)
  })

  it('refuses to send again what is delivered or waits already', async () => {
    for (const [name, why] of [
      ['Delia', /was delivered/],
      ['Pat', /is waiting to be sent already/],
    ]) {
      const before = deliveryOf(names[name])
      const { code, out } = await requests(['retry', names[name]])
      assert.equal(code, 1)
      assert.match(out, why)
      assert.deepEqual(deliveryOf(names[name]), before)
    }
  })

  it('marks as handled, once', async () => {
    assert.equal((await requests(['handled', names.Pat])).code, 0)
    assert.equal(deliveryOf(names.Pat).state, 'handled')
    const again = await requests(['handled', names.Pat])
    assert.equal(again.code, 1)
    assert.match(again.out, /was marked as handled before/)
    assert.match((await requests(['retry', names.Pat])).out, /was marked as handled/)
  })

  it('says so when another process holds the store, and changes nothing', async () => {
    const holder = new DatabaseSync(join(dataDir, 'requests.sqlite'))
    holder.exec('BEGIN IMMEDIATE')
    const { code, out, errors } = await requests(['handled', names.Una])
    holder.close()
    assert.equal(code, 1)
    assert.equal(out, '')
    assert.match(errors, /^The store cannot be used: database is locked .*\n$/)
    assert.equal(deliveryOf(names.Una).state, 'pending')
  })

  it('counts what it would erase, then erases just that', async () => {
    const rehearsal = await requests(['purge', '--dry-run'])
    assert.equal(rehearsal.out, '2 bodies would be erased, 1 requests would be forgotten.\n')
    assert.equal((await requests(['list'])).out.split('\n').length, 8)
    const real = await requests(['purge'])
    assert.equal(real.out, '2 bodies were erased, 1 requests were forgotten.\n')
    assert.match((await requests(['show', names.Wanda])).out, /has been erased/)
    assert.match((await requests(['show', names.Delia])).out, /^> delivered$/m)
    assert.equal((await requests(['show', names.Old])).code, 1)
  })

  it('verifies that all is well, and names what is not', async () => {
    const well = await requests(['verify'])
    assert.match(well.out, /^All is well\.$/m)
    assert.equal(well.code, 0)
    inFile((file) => {
      file.exec(
        'UPDATE requests SET sealed = zeroblob(60) WHERE erased_at IS NULL AND received_at = (SELECT max(received_at) FROM requests)',
      )
      file.prepare("UPDATE deliveries SET state = 'sending' WHERE reference = ?").run(names.Una)
    })
    const { code, out } = await requests(['verify'])
    assert.equal(code, 1)
    assert.match(out, new RegExp(`^${names.Pat}: what the person wrote cannot be opened`, 'm'))
    assert.match(out, new RegExp(`^${names.Una}: is being sent without a lease$`, 'm'))
    assert.match(out, /^Wrong: 2$/m)
    const shown = await requests(['show', names.Pat])
    assert.equal(shown.code, 1)
    assert.match(shown.out, /is damaged and cannot be opened/)
  })

  it('makes no store where there is none, and says that a file is damaged', async () => {
    const empty = join(folder, 'empty')
    const { code, errors } = await requests(['list'], { DATA_DIR: empty })
    assert.equal(code, 1)
    assert.match(errors, /^There is no store in /)
    assert.ok(!existsSync(empty))

    const damaged = join(folder, 'damaged')
    mkdirSync(damaged)
    writeFileSync(join(damaged, 'requests.sqlite'), 'not a store '.repeat(1000))
    const answer = await requests(['verify'], { DATA_DIR: damaged })
    assert.equal(answer.code, 1)
    assert.match(answer.errors, /^The store cannot be used: /)
    assert.equal(answer.errors.trimEnd().split('\n').length, 1)

    writeFileSync(join(damaged, 'requests.key'), 'not a key')
    const keyless = await requests(['verify'], { DATA_DIR: damaged })
    assert.match(keyless.errors, /^The store cannot be used: requests\.key does not hold .*\n$/)
  })
})
