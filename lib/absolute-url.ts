import { env } from '@/lib/env'

/** A page's full address, spelled as in its canonical link: Next writes the home page as the bare origin. */
export function absoluteUrl(path: string): string {
  return path === '/' ? env().SITE_URL : `${env().SITE_URL}${path}`
}
