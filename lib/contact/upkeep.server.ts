import 'server-only'
import { alertTurnInMemory, giveBackAlertTurn, takeAlertTurn } from '@/lib/contact/alert-times.server'
import { sendAlert, type AlertCause, type AlertChannel } from '@/lib/contact/alert.server'
import type { ContactStore } from '@/lib/contact/contact-store.server'
import { purge } from '@/lib/contact/purge.server'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { storeHasFailed } from '@/lib/contact/store-health.server'
import { countUndelivered, type Undelivered } from '@/lib/contact/undelivered.server'
import { oncePerProcess } from '@/lib/http/once-per-process'

const BEAT_LIMIT_MS = 10_000

const storeTurn = () => oncePerProcess('alert-turn', alertTurnInMemory)

export type Upkeep = {
  /** Null when the store cannot be opened. */
  store: ContactStore | null
  site: string
  channel: AlertChannel
  heartbeatUrl?: string | undefined
}

/** What upkeep found: `counts` is null when the store could not say. */
export type UpkeepReport = { counts: Undelivered | null; erased: number }

/**
 * What has to be done beside delivering: erases what is old, tells a person of what nobody has got, once an hour for
 * each cause, and while all is well beats the heart, by whose silence the operator learns that this site is down.
 * Never throws.
 */
export async function keepUp(upkeep: Upkeep, now: number): Promise<UpkeepReport> {
  const report = await lookAfter(upkeep.store, now)
  const causes = causesOf(report.counts, now)
  if (causes.length > 0) await alert(upkeep, { causes, counts: report.counts }, now)
  else if (upkeep.heartbeatUrl) await beat(upkeep.heartbeatUrl)
  return report
}

async function lookAfter(store: ContactStore | null, now: number): Promise<UpkeepReport> {
  if (!store) return { counts: null, erased: 0 }
  try {
    const { erased } = await purge(store.db, now)
    return { counts: await countUndelivered(store.db, now), erased }
  } catch (error) {
    reportFailure('contact: upkeep', error)
    return { counts: null, erased: 0 }
  }
}

function causesOf(counts: Undelivered | null, now: number): AlertCause[] {
  const causes = (['failed', 'uncertain', 'late'] as const).filter((cause) => counts && counts[cause] > 0)
  return counts === null || storeHasFailed(now) ? [...causes, 'store'] : causes
}

async function alert(
  { store, site, channel }: Upkeep,
  { causes, counts }: { causes: AlertCause[]; counts: Undelivered | null },
  now: number,
): Promise<void> {
  const turns = turnsOf(store)
  try {
    const due = await filterAsync(causes, (cause) => turns.take(cause, now))
    if (due.length === 0 || (await sendAlert({ site, causes: due, counts }, channel, now))) return
    for (const cause of due) await turns.giveBack(cause)
  } catch (error) {
    reportFailure('contact: alert', error)
  }
}

/** The cause `store` is remembered here: the store, of all things, cannot be asked then. */
function turnsOf(store: ContactStore | null) {
  return {
    take: (cause: AlertCause, now: number) =>
      cause === 'store' || !store ? storeTurn().take(now) : takeAlertTurn(store.db, cause, now),
    giveBack: (cause: AlertCause) =>
      cause === 'store' || !store ? storeTurn().giveBack() : giveBackAlertTurn(store.db, cause),
  }
}

async function filterAsync<T>(items: T[], test: (item: T) => boolean | Promise<boolean>): Promise<T[]> {
  const kept: T[] = []
  for (const item of items) if (await test(item)) kept.push(item)
  return kept
}

async function beat(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(BEAT_LIMIT_MS) })
    await answer.body?.cancel()
  } catch (error) {
    reportFailure('contact: heartbeat', error)
  }
}
