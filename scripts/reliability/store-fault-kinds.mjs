import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { onReadOnlyDisk, onSmallDisk, seenBy } from './namespace.mjs'

const LOCKED_MS = 10_000
/** Room enough for all requests here, and small enough to be filled at once. */
const SMALL_DISK_KB = 8192

function overwrite(path, from, length) {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(length, 'not a database '), 0, length, from)
  closeSync(file)
}

/** How each fault begins and ends. `within` is what the site is started in; `begin` is called once it runs. */
export const storeFaults = {
  'disk full': {
    mounts: true,
    within: (dataDir) => onSmallDisk(dataDir, SMALL_DISK_KB),
    // Outside of the site's own mounts the folder is empty.
    seenFrom: seenBy,
    begin({ folder }) {
      const ballast = openSync(join(folder, 'ballast'), 'w')
      try {
        for (;;) writeSync(ballast, Buffer.alloc(512))
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error
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
