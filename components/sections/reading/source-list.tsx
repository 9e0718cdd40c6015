import type { ReactNode } from 'react'
import { CitedLink } from './cited-link'
import { readingWords } from '@/content/en/ui/site/reading'
import { sources, type SourceKey } from '@/content/sources'

/** A page's sources, in footnote order, and when they were last checked. */
export function SourceList({ notes, children }: { notes: readonly SourceKey[]; children: ReactNode }) {
  return (
    <section aria-labelledby="page-sources" data-unread="">
      <h2 id="page-sources" className="mb-3 text-xl print:mb-1 print:break-after-avoid print:text-base">
        {readingWords.sources}
      </h2>
      <ol className="list-decimal space-y-1.5 pl-7 text-sm text-muted print:columns-2 print:space-y-0 print:text-[0.8rem] print:leading-snug">
        {notes.map((key, index) => {
          const { title, href, grade } = sources[key]
          return (
            <li key={key} id={`source-${index + 1}`} className="pl-1">
              <CitedLink title={title} href={href} />
              {grade === 'B' && `, ${readingWords.readAsSummary}`}
            </li>
          )
        })}
      </ol>
      <div className="mt-4 text-sm text-muted print:mt-1">{children}</div>
    </section>
  )
}
