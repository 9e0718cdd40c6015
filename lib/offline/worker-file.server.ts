import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oncePerProcess } from '@/lib/http/once-per-process'

/** Written by scripts/lib/offline-worker.mjs. */
const file = '.next/offline-worker.js'

function read(): string | null {
  try {
    return readFileSync(join(process.cwd(), file), 'utf8')
  } catch {
    return null
  }
}

/** The worker's script, read once; null where this is no build (next dev). */
export const workerScript = () => oncePerProcess('offline-worker', read)
