import 'server-only'
import { runCallbackClock, type NoticeCounts } from '@/lib/contact/callback/callback-clock.server'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { deliverDue } from '@/lib/contact/delivery/delivery.server'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { noteStoreFailure } from '@/lib/contact/store/store-health.server'
import { transportFor } from '@/lib/contact/delivery/transports/transport-for.server'
import { runMaintenance, type MaintenanceReport } from '@/lib/contact/delivery/alerts/maintenance.server'
import { env, mailSettings, staffLinkSite, staffMailOptions } from '@/lib/env'

export type Round = MaintenanceReport & NoticeCounts & { delivered: number }

/**
 * Delivers due requests with this process's store and configuration, then reminds the staff of calls and runs
 * maintenance, unless that is disabled.
 * Never throws.
 * @param stopping checked before each delivery; true stops the round.
 */
export async function deliveryRound(
  stopping: () => boolean,
  { withMaintenance = true } = {},
): Promise<Round> {
  const { SITE_URL: site, DATA_DIR: dataDir, ALERT_WEBHOOK_URL, HEARTBEAT_URL } = env()
  const { to, from, ...settings } = mailSettings(env())
  const channel = { addresses: { to, from }, transport: transportFor({ to, from, ...settings }) }
  let store: ContactStore | null = null
  let delivered = 0
  let notices: NoticeCounts = { reminders: 0, digests: 0 }
  const linkSite = staffLinkSite(env())
  try {
    store = await contactStore()
    delivered = await deliverDue(
      { ...channel, store, linkSite, mailOptions: staffMailOptions(env()) },
      stopping,
    )
    if (withMaintenance)
      notices = await runCallbackClock({ ...channel, store, linkSite }, Date.now(), stopping)
  } catch (error) {
    reportFailure('contact: delivery', error)
    noteStoreFailure(Date.now())
  }
  if (!withMaintenance || stopping()) return { counts: null, erased: 0, delivered, ...notices }
  const maintenance = { store, dataDir, site, channel: { ...channel, webhookUrl: ALERT_WEBHOOK_URL } }
  const report = await runMaintenance({ ...maintenance, heartbeatUrl: HEARTBEAT_URL }, Date.now())
  return { ...report, ...notices, delivered }
}
