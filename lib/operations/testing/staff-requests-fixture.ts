import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Updateable } from 'kysely'
import { root } from '@/lib/command/root'
import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { saveRequest } from '@/lib/contact/store/save-request.server'

const minute = 60_000
const day = 24 * 60 * minute

export const folder = mkdtempSync(join(tmpdir(), 'requests-'))
export const dataDir = join(folder, 'data')

/**
 * Runs `npm run requests` with these arguments.
 * @param typed the answer to the confirmation prompt
 */
export function requests(
  args: readonly string[],
  variables = {},
  typed = '',
): Promise<{ code: number | null; out: string; errors: string }> {
  const unset = {
    SUDO_USER: '',
    DATABASE_URL: '',
    REQUESTS_KEY: '',
    VERCEL: '',
    PORT: '',
    SITE_URL: '',
    NODE_OPTIONS: '',
  }
  const env = { ...process.env, ...unset, DATA_DIR: dataDir, INIT_CWD: folder, ...variables }
  const child = spawn(process.execPath, ['scripts/requests.ts', ...args], { cwd: root, env })
  child.stdin.end(typed)
  const said = { out: '', errors: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

/** Opened for a single query, like another process. */
export function inFile<Result>(work: (file: DatabaseSync) => Result): Result {
  const file = new DatabaseSync(join(dataDir, 'requests.sqlite'))
  try {
    return work(file)
  } finally {
    file.close()
  }
}
export const deliveryOf = (reference: string) =>
  inFile((file) => file.prepare('SELECT * FROM deliveries WHERE reference = ?').get(reference)) ?? {}

type Name = 'Old' | 'Wanda' | 'Delia' | 'Fay' | 'Una' | 'Pat'
/** References by first name, from beforeAll on. */
export const names = {} as Record<Name, string>

/** Fills a store with a request in each state before this file's tests. Call it outside of tests. */
export function staffRequestsFixture(): void {
  // Each command runs in its own process.
  jest.setTimeout(60_000)
  let site: ContactStore

  beforeAll(async () => {
    // Stays open: the commands must work while the site is running.
    site = await openStore(dataDir)
    const now = Date.now()
    const contact = {
      lastName: 'Example',
      email: 'a@example.com',
      phone: '(559) 555-0101',
      bestTime: '',
      language: '',
      condition: '',
    } as const
    const save = async (firstName: Name, message: string, receivedAt: number) => {
      const request = { firstName, message, ...contact }
      const saved = await saveRequest(site, { request, marks: [], receivedAt })
      if (saved.ok) names[firstName] = saved.reference!
    }
    const set = (firstName: Name, values: Updateable<ContactDatabase['deliveries']>) =>
      site.db.updateTable('deliveries').set(values).where('reference', '=', names[firstName]).execute()
    await save('Old', 'long ago', now - 100 * day)
    await save('Wanda', 'erase me', now - 32 * day)
    await save('Delia', 'delivered', now - 5 * day)
    await save('Fay', '=HYPERLINK("https://evil.example")\n\u001b]8;;x\u0007 \u202eesrever', now - 4 * day)
    await save('Una', 'perhaps', now - 3 * day)
    await save('Pat', 'waits', now - 5 * minute)
    mkdirSync(join(dataDir, 'mail'))
    writeFileSync(join(dataDir, 'mail', `${names.Delia}.eml`), 'Name: Delia Example')
    await set('Old', { state: 'delivered', delivered_at: now - 99 * day })
    await set('Wanda', { state: 'delivered', delivered_at: now - 31 * day })
    await set('Delia', { state: 'delivered', delivered_at: now - 5 * day })
    await set('Fay', { state: 'failed', attempts: 2, last_error: 'refused' })
    await set('Una', {
      state: 'uncertain',
      attempts: 9,
      last_error: 'timed-out',
      in_doubt_since: now - 3 * day,
    })
  })
  afterAll(async () => {
    await site.db.destroy()
    rmSync(folder, { recursive: true })
  })
}
