import type { ReactNode } from 'react'
import { ListenButton } from './listen-button'
import { PrintButton } from './print-button'
import { ReviewLine } from './review-line'
import { readingWords } from '@/content/en/ui/site/reading'

type PageMetaProps = {
  path: string
  minutes: number | undefined
  reviewed?: string | undefined
  children?: ReactNode
}

/** Below a page's lead: reading time, review, and ways to print or listen. */
export function PageMeta({ path, minutes, reviewed, children }: PageMetaProps) {
  return (
    <div className="mt-6 space-y-1 text-sm text-muted">
      {reviewed && <ReviewLine path={path} reviewed={reviewed} />}
      <div className="flex flex-wrap items-center gap-x-6">
        {minutes && <p className="print:hidden">{readingWords.minutes(minutes)}</p>}
        {children}
        <PrintButton>{readingWords.print}</PrintButton>
        <ListenButton words={readingWords.listen} />
      </div>
    </div>
  )
}
