import { env } from '@/lib/platform/env'

/**
 * A page's absolute URL, identical to its canonical link: Next.js writes the home page as the bare origin.
 */
export function absoluteUrl(path: string): string {
  return path === '/' ? env().SITE_URL : `${env().SITE_URL}${path}`
}
