import type { OfflinePage } from '@/lib/offline/pages'
import { OfflineNote } from './offline-note'
import { currentVariant } from '@/lib/current-variant'
import { encodeVariant } from '@/lib/variant'
import { isDevelopment } from '@/lib/env'

/** Makes a page of lib/offline/pages.ts work without a connection, and says so on it. Next's development server has no worker. */
export async function OfflineCopy({ page }: { page: OfflinePage }) {
  if (isDevelopment) return null
  return <OfflineNote page={page} segment={encodeVariant(await currentVariant())} />
}
