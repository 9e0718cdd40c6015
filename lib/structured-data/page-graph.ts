import type { Graph } from 'schema-dts'
import type { Health } from '@/content/page-schema'
import { servicesPage } from '@/content/services-page'
import { documents } from '@/lib/content'
import { routes } from '@/lib/routes'
import { reference } from '@/lib/structured-data/addresses'
import { breadcrumbs } from '@/lib/structured-data/breadcrumbs'
import { clinic } from '@/lib/structured-data/clinic'
import { officeShown } from '@/lib/structured-data/office-shown'
import { subjectsOf } from '@/lib/structured-data/subjects'
import { surgeon } from '@/lib/structured-data/surgeon'
import { webPage } from '@/lib/structured-data/web-page'
import { website } from '@/lib/structured-data/website'
import type { Variant } from '@/lib/variant'

/** The pages that introduce the practice or its surgeon. */
const introduced: Readonly<Record<string, 'clinic' | 'surgeon'>> = {
  '/': 'clinic',
  '/contact': 'clinic',
  '/about': 'surgeon',
  '/biography': 'surgeon',
}

function healthOf(path: string): Health | undefined {
  if (path === '/services') return servicesPage.health
  return documents.find(({ href }) => href === path)?.page.health
}

/**
 * The structured data of a page in a variant, and nothing in it that the page does not show (docs/decisions/0015): the page
 * itself, its breadcrumbs, what it describes, the surgeon where the name stands on it, the practice and the site.
 * Null for pages that search engines must not list.
 */
export function pageGraph(path: string, heading: string, variant: Variant): Graph | null {
  if (!routes.some(({ href, inSitemap }) => inSitemap && href === path)) return null
  const health = healthOf(path)
  const trail = breadcrumbs(path)
  const described = subjectsOf(path, variant.mode)
  const main = introduced[path]
    ? [reference(introduced[path])]
    : described.map(({ '@id': id }) => ({ '@id': id }))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPage({ path, heading, health }, main, variant.mode),
      ...(trail ? [trail] : []),
      ...described,
      // A health page names its reviewer.
      ...(health || introduced[path] === 'surgeon' ? [surgeon()] : []),
      clinic(officeShown(path, variant)),
      website(),
    ],
  }
}
