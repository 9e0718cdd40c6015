import type { IdReference, WebPage } from 'schema-dts'
import type { Health } from '@/content/page-schema'
import { pageUrl, partReference, reference } from '@/lib/structured-data/addresses'
import { questions } from '@/lib/structured-data/questions'
import { reviewFacts } from '@/lib/structured-data/review-facts'
import type { Mode } from '@/lib/variant'

export type ShownPage = { path: string; heading: string; health: Health | undefined }

/** Pages of a kind of their own; all others are health pages or plain ones. */
const kinds: Readonly<Record<string, 'AboutPage' | 'ProfilePage' | 'ContactPage' | 'CollectionPage'>> = {
  '/about': 'AboutPage',
  '/biography': 'ProfilePage',
  '/contact': 'ContactPage',
  '/blog': 'CollectionPage',
}

/** A page, and by reference what it is about. */
export function webPage({ path, heading, health }: ShownPage, subjects: IdReference[], mode: Mode): WebPage {
  const common = {
    ...partReference(path, 'page'),
    url: pageUrl(path),
    name: heading,
    inLanguage: 'en',
    isPartOf: reference('website'),
    ...(path !== '/' && { breadcrumb: partReference(path, 'breadcrumbs') }),
    ...(health && reviewFacts(health)),
  }
  if (path === '/resources/faq') return { '@type': 'FAQPage', ...common, mainEntity: questions(mode) }
  const kind = kinds[path] ?? (health ? 'MedicalWebPage' : 'WebPage')
  return { '@type': kind, ...common, ...(subjects.length > 0 && { mainEntity: subjects }) }
}
