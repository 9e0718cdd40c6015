import type { Mode } from '@/lib/variant/variant'

/**
 * How much of the office's contact details a page shows: every variant shows the city; local visitors also
 * see the phone and street in every footer. The fax and email address are only on the legal notices, for
 * everyone, and on the contact page.
 */
export type OfficeShown = 'city' | 'phone' | 'all'

/** What a page shows of the office in a variant. */
export function officeShown(path: string, mode: Mode): OfficeShown {
  if (path.startsWith('/legal/')) return 'all'
  if (mode !== 'local') return 'city'
  return path === '/contact' ? 'all' : 'phone'
}
