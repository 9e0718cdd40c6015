import { officeAddress, officeCache, type OfficePhone } from './pages'
import { modeCookie, modeFromCookie } from '@/lib/variant/visitor-cookies'
import { scope } from './worker-scope'

/** The office's number, if the visitor's latest page was for near visitors and the mode cookie agrees. */
export async function officePhone(): Promise<OfficePhone | null> {
  const cookie = await scope.cookieStore?.get(modeCookie)
  const mode = modeFromCookie(cookie?.value)
  if (mode === 'remote') return null
  const stored = await caches.match(officeAddress, { cacheName: officeCache })
  return stored ? ((await stored.json()) as OfficePhone) : null
}
