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

/** With very large text on a phone, a heading grows only as far as its longest word fits on a line. */
const hasLongWord = (heading: string) => /[^\s-]{13}/.test(heading)

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
                  'max-w-4xl hyphens-auto sm:hyphens-manual md:text-[2.75rem] print:mt-2 print:text-3xl',
                  hasLongWord(heading) ? 'text-[min(2.5rem,10.9vw)]' : 'text-[min(2.5rem,13.5vw)]',
                  // After the sizes, which would take its place.
                  'leading-[1.1] md:leading-[1.1]',
                  isCompact ? 'mt-2 md:mt-4' : 'mt-3 md:mt-4',
                )}
              >
                {shownHeading}
              </h1>
              <p
                className={cn(
                  'max-w-[48.5rem] text-[min(1.25rem,9.8vw)] leading-normal text-pretty text-muted print:mt-1 print:text-[1.125rem] print:leading-snug',
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
