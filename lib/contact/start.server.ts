import 'server-only'
import { hasStore } from '@/lib/contact/contact-store.server'
import { deliveryWorker } from '@/lib/contact/delivery-worker.server'
import { env, EnvironmentError, mailSettings } from '@/lib/env'

/** Checks the configuration, ending the process when it cannot be used, and starts the delivery of what waits. */
export function startContact(): void {
  try {
    mailSettings(env())
    // Without a store requests are refused, and there is nothing to deliver.
    if (!hasStore()) return
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
  const worker = deliveryWorker()
  worker.start()
  process.once('SIGTERM', () => {
    void worker.stop().then(() => {
      // Nobody else ends the process: without this the listener would have made it deaf to SIGTERM.
      if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
    })
  })
}
