import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { onReadOnlyDisk, onSmallDisk, seenBy } from '@/scripts/reliability/namespace'

const LOCKED_MS = 10_000
/** Enough for all requests here, but quickly filled. */
const SMALL_DISK_KB = 8192

function overwrite(path: string, from: number, length: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(length, 'not a database '), 0, length, from)
  closeSync(file)
}

/** How a fault starts and ends. */
type StoreFault = {
  /** Needs its own mounts. */
  mounts?: boolean
  /** The store already has requests. */
  prepared?: boolean
  damage?: (path: string) => void
  /** The command prefix for starting the site. */
  within?: (dataDir: string) => string[]
  seenFrom?: (pid: number, dataDir: string) => string
  /** Called when the site is running; the returned function ends the fault. */
  begin?: (site: { folder: string }) => () => void | Promise<void>
}

export const storeFaults: Readonly<Record<string, StoreFault>> = {
  'disk full': {
    mounts: true,
    within: (dataDir) => onSmallDisk(dataDir, SMALL_DISK_KB),
    // The folder is empty outside of the site's own mounts.
    seenFrom: seenBy,
    begin({ folder }) {
      const ballast = openSync(join(folder, 'ballast'), 'w')
      try {
        for (;;) writeSync(ballast, Buffer.alloc(512))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(ballast)
      }
      return () => rmSync(join(folder, 'ballast'))
    },
  },
  'read-only': { mounts: true, prepared: true, within: onReadOnlyDisk },
  'locked 10 s': {
    begin({ folder }) {
      const other = new DatabaseSync(join(folder, 'requests.sqlite'), { timeout: 5000 })
      other.exec('begin exclusive')
      const freed = sleep(LOCKED_MS).then(() => other.close())
      return () => freed
    },
  },
  'corrupted head at start': {
    prepared: true,
    damage: (path) => writeFileSync(path, Buffer.alloc(8192, 'not a database ')),
  },
  'corrupted pages at start': {
    prepared: true,
    damage: (path) => overwrite(path, 4096, statSync(path).size - 4096),
  },
}
