import type { ReactNode } from 'react'
import { ListenButton } from './listen-button'
import { PrintButton } from './print-button'
import { ReviewLine } from './review-line'
import { readingWords } from '@/content/reading-words'

type PageMetaProps = { minutes: number; reviewed?: string | undefined; children?: ReactNode }

/** Under a page's lead: how long it takes, who stands for it, and how to take it along. */
export function PageMeta({ minutes, reviewed, children }: PageMetaProps) {
  return (
    <div className="mt-6 space-y-1 text-sm text-muted">
      {reviewed && <ReviewLine reviewed={reviewed} />}
      <div className="flex flex-wrap items-center gap-x-6">
        <p className="print:hidden">{readingWords.minutes(minutes)}</p>
        {children}
        <PrintButton>{readingWords.print}</PrintButton>
        <ListenButton words={readingWords.listen} />
      </div>
    </div>
  )
}
