import 'server-only'
import { sendAlert, type AlertCause, type AlertChannel } from '@/lib/contact/delivery/alerts/alert.server'
import { countProblems, type Counts } from '@/lib/contact/delivery/alerts/counts.server'
import { mailChannel } from '@/lib/contact/delivery/worker.server'
import { contactStore, storeHasFailed, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { FLOOD_PER_HOUR } from '@/lib/contact/store/outbox.server'
import { purge, purgeMailFiles } from '@/lib/contact/store/purge.server'
import { env } from '@/lib/platform/env'
import { giveBackToLimit, takeFromLimit } from '@/lib/platform/limits/rate-limit.server'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

const HEARTBEAT_TIMEOUT_MS = 10_000
/** Each cause triggers at most one alert an hour across all instances. */
const alertLimit = { name: 'contact-alert', points: 1, seconds: 60 * 60 }
/** More wrong passcodes than this in one hour are hardly typos. */
const REFUSED_PER_HOUR = 10

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
export type MaintenanceReport = { counts: Counts | null; erased: number }

/** Maintains this process's store with its configuration. Never throws. */
export async function maintain(): Promise<MaintenanceReport> {
  const { SITE_URL: site, DATA_DIR: dataDir, ALERT_WEBHOOK_URL: webhookUrl, HEARTBEAT_URL } = env()
  const store = await contactStore().catch(() => null)
  const channel = { ...mailChannel(), webhookUrl }
  return runMaintenance({ store, dataDir, site, channel, heartbeatUrl: HEARTBEAT_URL }, Date.now())
}

/**
 * Periodic work besides delivery: purges old data, alerts a person to undelivered requests and attacks (at most hourly
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
    return { counts: await countProblems(store.db, now), erased }
  } catch (error) {
    reportFailure('contact: maintenance', error)
    return { counts: null, erased: 0 }
  }
}

function causesOf(counts: Counts | null, now: number): AlertCause[] {
  const causes: AlertCause[] = (['failed', 'uncertain', 'late'] as const).filter(
    (cause) => counts && counts[cause] > 0,
  )
  if (counts && counts.lastHour > FLOOD_PER_HOUR) causes.push('flood')
  if (counts && counts.refused > REFUSED_PER_HOUR) causes.push('refused')
  if (counts === null || storeHasFailed(now)) causes.push('store')
  return causes
}

async function alert(
  { site, channel }: Maintenance,
  { causes, counts }: { causes: AlertCause[]; counts: Counts | null },
  now: number,
): Promise<void> {
  try {
    const due: AlertCause[] = []
    for (const cause of causes) if ((await takeFromLimit(alertLimit, cause)).ok) due.push(cause)
    if (due.length === 0 || (await sendAlert({ site, causes: due, counts }, channel, now))) return
    for (const cause of due) await giveBackToLimit(alertLimit, cause)
  } catch (error) {
    reportFailure('contact: alert', error)
  }
}

async function sendHeartbeat(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS) })
    await answer.body?.cancel()
  } catch (error) {
    reportFailure('contact: heartbeat', error)
  }
}
