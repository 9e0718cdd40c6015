import { officePages } from '@/lib/site/pages/office-pages'
import type { Mode } from '@/lib/variant/variant'

/**
 * How much of the office's contact details a page shows: every page names its city, state and ZIP code; local visitors also see
 * the phone and street in every footer. Everything, with fax, hours and map, is on the contact page for local visitors, and
 * for everyone on the legal notices and the pages for visits.
 */
export type OfficeShown = 'place' | 'phone' | 'all'

/** What a page shows of the office in a variant. */
export function officeShown(path: string, mode: Mode): OfficeShown {
  if (path.startsWith('/legal/') || path in officePages) return 'all'
  if (mode !== 'local') return 'place'
  return path === '/contact' ? 'all' : 'phone'
}
