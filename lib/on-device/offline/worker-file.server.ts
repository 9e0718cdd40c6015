import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

/** Written by lib/build/offline-worker.ts. */
const file = '.next/offline-worker.js'

function read(): string | null {
  try {
    return readFileSync(join(process.cwd(), file), 'utf8')
  } catch {
    return null
  }
}

/** The worker script, read once; null without a build (next dev). */
export const workerScript = () => oncePerProcess('offline-worker', read)
