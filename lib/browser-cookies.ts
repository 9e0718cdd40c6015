import { cookieAttributes } from '@/lib/visitor-cookies'

/** Writes one of the visitor's cookies from script. */
export function writeCookie(name: string, value: string): void {
  const { maxAge, path, secure } = cookieAttributes(location.protocol === 'https:')
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}
