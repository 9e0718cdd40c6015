import { deleteCaches } from './page-files'
import { workerAddress } from './pages'
import { scope } from './worker-scope'

/**
 * Removing the script, or setting OFFLINE_COPIES=off, uninstalls every worker on the visitor's next visit.
 */
export async function uninstallIfRemoved(): Promise<void> {
  const { status } = await fetch(workerAddress, { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  await deleteCaches('all')
  await scope.registration.unregister()
}
