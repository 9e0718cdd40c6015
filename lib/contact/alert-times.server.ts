import 'server-only'
import type { Kysely } from 'kysely'
import type { AlertCause } from '@/lib/contact/alert.server'
import type { ContactDatabase } from '@/lib/contact/migrations.server'

/** One cause is told once in this time, in milliseconds, by all machines together. */
const ALERT_EVERY_MS = 60 * 60 * 1000

/** Takes the turn to tell a cause. Of several machines one gets it. */
export async function takeAlertTurn(
  db: Kysely<ContactDatabase>,
  cause: AlertCause,
  now: number,
): Promise<boolean> {
  const taken = await db
    .insertInto('alerts')
    .values({ cause, alerted_at: now })
    .onConflict((conflict) =>
      conflict
        .column('cause')
        .doUpdateSet({ alerted_at: now })
        .where('alerts.alerted_at', '<=', now - ALERT_EVERY_MS),
    )
    .returning('cause')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives a turn back, because nobody took the alert. */
export async function giveBackAlertTurn(db: Kysely<ContactDatabase>, cause: AlertCause): Promise<void> {
  await db.deleteFrom('alerts').where('cause', '=', cause).execute()
}

/** The same turn where there is no store to ask: kept by this process alone. */
export function alertTurnInMemory() {
  let alertedAt = -Infinity
  return {
    take(now: number): boolean {
      if (alertedAt > now - ALERT_EVERY_MS) return false
      alertedAt = now
      return true
    },
    giveBack() {
      alertedAt = -Infinity
    },
  }
}
