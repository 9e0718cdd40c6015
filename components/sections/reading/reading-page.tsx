import type { ReactNode } from 'react'
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
import { helpWords } from '@/content/help'
import type { Link, TextPage } from '@/content/page-schema'
import { readingWords } from '@/content/reading-words'
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
  /** After how many sections the card on getting help stands: none where nothing is more urgent; at the end where this is left out. */
  helpAfter?: number
  /** What else the page shows, behind the sections or, where it is the main thing, before them; and its entries in the contents. */
  children?: ReactNode
  childEntries?: readonly Entry[]
  childrenFirst?: boolean
  links?: readonly Link[]
}

const helpEntry = { id: 'when-to-get-help', heading: helpWords.heading }
const sourcesEntry = { id: 'page-sources', heading: readingWords.sources }

/** A page to read: contents, text, card, sources, and where to go on. Every kind of page is one of these. */
export async function ReadingPage(props: ReadingPageProps) {
  const {
    path,
    page,
    meta,
    aside,
    children,
    childEntries = [],
    childrenFirst = false,
    links = page.links,
  } = props
  const { device } = await currentVariant()
  const { health, inShort, sections } = page
  const notes = inOrder(health?.sources ?? [])
  const helpAfter = props.helpAfter ?? sections.length
  const entries = [
    ...(childrenFirst ? childEntries : []),
    ...sections.slice(0, helpAfter),
    ...(props.helpAfter !== undefined && health ? [helpEntry] : []),
    ...sections.slice(helpAfter),
    ...(childrenFirst ? [] : childEntries),
    ...(props.helpAfter === undefined && health ? [helpEntry] : []),
    ...(health ? [sourcesEntry] : []),
  ]
  const card = health && <HelpCard help={health.help} />
  return (
    <article>
      <PageHeading path={path} heading={page.heading} lead={<MarkedText text={page.lead} notes={notes} />}>
        <PageMeta minutes={readingMinutes(page)} reviewed={health?.reviewed}>
          {meta}
        </PageMeta>
      </PageHeading>
      <div className="container-page grid gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[12rem_minmax(0,38rem)_minmax(12rem,1fr)]">
        <Contents entries={entries} device={device} />
        <div className="space-y-12" data-read-aloud="">
          {inShort && <InShort points={inShort} notes={notes} />}
          {device === 'mobile' && aside}
          {childrenFirst && children}
          {sections.slice(0, helpAfter).map((section) => (
            <PageSection key={section.id} section={section} notes={notes} />
          ))}
          {props.helpAfter !== undefined && card}
          {sections.slice(helpAfter).map((section) => (
            <PageSection key={section.id} section={section} notes={notes} />
          ))}
          {!childrenFirst && children}
          {props.helpAfter === undefined && card}
          {health && (
            <div data-unread="">
              <SourceList notes={notes} />
            </div>
          )}
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
