import 'server-only'
import { statfs } from 'node:fs/promises'
import { checkWritable, contactStore } from '@/lib/contact/store/contact-store.server'
import { loadKeyRing } from '@/lib/contact/store/key-ring.server'
import { isSchemaCurrent } from '@/lib/contact/store/schema.server'
import { reportFailure } from '@/lib/platform/log/report-failure.server'
import { env } from '@/lib/platform/env'
import type { Health } from '@/lib/server/health/health-answer'
import { refusalsFor } from '@/lib/platform/launch-refusals'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

/** With less free space, the database may fail to grow. A request takes a few kilobytes. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

/** The endpoint is public and takes the store's write lock, so results are cached for this long. */
const CACHE_MS = 1000

function keysOpen(): boolean {
  const { DATA_DIR, REQUESTS_KEY } = env()
  try {
    return loadKeyRing(DATA_DIR, REQUESTS_KEY).length > 0
  } catch {
    return false
  }
}

async function hasRoom(): Promise<boolean> {
  // With a remote database there may be no data folder, and no disk of ours to fill up.
  const disk = await statfs(env().DATA_DIR).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= MIN_FREE_BYTES
}

async function findProblem(): Promise<string | null> {
  try {
    const store = await contactStore()
    if (!(await isSchemaCurrent(store.db))) return 'schema'
    await checkWritable(store)
    return (await hasRoom()) ? null : 'disk-full'
  } catch (error) {
    reportFailure('readiness', error)
    return keysOpen() ? 'store' : 'key'
  }
}

type Cached = { problem?: Promise<string | null>; at: number }

/**
 * Whether this process can accept requests: nothing keeps a public site from it, keys and store can be opened, the schema is
 * current, the store is writable, and the disk has space. Never throws.
 */
export async function readiness(now = Date.now()): Promise<Health> {
  const reasons = refusalsFor(env())
  if (reasons.length > 0) return { status: 'unavailable', problem: 'not-ready-to-launch', reasons }
  const cached = oncePerProcess<Cached>('readiness', () => ({ at: 0 }))
  if (cached.problem === undefined || now - cached.at >= CACHE_MS)
    Object.assign(cached, { at: now, problem: findProblem() })
  const problem = (await cached.problem) ?? null
  return problem === null ? { status: 'ok' } : { status: 'unavailable', problem }
}
