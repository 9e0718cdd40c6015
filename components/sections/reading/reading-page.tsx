import { Fragment, type ReactNode } from 'react'
import { Contents, type Entry } from './contents'
import { HelpCard } from './help-card'
import { HelpLine } from './help-line'
import { InShort } from './in-short'
import { MarkedText } from './blocks/marked-text'
import { PageMeta } from './page-meta'
import { PageSection } from './page-section'
import { PeopleAlsoAsk } from './people-also-ask'
import { ReadNext } from './read-next'
import { SourceList } from './source-list'
import { NextStep } from '@/components/sections/next-step'
import { PageHeading } from '@/components/sections/page-heading'
import { VideoLinks } from '@/components/videos/video-links'
import { helpWords } from '@/content/en/ui/site/help'
import type { Link, TextPage } from '@/content/schemas/page-schema'
import { readingWords } from '@/content/en/ui/site/reading'
import type { SourceKey } from '@/content/sources'
import { readingMinutes } from '@/lib/site/pages/reading-time'
import { inOrder } from '@/lib/site/pages/source-order'

type ReadingPageProps = {
  path: string
  page: TextPage
  /** Shown next to the reading time, such as dates or topics. */
  meta?: ReactNode
  /** Shown next to the text, above the further reading; on a phone, after 'In short'. */
  aside?: ReactNode
  /** The page's main content, full width, between the heading and the text. */
  feature?: ReactNode
  /**
   * Additional content after the sections (or before them, if it is the main content), and its entries in the
   * contents.
   */
  children?: ReactNode
  childEntries?: readonly Entry[]
  childrenFirst?: boolean
  links?: readonly Link[]
  /** Questions that the assistant answers on the same subject. */
  questions?: readonly string[]
  /** Counted toward the reading time: the data behind `children`. */
  alsoRead?: object
  /** People look something up here instead of reading from start to end, so there is no reading time. */
  isReference?: boolean
}

type Part = { entries: readonly Entry[]; node: ReactNode }

/** A page's parts in order, each with its entry in the contents. */
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
  return [
    ...parts,
    {
      entries: [{ id: 'page-sources', heading: readingWords.sources }],
      node: <SourceList notes={notes} />,
    },
  ]
}

/** The layout of every text page: contents, text, help card, sources and further reading. */
export function ReadingPage(props: ReadingPageProps) {
  const { path, page, meta, aside, feature, links = page.links, questions = [] } = props
  const notes = inOrder(page.health?.sources ?? [])
  const parts = partsOf(props, notes)
  const help = page.health?.help ? [{ id: 'when-to-get-help', heading: helpWords.heading }] : []
  const entries = [...help, ...parts.flatMap((part) => part.entries)]
  const pageMeta = (
    <PageMeta
      path={path}
      minutes={props.isReference ? undefined : readingMinutes([page, props.alsoRead ?? []])}
      reviewed={page.health?.reviewed}
    >
      {meta}
    </PageMeta>
  )
  return (
    <article>
      <PageHeading
        path={path}
        heading={page.heading}
        lead={<MarkedText text={page.lead} notes={notes} />}
        isCompact={Boolean(feature)}
      >
        {!feature && pageMeta}
      </PageHeading>
      {feature && (
        <>
          {feature}
          <div className="container-page pb-2">{pageMeta}</div>
        </>
      )}
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[12rem_minmax(0,38rem)_minmax(12rem,1fr)] print:block print:py-4">
        <Contents entries={entries} />
        <div className="space-y-12" data-read-aloud="">
          {page.health && (page.health.help ? <HelpCard help={page.health.help} /> : <HelpLine />)}
          {page.inShort && <InShort points={page.inShort} notes={notes} />}
          <VideoLinks path={path} />
          {aside && <div className="desktop:hidden">{aside}</div>}
          {parts.map(({ node }, index) => (
            <Fragment key={index}>{node}</Fragment>
          ))}
        </div>
        <div className="space-y-10 lg:col-start-3 lg:row-start-1">
          {aside && <div className="mobile:hidden">{aside}</div>}
          <ReadNext links={links} />
          <PeopleAlsoAsk questions={questions} />
        </div>
        <div className="lg:col-start-2">
          <NextStep />
        </div>
      </div>
    </article>
  )
}
