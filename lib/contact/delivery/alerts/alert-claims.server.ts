import 'server-only'
import type { Kysely } from 'kysely'
import type { AlertCause } from '@/lib/contact/delivery/alerts/alert.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/** Each cause triggers at most one alert in this period across all instances, in milliseconds. */
const ALERT_EVERY_MS = 60 * 60 * 1000

/** Claims the right to send the alert for a cause. Only one instance gets it. */
export async function claimAlert(
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

/** Releases the claim, because the alert could not be sent. */
export async function releaseAlert(db: Kysely<ContactDatabase>, cause: AlertCause): Promise<void> {
  await db.deleteFrom('alerts').where('cause', '=', cause).execute()
}

/** The same for a single process, used when there is no store. */
export function alertClaimInMemory() {
  let alertedAt = -Infinity
  return {
    claim(now: number): boolean {
      if (alertedAt > now - ALERT_EVERY_MS) return false
      alertedAt = now
      return true
    },
    release() {
      alertedAt = -Infinity
    },
  }
}
