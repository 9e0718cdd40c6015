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
import { ReviewLine } from './review-line'
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
  /** A drawing at the top of the page. */
  picture?: ReactNode
  /** Shown in the margin of the text; on a phone, after 'In short'. */
  aside?: ReactNode
  /** The page's main content, full width, between the heading and the text. */
  feature?: ReactNode
  /** The feature leads to other pages, so the line about emergencies comes before it. */
  isHub?: boolean
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

/** The section with a procedure's times comes before everything else. */
const glanceId = 'at-a-glance'

type Part = { entries: readonly Entry[]; node: ReactNode }

/** A page's parts in order, each with its entry in the contents. */
function partsOf(props: ReadingPageProps, notes: readonly SourceKey[]): Part[] {
  const { page, children, childEntries = [], childrenFirst = false } = props
  const sections = page.sections.filter(({ id }) => id !== glanceId)
  const parts: Part[] = sections.map((section) => ({
    entries: [section],
    node: <PageSection section={section} notes={notes} />,
  }))
  const own = { entries: childEntries, node: children }
  if (childrenFirst) parts.unshift(own)
  else parts.push(own)
  return parts
}

/** The layout of every text page: help card, contents, text, further reading, and sources with the review. */
export function ReadingPage(props: ReadingPageProps) {
  const { path, page, meta, picture, aside, feature, isHub = false } = props
  const { links = page.links, questions = [] } = props
  const { health } = page
  const notes = inOrder(health?.sources ?? [])
  const glance = page.sections.find(({ id }) => id === glanceId)
  const parts = partsOf(props, notes)
  const pageMeta = (
    <PageMeta
      minutes={props.isReference || props.isHub ? undefined : readingMinutes([page, props.alsoRead ?? []])}
    >
      {meta}
    </PageMeta>
  )
  const entries = [
    ...(health?.help ? [{ id: 'when-to-get-help', heading: helpWords.heading }] : []),
    ...(glance ? [glance] : []),
    ...parts.flatMap((part) => part.entries),
    ...(health ? [{ id: 'page-sources', heading: readingWords.sources }] : []),
  ]
  const help = health && (health.help ? <HelpCard help={health.help} /> : <HelpLine />)
  return (
    <article>
      <PageHeading
        path={path}
        heading={page.heading}
        lead={<MarkedText text={page.lead} notes={notes} />}
        isCompact={Boolean(feature)}
        picture={picture}
      >
        {!feature && pageMeta}
        {(!feature || isHub) && help}
      </PageHeading>
      {feature && (
        <>
          {feature}
          <div className="container-page pb-2">{pageMeta}</div>
        </>
      )}
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-8 lg:grid-cols-[14rem_minmax(0,42rem)_minmax(0,9.5rem)] print:block print:py-3">
        <Contents entries={entries} className={isHub ? 'max-lg:hidden' : undefined} />
        <div className="space-y-12 md:text-[1.1875rem] print:space-y-3 print:text-[1.125rem]">
          <div className="space-y-12 print:space-y-3" data-read-aloud="">
            {feature && !isHub && help}
            {glance && <PageSection section={glance} notes={notes} />}
            {page.inShort && <InShort points={page.inShort} notes={notes} />}
            {aside && <div className="lg:hidden">{aside}</div>}
            {parts.map(({ node }, index) => (
              <Fragment key={index}>
                {node}
                {index === 0 && <VideoLinks path={path} />}
              </Fragment>
            ))}
          </div>
          <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 print:hidden">
            <ReadNext links={links} />
            <PeopleAlsoAsk questions={questions} />
          </div>
          <NextStep />
          {health && (
            <SourceList notes={notes}>
              <ReviewLine path={path} reviewed={health.reviewed} />
            </SourceList>
          )}
        </div>
        {aside && <div className="max-lg:hidden">{aside}</div>}
      </div>
    </article>
  )
}
