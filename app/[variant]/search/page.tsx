import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { Found } from './_components/found'
import { PageHeading } from '@/components/sections/page-heading'
import { SearchForm } from '@/components/site/search/search-form'
import { searchWords, tooManySearches } from '@/content/en/ui/pages/search'
import { languageOf } from '@/lib/assistant/understanding/language'
import { currentMode } from '@/lib/variant/current-mode'
import { pageMetadata } from '@/lib/site/metadata'
import { pageTitle } from '@/lib/site/page-title'
import { QUERY_LIMIT } from '@/lib/search/query/query-limit'
import { siteSearch } from '@/lib/search/site-search'
import { takeSearch } from '@/lib/search/search-limit.server'

const maxResults = 20

type Props = { searchParams: Promise<{ q?: string | string[] }> }

async function queryOf({ searchParams }: Props): Promise<string> {
  const { q } = await searchParams
  return [q].flat()[0]?.trim().slice(0, QUERY_LIMIT) ?? ''
}

/**
 * Cached per request, because both the title and the page need the results. Null when the visitor is
 * rate-limited.
 */
const hitsFor = cache(async (query: string) => {
  if (!query) return []
  if (!(await takeSearch(await headers()))) return null
  return siteSearch(query, { mode: await currentMode(), limit: maxResults })
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await queryOf(props)
  const hits = await hitsFor(query)
  const metadata = pageMetadata('/search', searchWords)
  // Only the title contains the query; a link preview must not show it.
  return query && hits ? { ...metadata, title: pageTitle(searchWords.heading(hits.length, query)) } : metadata
}

/** Results for `?q=`, rendered per request. Nothing is stored or logged. */
export default async function SearchPage(props: Props) {
  const query = await queryOf(props)
  const hits = await hitsFor(query)
  const language = languageOf(query)
  return (
    <>
      <PageHeading path="/search" heading={searchWords.title} lead={searchWords.lead} isCompact />
      <div className="container-page space-y-8 py-8">
        <div role="search" className="measure">
          <SearchForm id="search" value={query} />
          <p className="mt-3 text-sm text-muted">{searchWords.privacy}</p>
        </div>
        {hits ? (
          <Found query={query} hits={hits} />
        ) : (
          <p role="status" lang={language} className="measure text-lg">
            {tooManySearches[language]}
          </p>
        )}
      </div>
    </>
  )
}
