import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/site/layout/breadcrumbs'
import { StructuredData } from '@/components/site/layout/structured-data'

type PageHeadingProps = {
  path: string
  heading: string
  /** The heading to display, if it can change on the page. */
  shownHeading?: ReactNode
  lead: ReactNode
  children?: ReactNode
  /** A tool follows, which should begin on the first screen. */
  isCompact?: boolean
}

/** The top of a page: breadcrumbs, heading and lead. */
export function PageHeading({
  path,
  heading,
  shownHeading = heading,
  lead,
  children,
  isCompact,
}: PageHeadingProps) {
  return (
    <div className="border-b border-line">
      <div className={`container-page pt-6 print:py-1 ${children || isCompact ? 'pb-5 md:pb-8' : 'pb-10 md:pb-14'}`}>
        <Breadcrumbs path={path} />
        <h1 className="mt-6 max-w-4xl text-3xl hyphens-auto print:mt-2 print:text-3xl sm:hyphens-manual md:text-4xl">{shownHeading}</h1>
        <p className="mt-5 measure text-lg text-balance text-muted print:mt-2 print:text-base">{lead}</p>
        {children}
      </div>
      <StructuredData path={path} heading={heading} />
    </div>
  )
}
