import type { OfflinePage } from '@/lib/on-device/offline/pages'
import { OfflineNote } from './offline-note'
import { isDevelopment } from '@/lib/platform/env'

/**
 * Makes a page from lib/on-device/offline/pages.ts available offline, and says so on the page. Next's
 * development server has no service worker.
 */
export function OfflineCopy({ page }: { page: OfflinePage }) {
  if (isDevelopment) return null
  return <OfflineNote page={page} />
}
