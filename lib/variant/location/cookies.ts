import { cookieAttributes, type CookieSource } from '@/lib/variant/visitor-cookies'

/** Reads one of the visitor's cookies. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

/** Writes one of the visitor's cookies. */
export function writeCookie(name: string, value: string, source?: CookieSource): void {
  const { maxAge, path, secure } = cookieAttributes(location.protocol === 'https:', source)
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}

/** Whether the browser stores cookies written by scripts. */
export function storesCookies(): boolean {
  writeCookie('probe', 'yes')
  const isStored = readCookie('probe') === 'yes'
  deleteCookie('probe')
  return isStored
}
