import type { Variant } from '@/lib/variant'

/**
 * How much of the office every variant of a page shows (spec 6): its city; for local visitors the phone and the street, at
 * the foot of each page; the fax and the e-mail address only on the notices, for everyone, and on a desktop's contact page.
 */
export type OfficeShown = 'city' | 'phone' | 'all'

/** What the page at a path shows of the office in a variant. */
export function officeShown(path: string, { mode, device }: Variant): OfficeShown {
  if (path.startsWith('/legal/')) return 'all'
  if (mode !== 'local') return 'city'
  return path === '/contact' && device === 'desktop' ? 'all' : 'phone'
}
