import { MarkedText } from './blocks/marked-text'
import { Card } from '@/components/ui/card'
import { readingWords } from '@/content/en/ui/site/reading'
import type { SourceKey } from '@/content/sources'

/** Key points, for visitors who read nothing else. */
export function InShort({ points, notes }: { points: readonly string[]; notes: readonly SourceKey[] }) {
  return (
    <Card
      asChild
      variant="sage"
      className="sm:p-7 print:break-inside-avoid print:border print:border-line print:px-3 print:py-2"
    >
      <section aria-labelledby="in-short">
        <h2 id="in-short" className="mb-2 text-xl print:mb-1">
          {readingWords.inShort}
        </h2>
        <ul className="list-disc space-y-1.5 pl-6 marker:text-poppy print:space-y-0.5">
          {points.map((point) => (
            <li key={point}>
              <MarkedText text={point} notes={notes} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
