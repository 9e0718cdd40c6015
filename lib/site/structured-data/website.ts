import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts'
import { practice } from '@/content/generated/practice/practice'
import { pageUrl, reference } from '@/lib/site/structured-data/addresses'

/** The site and how to search it. */
export function website(): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    ...reference('website'),
    url: pageUrl('/'),
    name: practice.name,
    publisher: reference('clinic'),
    potentialAction: search,
  }
}
