import type { IdReference, WebPage } from 'schema-dts'
import type { Health } from '@/content/schemas/page-schema'
import { pageUrl, partReference, reference } from '@/lib/site/structured-data/addresses'
import { reviewFacts } from '@/lib/site/structured-data/review-facts'

export type ShownPage = { path: string; heading: string; health: Omit<Health, 'help'> | undefined }

/** Pages with a specific type; all others are medical or plain pages. */
const kinds: Readonly<Record<string, 'AboutPage' | 'ProfilePage' | 'ContactPage' | 'CollectionPage'>> = {
  '/about': 'AboutPage',
  '/biography': 'ProfilePage',
  '/contact': 'ContactPage',
  '/blog': 'CollectionPage',
}

/** The page itself, with references to its subjects. The FAQ's questions are marked up in its HTML. */
export function webPage({ path, heading, health }: ShownPage, subjects: IdReference[]): WebPage {
  const common = {
    ...partReference(path, 'page'),
    url: pageUrl(path),
    name: heading,
    inLanguage: 'en',
    isPartOf: reference('website'),
    ...(path !== '/' && { breadcrumb: partReference(path, 'breadcrumbs') }),
    ...(health && reviewFacts(path, health)),
  }
  const kind = kinds[path] ?? (health ? 'MedicalWebPage' : 'WebPage')
  return { '@type': kind, ...common, ...(subjects.length > 0 && { mainEntity: subjects }) }
}
