import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { loadEnvironmentFiles } from '@/lib/command/env-files'
import { UsageError } from '@/lib/command/main'
import { root } from '@/lib/command/root'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { typedReference } from '@/lib/contact/request/reference'
import { staffMember, type StaffMember } from '@/lib/contact/store/access-log.server'
import {
  erase,
  requestCommands,
  storeCommands,
  type Answer,
  type CommandContext,
} from '@/lib/contact/staff/commands.server'
import { findStored, type StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { env, type Environment } from '@/lib/platform/env'

const usage = `npm run requests -- list [--state STATE] [--json]   all requests, urgent ones first; nothing about a person
npm run requests -- stats [--json]                  by week: received, handled, how long calls took
npm run requests -- visits                          how often each page was opened in the last 28 days
npm run requests -- show REF                        what the person wrote, and what became of it
npm run requests -- retry REF                       sends a failed or uncertain one again
npm run requests -- handled REF                     marks it as dealt with by a person
npm run requests -- revoke                          ends the links to the staff's list that were sent so far
npm run requests -- export [--all] [--out FILE]     CSV of what was not delivered, or of all
npm run requests -- erase REF [--yes]               erases one request at once, because the person asked
npm run requests -- purge [--dry-run]               erases what has been kept long enough
npm run requests -- access-log                      who has read or erased requests, and when

Add --as NAME to show, retry, handled, revoke, export, erase and purge: the access log then has your name, not only your account.
Works on the store of the site whose variables are set (DATA_DIR and so on), running or not. docs/operations.md`

type Values = {
  state?: string
  json?: boolean
  all?: boolean
  out?: string
  'dry-run'?: boolean
  yes?: boolean
  as?: string
}
type Asked = { values: Values; run: (context: CommandContext) => Promise<Answer> }

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const optionsOfAll: Record<keyof typeof storeCommands, ParseArgsConfig['options']> = {
  list: { state: text, json: flag },
  export: { all: flag, out: text, as: text },
  purge: { 'dry-run': flag, as: text },
  stats: { json: flag },
  visits: {},
  revoke: { as: text },
  'access-log': {},
}
const optionsOfOne: Record<keyof typeof requestCommands | 'erase', ParseArgsConfig['options']> = {
  show: { as: text },
  retry: { as: text },
  handled: { as: text },
  erase: { yes: flag, as: text },
}

const has = <T extends object>(table: T, name: string): name is keyof T & string => Object.hasOwn(table, name)

/** @throws UsageError with the usage for invalid arguments. */
function readArguments([name = '', ...args]: readonly string[]): Asked {
  try {
    if (has(optionsOfAll, name)) {
      const { values } = parseArgs({ args, options: optionsOfAll[name] ?? {} })
      return { values, run: (context) => storeCommands[name](context, values as Values) }
    }
    if (has(optionsOfOne, name)) {
      const options = optionsOfOne[name] ?? {}
      const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
      const [typed, ...more] = positionals
      if (typed !== undefined && more.length === 0)
        return { values, run: (context) => runForOne(name, context, values as Values, typed) }
    }
  } catch {
    // An unknown option prints the usage.
  }
  throw new UsageError(usage)
}

async function runForOne(
  name: keyof typeof optionsOfOne,
  context: CommandContext,
  { yes }: Values,
  typed: string,
): Promise<Answer> {
  const reference = typedReference(typed)
  if (!reference) throw new UsageError('A reference looks like HS-7K3M-9Q2T.')
  if (name !== 'erase') return requestCommands[name](context, await find(context.store, reference))
  if (!yes && !(await isConfirmed(reference))) throw new UsageError('Nothing was erased.')
  return erase(context, reference)
}

async function find({ db }: ContactStore, reference: string): Promise<StoredRequest> {
  const stored = await findStored(db, reference)
  if (stored) return stored
  throw new UsageError(`There is no request ${reference}. Requests are deleted after 90 days.`)
}

/** Input that ends without an answer, as in a job without a terminal, counts as no. */
async function isConfirmed(reference: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  lines.setPrompt(`Erase what the person wrote in ${reference}? This cannot be undone. Type yes: `)
  lines.prompt()
  for await (const line of lines) return line.trim().toLowerCase() === 'yes'
  return false
}

function readStaff({ as: name }: Values): StaffMember {
  const staff = staffMember(name, process.env.SUDO_USER)
  if (!staff) throw new UsageError('--as takes a name of up to 60 characters.')
  return staff
}

function readConfiguration(): Environment {
  loadEnvironmentFiles()
  try {
    return env()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Opens the existing store. Creating one in the wrong place would look as if no request had ever arrived. */
async function openExistingStore({ DATA_DIR, DATABASE_URL }: Environment): Promise<ContactStore> {
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'requests.sqlite')))
    throw new UsageError(`There is no store in ${resolve(DATA_DIR)}. Is DATA_DIR the same as the site's?`)
  return contactStore().catch(storeFailed)
}

/** A lock, a full disk, damage or a bad key file. Driver messages contain no personal data. */
function storeFailed(error: unknown): never {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
  const codes = [code, errcode].filter((part) => part !== undefined).join(' ')
  throw new UsageError(
    `The store cannot be used: ${message}${codes && ` (${codes})`}. docs/operations.md says what to do.`,
  )
}

/**
 * The staff's command line for stored requests. Prints the result and returns the exit code.
 * @throws UsageError for problems the user can fix.
 */
export async function staffRequests(args: readonly string[]): Promise<0 | 1> {
  const asked = readArguments(args)
  const configuration = readConfiguration()
  const staff = readStaff(asked.values)
  const store = await openExistingStore(configuration)
  // npm runs scripts in the project folder; file names are relative to where the user is.
  const folder = process.env.INIT_CWD ?? '.'
  const context = { store, dataDir: configuration.DATA_DIR, checkout: root, folder, staff, now: Date.now() }
  try {
    const { ok, text } = await asked.run(context)
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
    return ok ? 0 : 1
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return storeFailed(error)
  } finally {
    await store.db.destroy()
  }
}
