import { env } from '@/lib/env'

/** A page's address on our own origin, as its canonical link gives it. */
export function pageUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}

/** The one id of each thing that several pages speak of. */
const ids = { website: '/#website', clinic: '/#clinic', surgeon: '/#surgeon' } as const

/** What names a thing of this site in the data, for `@id` there and for references from elsewhere. */
export function reference(thing: keyof typeof ids): { '@id': string } {
  return { '@id': pageUrl(ids[thing]) }
}

/** What names a part of one page in the data: the page itself, its breadcrumbs, the thing that it is about. */
export function partReference(path: string, part: string): { '@id': string } {
  return { '@id': `${pageUrl(path)}#${part}` }
}
