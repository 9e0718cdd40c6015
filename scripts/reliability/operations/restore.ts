import { spawnSync } from 'node:child_process'
import { none, notRun } from '@/scripts/reliability/judge'
import { oldDatabase, oldFile, type Rehearsal } from '@/scripts/reliability/operations/store-kinds'
import { startResend } from '@/scripts/reliability/resend-stub'
import { startSite } from '@/scripts/reliability/site'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { post, visitor } from '@/scripts/reliability/visitors'
import { waitUntil } from '@/scripts/reliability/wait'
import { findPostgres } from '@/tests/run/executables'
import { figure, type Figure } from '@/tests/run/report'

const DELIVERY_LIMIT_MS = 60_000
const tables = ['requests', 'deliveries', 'repeats', 'access_log']

type Row = Record<string, unknown>
const plain = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)

/** What a row becomes by being restored: nothing that was waiting is sent by itself. */
const restored = (row: Row): Row =>
  row.state === 'pending' || row.state === 'sending'
    ? { ...row, state: 'uncertain', lease_until: null, last_error: 'restored' }
    : row

/** The rows that aren't in the new store as they were; it may have more columns. */
function missingRows(before: readonly Row[], after: readonly Row[]): Row[] {
  const isSame = (one: Row, other: Row) =>
    Object.entries(one).every(([column, value]) => plain(other[column]) === plain(value))
  return before.filter((row) => !after.some((other) => isSame(restored(row), other)))
}

function requests(env: Record<string, string>, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/requests.ts', ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { isFine: status === 0, output: stdout.trim() }
}

async function rehearse(what: string, { query, backUpAndRestore, close }: Rehearsal): Promise<Figure[]> {
  const before = await Promise.all(tables.map((table) => query(`select * from ${table}`)))
  const { env, query: queryAfter } = await backUpAndRestore()
  const mail = await startResend()
  const siteEnv = { ...mail.env, ...env }
  const site = await startSite({ dataDir: env.DATA_DIR ?? temporaryFolder('several'), env: siteEnv })
  const keysOf = (references: readonly unknown[]) =>
    mail.mails().filter(({ key }) => references.some((reference) => key.includes(String(reference))))

  const ready = await (await fetch(`${site.url}/readyz`)).text()
  const fresh = await post(site.url, visitor(1))
  const isSent = (reference: unknown) => () => keysOf([reference]).length === 1
  const freshMs = await waitUntil(isSent(fresh.reference), DELIVERY_LIMIT_MS)
  const after = await Promise.all(tables.map((table) => queryAfter(`select * from ${table}`)))
  const missing = before.flatMap((rows, index) => missingRows(rows, after[index] ?? []))
  const rows = before.flat().length
  const old = (before[0] ?? []).map(({ reference }) => reference)
  const resent = keysOf(old).length
  const verified = requests(siteEnv, 'verify')

  const waiting = (before[1] ?? []).find(({ state }) => state === 'pending')?.reference
  const retried = requests(siteEnv, 'retry', String(waiting))
  const retryMs = await waitUntil(isSent(waiting), DELIVERY_LIMIT_MS)
  await site.stop()
  await mail.close()
  await close()
  const isIn = (ms: number) => (ms < Infinity ? 'yes' : 'no')
  return [
    figure(
      `${what}: the present version is ready`,
      'yes',
      ready.includes('"ok"') ? 'yes' : ready,
      ready.includes('"ok"'),
    ),
    figure(
      `${what}: rows lost or changed, of ${rows}`,
      '0',
      missing.length,
      rows > 0 && missing.length === 0,
    ),
    none(`${what}: requests of ${old.length} that were sent by themselves`, resent),
    figure(
      `${what}: every request can be read`,
      'All is well.',
      verified.output.split('\n').at(-1) ?? '',
      verified.isFine,
    ),
    figure(`${what}: a new request arrives`, 'yes', isIn(freshMs), freshMs < Infinity),
    figure(
      `${what}: a waiting one arrives after \`retry\``,
      'yes',
      isIn(retryMs),
      retried.isFine && retryMs < Infinity,
    ),
  ]
}

/** A store of the previous version is backed up, restored, and opened by this one. */
export async function measureRestore(): Promise<Figure[]> {
  const shared = 'PostgreSQL of the version before, pg_dump, pg_restore'
  return [
    ...(await rehearse('SQLite of the version before, backup, restore', await oldFile())),
    ...(findPostgres()
      ? await rehearse(shared, await oldDatabase())
      : [notRun(shared, 'nothing lost or resent', 'needs PostgreSQL')]),
  ]
}
