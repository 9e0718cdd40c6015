import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'

const rowSchema = z.object({
  reference: z.string(),
  state: z.string(),
  attempts: z.number(),
  bytes: z.number().nullable().transform(Number),
})

/** Requests by reference. */
export type StoreView = Map<string, z.output<typeof rowSchema>>

/** The store as another process sees it: only committed data. Empty if the file can't be read. */
export function viewStore(dataDir: string): StoreView {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(join(dataDir, 'requests.sqlite'), { readOnly: true, timeout: 5000 })
    const rows = file
      .prepare(
        `select reference, state, attempts, length(sealed) as bytes
         from requests join deliveries using (reference)`,
      )
      .all()
    return new Map(rows.map((row) => rowSchema.parse(row)).map((row) => [row.reference, row]))
  } catch {
    return new Map()
  } finally {
    file?.close()
  }
}

/** Opens a store for writing, which makes SQLite roll back incomplete transactions. */
export function repairStore(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'requests.sqlite'), { timeout: 5000 })
  file.exec('select count(*) from sqlite_schema')
  file.close()
}

/** Whether SQLite's integrity check passes. */
export function isSound(dataDir: string): boolean {
  const file = new DatabaseSync(join(dataDir, 'requests.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    return file.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
  } finally {
    file.close()
  }
}

/** Copies a store out of a /proc/PID/root folder, whose links SQLite would resolve incorrectly. */
export function copyOfStore(dataDir: string): string {
  const copy = temporaryFolder('copy')
  for (const name of ['requests.sqlite', 'requests.sqlite-wal']) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(copy, name))
  }
  return copy
}
