import 'server-only'
import { statfs } from 'node:fs/promises'
import { contactStore } from '@/lib/contact/contact-store.server'
import { loadKeyRing } from '@/lib/contact/key-ring.server'
import { isSchemaCurrent } from '@/lib/contact/migrations.server'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { checkWritable } from '@/lib/contact/store-check.server'
import { env } from '@/lib/env'
import type { Health } from '@/lib/health/health-answer'
import { oncePerProcess } from '@/lib/http/once-per-process'
import { isStopping } from '@/lib/http/stopping'

/** Below this the store's next pages may not fit; a request takes a few kilobytes. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Anyone may ask, and asking takes the store's write lock: all who ask within this time get one answer. */
const KEPT_MS = 1000

function keysOpen(): boolean {
  const { DATA_DIR, REQUESTS_KEY } = env()
  try {
    return loadKeyRing(DATA_DIR, REQUESTS_KEY).length > 0
  } catch {
    return false
  }
}

async function hasRoom(): Promise<boolean> {
  // Where the store is on another machine there may be no folder, and nothing of ours to run full.
  const disk = await statfs(env().DATA_DIR).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= LEAST_FREE_BYTES
}

async function findProblem(): Promise<string | null> {
  try {
    const { db } = await contactStore()
    if (!(await isSchemaCurrent(db))) return 'schema'
    await checkWritable(db)
    return (await hasRoom()) ? null : 'disk-full'
  } catch (error) {
    reportFailure('readiness', error)
    return keysOpen() ? 'store' : 'key'
  }
}

type Kept = { problem?: Promise<string | null>; at: number }

/**
 * Whether this process can take requests: it is not stopping, the keys and the store open, the schema is that of this
 * version, the store can be written and its disk has room. Never throws.
 */
export async function readiness(now = Date.now()): Promise<Health> {
  if (isStopping()) return { status: 'unavailable', problem: 'stopping' }
  const kept = oncePerProcess<Kept>('readiness', () => ({ at: 0 }))
  if (kept.problem === undefined || now - kept.at >= KEPT_MS)
    Object.assign(kept, { at: now, problem: findProblem() })
  const problem = (await kept.problem) ?? null
  return problem === null ? { status: 'ok' } : { status: 'unavailable', problem }
}
