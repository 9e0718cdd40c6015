import 'server-only'
import { hasStore } from '@/lib/contact/store/contact-store.server'
import { deliveryWorker } from '@/lib/contact/delivery/delivery-worker.server'
import { checkSettings } from '@/lib/server/start/check-settings.server'

/** Validates the configuration, exiting the process if it is invalid, and starts the delivery worker. */
export function startContact(): void {
  checkSettings()
  // Without a store, requests are refused and there is nothing to deliver.
  if (!hasStore()) return
  const worker = deliveryWorker()
  worker.start()
  process.once('SIGTERM', () => {
    void worker.stop().then(() => {
      // The listener replaces SIGTERM's default behavior, so the process has to be ended explicitly.
      if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
    })
  })
}
