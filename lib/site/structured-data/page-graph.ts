import type { Graph } from 'schema-dts'
import type { Health } from '@/content/schemas/page-schema'
import { servicesPage } from '@/content/en/ui/pages/services'
import { documents } from '@/lib/site/pages/content'
import { routes } from '@/lib/site/routes'
import { reference } from '@/lib/site/structured-data/addresses'
import { breadcrumbs } from '@/lib/site/structured-data/breadcrumbs'
import { clinic } from '@/lib/site/structured-data/clinic'
import { officeShown } from '@/lib/site/structured-data/office-shown'
import { subjectsOf } from '@/lib/site/structured-data/pages/subjects'
import { surgeon } from '@/lib/site/structured-data/surgeon'
import { webPage } from '@/lib/site/structured-data/pages/web-page'
import { website } from '@/lib/site/structured-data/website'
import type { Mode } from '@/lib/variant/variant'

/** The pages whose main subject is the practice or the surgeon. */
const mainSubjects: Readonly<Record<string, 'clinic' | 'surgeon'>> = {
  '/': 'clinic',
  '/contact': 'clinic',
  '/getting-here': 'clinic',
  '/insurance': 'clinic',
  '/referring-offices': 'clinic',
  '/about': 'surgeon',
  '/biography': 'surgeon',
}

function healthOf(path: string): Omit<Health, 'help'> | undefined {
  if (path === '/services') return servicesPage.health
  return documents.find(({ href }) => href === path)?.page.health
}

/**
 * The structured data of a page in a variant, containing nothing that the page does not show
 * (docs/decisions/0014): the page itself, its breadcrumbs, what it describes, the surgeon, the practice and the
 * site. Null for pages excluded from search engines.
 */
export function pageGraph(path: string, heading: string, mode: Mode): Graph | null {
  if (!routes.some(({ href, inSitemap }) => inSitemap && href === path)) return null
  const health = healthOf(path)
  const trail = breadcrumbs(path)
  const described = subjectsOf(path, mode)
  const shown = officeShown(path, mode)
  const main = mainSubjects[path]
    ? [reference(mainSubjects[path])]
    : described.map(({ '@id': id }) => ({ '@id': id }))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPage({ path, heading, health }, main),
      ...(trail ? [trail] : []),
      ...described,
      surgeon(shown),
      clinic(shown),
      website(),
    ],
  }
}
