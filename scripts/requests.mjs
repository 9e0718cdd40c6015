import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvironmentFiles } from './lib/env-files.mjs'
import { projectNode } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'
import { ensureInstalled } from './setup.mjs'

const usage = `npm run requests -- list [--state STATE] [--json]   all requests, newest last; nothing about a person
npm run requests -- show REF                        what the person wrote, and what became of it
npm run requests -- retry REF                       sends a failed or uncertain one again
npm run requests -- handled REF                     marks it as dealt with by a person
npm run requests -- export [--all] [--out FILE]     CSV of what was not delivered, or of all
npm run requests -- purge [--dry-run]               erases what has been kept long enough
npm run requests -- verify                          whether all can be read and fits together

Works on the store of the site whose variables are set (DATA_DIR and so on), running or not. docs/operations.md`

const text = { type: 'string' }
const flag = { type: 'boolean' }

/** Each command: what it takes, and what it does with the store. What it gives back is printed. */
const commands = {
  list: { options: { state: text, json: flag }, run: list },
  show: { takesReference: true, run: show },
  retry: { takesReference: true, run: retry },
  handled: { takesReference: true, run: handled },
  export: { options: { all: flag, out: text }, run: exportRequests },
  purge: { options: { 'dry-run': flag }, run: purge },
  verify: { run: verify },
}

function readArguments([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (!command) throw new Refusal(usage)
  try {
    const { options = {}, takesReference = false } = command
    const { values, positionals } = parseArgs({ args, options, allowPositionals: takesReference })
    if (positionals.length === (takesReference ? 1 : 0)) return { command, values, typed: positionals[0] }
  } catch {
    // What it does not know is answered with what it knows.
  }
  throw new Refusal(usage)
}

async function list({ db }, { state, json }) {
  const { deliveryStates, listStored } = await import('../lib/contact/staff/stored-requests.server.ts')
  const { listData, listText } = await import('../lib/contact/staff/list-text.server.ts')
  if (state !== undefined && !deliveryStates.includes(state))
    throw new Refusal(`--state is one of ${deliveryStates.join(', ')}.`)
  const requests = await listStored(db, state && [state])
  const now = Date.now()
  return { ok: true, text: json ? JSON.stringify(listData(requests, now), null, 2) : listText(requests, now) }
}

async function show({ ring }, _values, stored) {
  const { showText } = await import('../lib/contact/staff/show-text.server.ts')
  return showText(stored, ring)
}

async function retry({ db }, _values, stored) {
  const { orderRetry } = await import('../lib/contact/staff/orders.server.ts')
  return orderRetry(db, stored, Date.now())
}

async function handled({ db }, _values, stored) {
  const { orderHandled } = await import('../lib/contact/staff/orders.server.ts')
  return orderHandled(db, stored, Date.now())
}

async function exportRequests({ db, ring }, { all, out }) {
  const { listStored, undeliveredStates } = await import('../lib/contact/staff/stored-requests.server.ts')
  const { exportCsv } = await import('../lib/contact/staff/export-csv.server.ts')
  const requests = await listStored(db, all ? undefined : undeliveredStates)
  const csv = exportCsv(requests, ring)
  if (out === undefined) {
    process.stdout.write(csv)
    return { ok: true }
  }
  // npm moves to the checkout first; a name is meant where the person stands.
  const file = resolve(process.env.INIT_CWD ?? '.', out)
  writeNew(file, csv)
  return {
    ok: true,
    text: `${requests.length} requests are in ${file}. It holds what patients wrote: delete it after use.`,
  }
}

function writeNew(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (error.code === 'EEXIST') throw new Refusal(`${file} is there already and was not changed.`)
    throw new Refusal(`${file} could not be written (${error.code}).`)
  }
}

async function purge({ db }, { 'dry-run': isRehearsal }) {
  const { countPurgeable, purge: erase } = await import('../lib/contact/purge.server.ts')
  const { erased, forgotten } = await (isRehearsal ? countPurgeable : erase)(db, Date.now())
  const verb = isRehearsal ? 'would be' : 'were'
  return { ok: true, text: `${erased} bodies ${verb} erased, ${forgotten} requests ${verb} forgotten.` }
}

async function verify(store) {
  const { verifyStore } = await import('../lib/contact/staff/verify-store.server.ts')
  const { report, problems } = await verifyStore(store)
  const verdict = problems.length === 0 ? 'All is well.' : `Wrong: ${problems.length}`
  return { ok: problems.length === 0, text: [...report, verdict, ...problems].join('\n') }
}

/** Opens the store that is there. Making a new one in the wrong place would look as if nothing had ever come. */
async function openStore() {
  const { env } = await import('../lib/env.ts')
  const { contactStore } = await import('../lib/contact/contact-store.server.ts')
  const { DATA_DIR, DATABASE_URL } = readConfiguration(env)
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'requests.sqlite')))
    throw new Refusal(`There is no store in ${resolve(DATA_DIR)}. Is DATA_DIR the same as the site's?`)
  return contactStore().catch(storeFailed)
}

/** A lock, a full disk, damage, a key file: in the driver's own words, which know nothing of any person. */
function storeFailed({ message, code, errcode }) {
  const codes = [code, errcode].filter((part) => part !== undefined).join(' ')
  throw new Refusal(
    `The store cannot be used: ${message}${codes && ` (${codes})`}. docs/operations.md says what to do.`,
  )
}

function readConfiguration(env) {
  try {
    return env()
  } catch (error) {
    throw new Refusal(error.message)
  }
}

async function find({ db }, typed) {
  const { typedReference } = await import('../lib/contact/reference.ts')
  const { findStored } = await import('../lib/contact/staff/stored-requests.server.ts')
  const reference = typedReference(typed)
  if (!reference) throw new Refusal('A reference looks like HS-7K3M-9Q2T.')
  const stored = await findStored(db, reference)
  if (!stored)
    throw new Refusal(`There is no request ${reference}. It may have been forgotten: that is after 90 days.`)
  return stored
}

await main(async () => {
  const { command, values, typed } = readArguments(process.argv.slice(2))
  await ensureInstalled({ development: false })
  if (process.execPath !== projectNode())
    return (await runTool('scripts/requests.mjs', process.argv.slice(2))).ok ? 0 : 1
  loadEnvironmentFiles()
  await import('./lib/typescript.mjs')
  const store = await openStore()
  try {
    const stored = typed === undefined ? undefined : await find(store, typed)
    const { ok, text: answer } = await command.run(store, values, stored)
    if (answer !== undefined) console.log(answer)
    return ok ? 0 : 1
  } catch (error) {
    if (error.code === undefined) throw error
    storeFailed(error)
  } finally {
    await store.db.destroy()
  }
})
