import type { ReactNode } from 'react'
import { ListenButton } from './listen-button'
import { PrintButton } from './print-button'
import { readingWords } from '@/content/en/ui/site/reading'

type PageMetaProps = { minutes: number | undefined; children?: ReactNode }

/** Below a page's lead: reading time, and ways to print or listen. */
export function PageMeta({ minutes, children }: PageMetaProps) {
  return (
    <div data-unread="" className="mt-2 -mb-2 flex flex-wrap items-center gap-x-6 text-sm text-muted">
      {minutes && <p className="print:hidden">{readingWords.minutes(minutes)}</p>}
      {children}
      <div className="flex flex-wrap items-center gap-x-6">
        <PrintButton>{readingWords.print}</PrintButton>
        <ListenButton words={readingWords.listen} />
      </div>
    </div>
  )
}
