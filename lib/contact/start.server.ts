import 'server-only'
import type { Pool } from 'pg'
import { queueNotices } from '@/lib/contact/callback/notices.server'
import { maintain } from '@/lib/contact/delivery/alerts/maintenance.server'
import { deliveryWorker } from '@/lib/contact/delivery/worker.server'
import { contactStore, hasStore } from '@/lib/contact/store/contact-store.server'
import { saveVisits } from '@/lib/contact/store/visits.server'
import { isProtected } from '@/lib/platform/database/connection-settings.server'
import { sharedPool } from '@/lib/platform/database/postgres-pool.server'
import { log } from '@/lib/platform/log/log.server'
import { checkSettings, exitIfInvalid, reportRefusals } from '@/lib/platform/check-settings.server'

/** A database elsewhere would receive its password, and when patients asked for what, for others to read. */
function warnIfExposed(pool: Pool | undefined): void {
  if (!pool || isProtected(pool.options)) return
  log().warn(
    'database: the connection to another machine is not protected; add sslmode=verify-full to DATABASE_URL',
  )
}

/** Validates the configuration, exiting the process if it is invalid, and starts the delivery worker. */
export function startContact(): void {
  checkSettings()
  reportRefusals(log())
  // Without a store, requests are refused and there is nothing to deliver.
  if (!hasStore()) return
  exitIfInvalid(() => warnIfExposed(sharedPool()))
  const worker = deliveryWorker()
  worker.start(async () => {
    await queueNotices()
    await maintain()
    await saveVisits((await contactStore()).db)
  })
  process.once('SIGTERM', () => {
    void worker.stop().then(() => {
      // The listener replaces SIGTERM's default behavior, so the process has to be ended explicitly.
      if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
    })
  })
}
