import type { BreadcrumbListLeaf } from 'schema-dts'
import { ancestors, labelOf } from '@/lib/site/routes'
import { pageUrl, partReference } from '@/lib/site/structured-data/addresses'

/** The breadcrumbs shown on the page; null for the home page. */
export function breadcrumbs(path: string): BreadcrumbListLeaf | null {
  const above = ancestors(path).map(({ href, label }) => ({ name: label, item: pageUrl(href) }))
  if (above.length === 0) return null
  return {
    '@type': 'BreadcrumbList',
    ...partReference(path, 'breadcrumbs'),
    itemListElement: [...above, { name: labelOf(path) ?? path }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  }
}
