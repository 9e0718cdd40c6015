import 'server-only'
import type { Kysely } from 'kysely'
import type { AlertCause } from '@/lib/contact/delivery/alerts/alert.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

/** Each cause triggers at most one alert in this period across all instances, in milliseconds. */
const ALERT_EVERY_MS = 60 * 60 * 1000

/** Releases a claim, because the alert could not be sent. */
type Release = () => unknown

/** Claims the right to send the alert for a cause. Only one instance gets it; null for the others. */
export async function claimAlert(
  db: Kysely<ContactDatabase>,
  cause: AlertCause,
  now: number,
): Promise<Release | null> {
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
  return taken ? () => db.deleteFrom('alerts').where('cause', '=', cause).execute() : null
}

/** The same for this process alone, used when the store may be unavailable. */
export function claimInMemory(now: number): Release | null {
  const last = oncePerProcess('store-alert', () => ({ at: -Infinity }))
  if (last.at > now - ALERT_EVERY_MS) return null
  last.at = now
  return () => (last.at = -Infinity)
}
