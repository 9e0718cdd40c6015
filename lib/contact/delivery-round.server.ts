import 'server-only'
import { contactStore, type ContactStore } from '@/lib/contact/contact-store.server'
import { deliverDue } from '@/lib/contact/delivery.server'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { noteStoreFailure } from '@/lib/contact/store-health.server'
import { transportFor } from '@/lib/contact/transports/transport-for.server'
import { keepUp, type UpkeepReport } from '@/lib/contact/upkeep.server'
import { env, mailSettings } from '@/lib/env'

export type Round = UpkeepReport & { delivered: number }

/**
 * Delivers what is due, with this process's store and configuration, and then, unless told otherwise, does what has to
 * be done beside that. Never throws.
 * @param stopping asked before each delivery; true ends them.
 */
export async function deliveryRound(stopping: () => boolean, { withUpkeep = true } = {}): Promise<Round> {
  const { SITE_URL: site, CONTACT_EMAIL_DETAIL: detail, ALERT_WEBHOOK_URL, HEARTBEAT_URL } = env()
  const { to, from, ...settings } = mailSettings(env())
  const channel = { addresses: { to, from }, transport: transportFor({ to, from, ...settings }) }
  let store: ContactStore | null = null
  let delivered = 0
  try {
    store = await contactStore()
    delivered = await deliverDue({ ...channel, store, detail }, stopping)
  } catch (error) {
    reportFailure('contact: delivery', error)
    noteStoreFailure(Date.now())
  }
  if (!withUpkeep || stopping()) return { counts: null, erased: 0, delivered }
  const upkeep = { store, site, channel: { ...channel, webhookUrl: ALERT_WEBHOOK_URL } }
  return { ...(await keepUp({ ...upkeep, heartbeatUrl: HEARTBEAT_URL }, Date.now())), delivered }
}
