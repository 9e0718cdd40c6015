import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/site/layout/breadcrumbs'
import { StructuredData } from '@/components/site/layout/structured-data'
import { cn } from '@/lib/cn'

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
      <div
        className={cn('container-page print:py-1', isCompact ? 'pt-3 pb-4 md:pt-6' : 'pt-6', {
          'pb-5 md:pb-8': children && !isCompact,
          'pb-10 md:pb-14': !children && !isCompact,
        })}
      >
        <Breadcrumbs path={path} />
        <h1
          className={cn(
            'max-w-4xl text-3xl hyphens-auto sm:hyphens-manual md:text-4xl print:mt-2 print:text-3xl',
            isCompact ? 'mt-2 md:mt-4' : 'mt-6',
          )}
        >
          {shownHeading}
        </h1>
        <p
          className={cn(
            'measure text-lg text-balance text-muted print:mt-2 print:text-base',
            isCompact ? 'mt-2' : 'mt-5',
          )}
        >
          {lead}
        </p>
        {children}
      </div>
      <StructuredData path={path} heading={heading} />
    </div>
  )
}
