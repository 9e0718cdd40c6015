import { env } from '@/lib/platform/env'

/** A page's absolute URL, the same as its canonical link. */
export function pageUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}

/** One id for each entity that several pages refer to. */
const ids = { website: '/#website', clinic: '/#clinic', surgeon: '/#surgeon' } as const

/** The `@id` of an entity of this site, for its definition and for references to it. */
export function reference(thing: keyof typeof ids): { '@id': string } {
  return { '@id': pageUrl(ids[thing]) }
}

/** The `@id` of something on one page: the page itself, its breadcrumbs, its subject. */
export function partReference(path: string, part: string): { '@id': string } {
  return { '@id': `${pageUrl(path)}#${part}` }
}
