import 'server-only'
import { alertClaimInMemory, releaseAlert, claimAlert } from '@/lib/contact/delivery/alerts/alert-claims.server'
import { sendAlert, type AlertCause, type AlertChannel } from '@/lib/contact/delivery/alerts/alert.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { FLOOD_PER_HOUR } from '@/lib/contact/store/flood.server'
import { purgeMailFiles } from '@/lib/contact/store/purge-mail-files.server'
import { purge } from '@/lib/contact/store/purge.server'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { storeHasFailed } from '@/lib/contact/store/store-health.server'
import { countUndelivered, type Undelivered } from '@/lib/contact/delivery/alerts/undelivered.server'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

const HEARTBEAT_TIMEOUT_MS = 10_000

const storeClaim = () => oncePerProcess('alert-turn', alertClaimInMemory)

export type Maintenance = {
  /** Null if the store can't be opened. */
  store: ContactStore | null
  /** The folder for mail files, which may have leftovers even if mail is now sent another way. */
  dataDir: string
  site: string
  channel: AlertChannel
  heartbeatUrl?: string | undefined
}

/** `counts` is null if the store can't be read. */
export type MaintenanceReport = { counts: Undelivered | null; erased: number }

/**
 * Periodic work besides delivery: purges old data, alerts a person to undelivered requests (at most hourly
 * per cause), and pings the heartbeat URL while everything works, so that the operator notices if the site is
 * down. Never throws.
 */
export async function runMaintenance(maintenance: Maintenance, now: number): Promise<MaintenanceReport> {
  const report = await purgeAndCount(maintenance, now)
  const causes = causesOf(report.counts, now)
  if (causes.length > 0) await alert(maintenance, { causes, counts: report.counts }, now)
  else if (maintenance.heartbeatUrl) await sendHeartbeat(maintenance.heartbeatUrl)
  return report
}

async function purgeAndCount({ store, dataDir }: Maintenance, now: number): Promise<MaintenanceReport> {
  if (!store) return { counts: null, erased: 0 }
  try {
    const { erased } = await purge(store.db, now)
    // Failing to delete a file doesn't mean the store is broken, so it doesn't raise the store alert.
    await purgeMailFiles(store.db, dataDir, now).catch((error: unknown) =>
      reportFailure('contact: mail files', error),
    )
    return { counts: await countUndelivered(store.db, now), erased }
  } catch (error) {
    reportFailure('contact: maintenance', error)
    return { counts: null, erased: 0 }
  }
}

function causesOf(counts: Undelivered | null, now: number): AlertCause[] {
  const causes: AlertCause[] = (['failed', 'uncertain', 'late'] as const).filter(
    (cause) => counts && counts[cause] > 0,
  )
  if (counts && counts.lastHour > FLOOD_PER_HOUR) causes.push('flood')
  if (counts === null || storeHasFailed(now)) causes.push('store')
  return causes
}

async function alert(
  { store, site, channel }: Maintenance,
  { causes, counts }: { causes: AlertCause[]; counts: Undelivered | null },
  now: number,
): Promise<void> {
  const claims = claimsOf(store)
  try {
    const due = await filterAsync(causes, (cause) => claims.claim(cause, now))
    if (due.length === 0 || (await sendAlert({ site, causes: due, counts }, channel, now))) return
    for (const cause of due) await claims.release(cause)
  } catch (error) {
    reportFailure('contact: alert', error)
  }
}

/** The `store` cause is tracked in memory, because the store may be unavailable when it occurs. */
function claimsOf(store: ContactStore | null) {
  return {
    claim: (cause: AlertCause, now: number) =>
      cause === 'store' || !store ? storeClaim().claim(now) : claimAlert(store.db, cause, now),
    release: (cause: AlertCause) =>
      cause === 'store' || !store ? storeClaim().release() : releaseAlert(store.db, cause),
  }
}

async function filterAsync<T>(items: T[], test: (item: T) => boolean | Promise<boolean>): Promise<T[]> {
  const passed: T[] = []
  for (const item of items) if (await test(item)) passed.push(item)
  return passed
}

async function sendHeartbeat(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS) })
    await answer.body?.cancel()
  } catch (error) {
    reportFailure('contact: heartbeat', error)
  }
}
