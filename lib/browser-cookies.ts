import { cookieAttributes } from '@/lib/visitor-cookies'

/** One of the visitor's cookies, as script may read them. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

/** Writes one of the visitor's cookies from script. */
export function writeCookie(name: string, value: string): void {
  const { maxAge, path, secure } = cookieAttributes(location.protocol === 'https:')
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}

/** Whether the browser keeps a cookie that script writes. */
export function keepsCookies(): boolean {
  writeCookie('probe', 'yes')
  const isKept = readCookie('probe') === 'yes'
  deleteCookie('probe')
  return isKept
}
