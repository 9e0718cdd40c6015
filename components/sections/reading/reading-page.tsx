import { Fragment, type ReactNode } from 'react'
import { Contents, type Entry } from './contents'
import { HelpCard } from './help-card'
import { InShort } from './in-short'
import { MarkedText } from './marked-text'
import { PageMeta } from './page-meta'
import { PageSection } from './page-section'
import { ReadNext } from './read-next'
import { SourceList } from './source-list'
import { NextStep } from '@/components/sections/next-step'
import { PageHeading } from '@/components/sections/page-heading'
import { FilmLinks } from '@/components/videos/film-links'
import { helpWords } from '@/content/help'
import type { Link, TextPage } from '@/content/page-schema'
import { readingWords } from '@/content/reading-words'
import type { SourceKey } from '@/content/sources'
import { currentVariant } from '@/lib/current-variant'
import { readingMinutes } from '@/lib/reading-time'
import { inOrder } from '@/lib/source-order'

type ReadingPageProps = {
  path: string
  page: TextPage
  /** Beside the heading's line on reading time: dates, topics. */
  meta?: ReactNode
  /** Beside the text, above what to read next; on a phone it follows 'In short'. */
  aside?: ReactNode
  /** The page's main thing, across its whole width, between the heading and the text. */
  feature?: ReactNode
  /** After how many sections the card on getting help stands; at the end where this is left out. A page may put it first (health.helpFirst). */
  helpAfter?: number
  /** What else the page shows, behind the sections or, where it is the main thing, before them; and its entries in the contents. */
  children?: ReactNode
  childEntries?: readonly Entry[]
  childrenFirst?: boolean
  links?: readonly Link[]
  /** What else takes time to read: the data behind `children`. */
  alsoRead?: object
}

type Part = { entries: readonly Entry[]; node: ReactNode }

/** The parts of a page in their order, each with what the contents say of it. */
function partsOf(props: ReadingPageProps, notes: readonly SourceKey[]): Part[] {
  const { page, children, childEntries = [], childrenFirst = false } = props
  const { health, sections } = page
  const parts: Part[] = sections.map((section) => ({
    entries: [section],
    node: <PageSection section={section} notes={notes} />,
  }))
  const own = { entries: childEntries, node: children }
  if (childrenFirst) parts.unshift(own)
  else parts.push(own)
  if (!health) return parts
  parts.splice(health.helpFirst ? 0 : (props.helpAfter ?? parts.length), 0, {
    entries: [{ id: 'when-to-get-help', heading: helpWords.heading }],
    node: <HelpCard help={health.help} />,
  })
  return [
    ...parts,
    {
      entries: [{ id: 'page-sources', heading: readingWords.sources }],
      node: <SourceList notes={notes} />,
    },
  ]
}

/** A page to read: contents, text, card, sources, and where to go on. Every kind of page is one of these. */
export async function ReadingPage(props: ReadingPageProps) {
  const { path, page, meta, aside, feature, links = page.links } = props
  const { device } = await currentVariant()
  const notes = inOrder(page.health?.sources ?? [])
  const parts = partsOf(props, notes)
  const pageMeta = (
    <PageMeta minutes={readingMinutes([page, props.alsoRead ?? []])} reviewed={page.health?.reviewed}>
      {meta}
    </PageMeta>
  )
  return (
    <article>
      <PageHeading path={path} heading={page.heading} lead={<MarkedText text={page.lead} notes={notes} />}>
        {!feature && pageMeta}
      </PageHeading>
      {feature && (
        <>
          {feature}
          <div className="container-page pb-2">{pageMeta}</div>
        </>
      )}
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[12rem_minmax(0,38rem)_minmax(12rem,1fr)]">
        <Contents entries={parts.flatMap(({ entries }) => entries)} device={device} />
        <div className="space-y-12" data-read-aloud="">
          {page.inShort && <InShort points={page.inShort} notes={notes} />}
          <FilmLinks path={path} />
          {device === 'mobile' && aside}
          {parts.map(({ node }, index) => (
            <Fragment key={index}>{node}</Fragment>
          ))}
        </div>
        <div className="space-y-10 lg:col-start-3 lg:row-start-1">
          {device === 'desktop' && aside}
          <ReadNext links={links} />
          <NextStep />
        </div>
      </div>
    </article>
  )
}
