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
  /** A drawing that belongs to the page, beside everything else. */
  picture?: ReactNode
  /** A tool follows, which should begin on the first screen. */
  isCompact?: boolean
}

/** The top of a page: breadcrumbs, heading and lead, and what belongs to them. */
export function PageHeading({
  path,
  heading,
  shownHeading = heading,
  lead,
  children,
  picture,
  isCompact,
}: PageHeadingProps) {
  return (
    <div className={cn({ 'border-b border-line': !children || isCompact })}>
      <div
        className={cn('container-page print:py-1', isCompact ? 'pt-3 pb-4 md:pt-6' : 'pt-3', {
          'pb-10 md:pb-14': !children && !isCompact,
        })}
      >
        <Breadcrumbs path={path} />
        <div
          data-read-aloud=""
          className={cn({
            'gap-x-14 gap-y-8 max-lg:space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] print:block print:space-y-3':
              picture,
          })}
        >
          <div className="page-top">
            <div>
              <h1
                className={cn(
                  'max-w-4xl text-3xl hyphens-auto sm:hyphens-manual md:text-[2.75rem] md:leading-[1.1] print:mt-2 print:text-3xl',
                  isCompact ? 'mt-2 md:mt-4' : 'mt-3 md:mt-4',
                )}
              >
                {shownHeading}
              </h1>
              <p
                className={cn(
                  'max-w-[48.5rem] text-lg leading-normal text-pretty text-muted print:mt-1 print:text-[1.125rem] print:leading-snug',
                  isCompact ? 'mt-2' : 'mt-2.5',
                )}
              >
                {lead}
              </p>
              {children}
            </div>
          </div>
          {picture}
        </div>
      </div>
      <StructuredData path={path} heading={heading} />
    </div>
  )
}
