import { pageLabels } from '@/content/en/ui/site/page-labels'
import { partIds } from '@/lib/anatomy/parts'
import type { Addresses } from '@/lib/build/content/checks/links'

type Compiled = { sections?: { id: string }[]; questions?: Record<string, string> }

/** The folder of a collection in the site's addresses. */
const folders: Record<string, string> = {
  conditions: '/resources/conditions',
  procedures: '/resources/procedures',
  services: '/services',
  articles: '/blog',
  legal: '/legal',
}

/** Ids that components give, beside those of a page's sections. */
const ofComponents: Record<string, readonly string[]> = {
  '/resources/forms': ['visit-packet', 'contact-language'],
  '/recovery-tracker': ['safety'],
  '/spine-anatomy': partIds,
}

const idsOf = ({ sections = [], questions = {} }: Compiled) => [
  ...sections.map(({ id }) => id),
  ...Object.keys(questions),
]

const baseName = (href: string) => href.slice(href.lastIndexOf('/') + 1)

/** The address of a file's page. Answers, videos and topics of the FAQ have none of their own. */
export function addressOf(collection: string, name: string): string | undefined {
  if (collection === 'pages') return Object.keys(pageLabels).find((href) => baseName(href) === name)
  return folders[collection] && `${folders[collection]}/${name}`
}

/** The addresses of all pages, from what was compiled: files by collection, each with its compiled pages by name. */
export function addressesOf(compiled: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Addresses {
  const pages = (name: string) => (compiled.get(name) ?? new Map()) as ReadonlyMap<string, Compiled>
  const groups = [...pages('faq')].flatMap(([name, group]) => [name, ...idsOf(group)])
  const addresses: Addresses = new Map()
  const ofCompiled: Record<string, readonly string[]> = {
    '/resources/faq': groups,
    '/video-library': [...pages('videos').keys()],
  }
  const add = (href: string, page: Compiled | undefined) => {
    const more = [...(ofComponents[href] ?? []), ...(ofCompiled[href] ?? [])]
    addresses.set(href, page && new Set([...idsOf(page), 'when-to-get-help', 'at-a-glance', ...more]))
  }
  for (const href of Object.keys(pageLabels)) add(href, pages('pages').get(baseName(href)))
  for (const [collection, folder] of Object.entries(folders))
    for (const [name, page] of pages(collection)) add(`${folder}/${name}`, page)
  return addresses
}
