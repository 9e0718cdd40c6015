import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { lockWait } from '@/lib/contact/store/lock-wait.server'
import type { ContactDatabase } from '@/lib/contact/database/migrations.server'
import { OneWriterPostgresDialect } from '@/lib/contact/store/postgres.server'
import { NodeSqliteDialect } from '@/lib/contact/store/sqlite-dialect.server'
import { keyRing, loadKeyRing } from '@/lib/contact/store/key-ring.server'
import { openPool } from '@/lib/server/database/postgres-pool.server'
import { fillOldStore } from '@/scripts/reliability/operations/old-store'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { findPostgres } from '@/tests/run/executables'
import { startPostgres } from '@/tests/support/servers/postgres-server'

type Rows = Record<string, unknown>[]

/** A store before and after the rehearsal; `env` tells the site and the staff's commands where it is. */
export type Rehearsal = {
  query: (sql: string) => Promise<Rows>
  /** Backs it up and restores it elsewhere, as docs/operations.md says. */
  backUpAndRestore: () => Promise<{ env: Record<string, string>; query: (sql: string) => Promise<Rows> }>
  close: () => Promise<void>
}

const command = (script: string, file: string, dataDir: string) =>
  execFileSync(process.execPath, [`scripts/${script}.ts`, file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'pipe',
  })

const inFile = (dataDir: string) => (sql: string) => {
  const file = new DatabaseSync(join(dataDir, 'requests.sqlite'), { readOnly: true, timeout: 5000 })
  const rows = file.prepare(sql).all()
  file.close()
  return Promise.resolve(rows)
}

/** The store of a single machine: `npm run backup` and `npm run restore`. */
export async function oldFile(): Promise<Rehearsal> {
  const [before, after] = [temporaryFolder('before'), temporaryFolder('after')]
  const file = new DatabaseSync(join(before, 'requests.sqlite'))
  const db = new Kysely<ContactDatabase>({ dialect: new NodeSqliteDialect(file, lockWait()) })
  await fillOldStore(db, loadKeyRing(before))
  await db.destroy()
  return {
    query: inFile(before),
    backUpAndRestore() {
      const backup = join(temporaryFolder('backup'), 'requests.backup')
      command('backup', backup, before)
      copyFileSync(join(before, 'requests.key'), join(after, 'requests.key'))
      command('restore', backup, after)
      return Promise.resolve({ env: { DATA_DIR: after }, query: inFile(after) })
    },
    close: () => Promise.resolve(),
  }
}

/** From docs/operations.md. */
const afterRestoring =
  "UPDATE deliveries SET state = 'uncertain', lease_until = NULL, last_error = 'restored' WHERE state IN ('pending', 'sending')"

/** The store of several machines: pg_dump and pg_restore. */
export async function oldDatabase(): Promise<Rehearsal> {
  const programs = findPostgres() ?? ''
  process.env.POSTGRES_BIN = programs
  const server = await startPostgres()
  const [key, before, after] = [randomBytes(32), server.url, server.url.replace(/\w+$/, 'restored')]
  const pools = new Map([before, after].map((url) => [url, openPool(url)]))
  const inDatabase = (url: string) => async (sql: string) =>
    (await pools.get(url)!.query<Rows[number]>(sql)).rows
  await fillOldStore(
    new Kysely<ContactDatabase>({ dialect: new OneWriterPostgresDialect({ pool: pools.get(before)! }) }),
    keyRing([key]),
  )
  return {
    query: inDatabase(before),
    async backUpAndRestore() {
      const backup = join(temporaryFolder('backup'), 'requests.dump')
      execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${backup}`, before])
      await inDatabase(before)('create database restored')
      execFileSync(join(programs, 'pg_restore'), ['--exit-on-error', `--dbname=${after}`, backup])
      await inDatabase(after)(afterRestoring)
      const env = { DATABASE_URL: after, REQUESTS_KEY: key.toString('base64') }
      return { env, query: inDatabase(after) }
    },
    async close() {
      for (const pool of pools.values()) await pool.end()
      await server.close()
    },
  }
}
