import type { Metadata } from 'next'
import { cache } from 'react'
import { NothingFound } from './_components/nothing-found'
import { ResultList } from './_components/result-list'
import { Starts } from './_components/starts'
import { UrgentNote } from './_components/urgent-note'
import { PageHeading } from '@/components/sections/page-heading'
import { SearchForm } from '@/components/site/search-form'
import { searchWords } from '@/content/search-words'
import { currentVariant } from '@/lib/current-variant'
import { pageMetadata } from '@/lib/metadata'
import { pageTitle } from '@/lib/page-title'
import { QUERY_LIMIT } from '@/lib/search/query-limit'
import { search } from '@/lib/search/search'

const maxResults = 20

type Props = { searchParams: Promise<{ q?: string | string[] }> }

async function queryOf({ searchParams }: Props): Promise<string> {
  const { q } = await searchParams
  return [q].flat()[0]?.trim().slice(0, QUERY_LIMIT) ?? ''
}

/** Once per request: the title counts the results, the page shows them. */
const hitsFor = cache(async (query: string) => {
  const { mode } = await currentVariant()
  return query ? search(query, { mode, limit: maxResults }) : []
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await queryOf(props)
  const hits = await hitsFor(query)
  const metadata = pageMetadata('/search', searchWords)
  // The title alone tells what was searched for: a preview of a shared link has no business with it.
  return query ? { ...metadata, title: pageTitle(searchWords.heading(hits.length, query)) } : metadata
}

/** The results for `?q=`, made on the server for each request. Nothing of it is kept or logged. */
export default async function SearchPage(props: Props) {
  const query = await queryOf(props)
  const hits = await hitsFor(query)
  return (
    <>
      <PageHeading path="/search" heading={searchWords.title} lead={searchWords.lead} />
      <div className="container-page space-y-10 py-10 md:py-14">
        <div role="search" className="measure">
          <SearchForm id="search" value={query} />
          <p className="mt-3 text-sm text-muted">{searchWords.privacy}</p>
        </div>
        {query && <UrgentNote query={query} />}
        {hits.length > 0 && <ResultList query={query} hits={hits} />}
        {query && hits.length === 0 && <NothingFound query={query} />}
        {hits.length === 0 && <Starts />}
      </div>
    </>
  )
}
