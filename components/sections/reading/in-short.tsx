import { MarkedText } from './marked-text'
import { readingWords } from '@/content/reading-words'
import type { SourceKey } from '@/content/sources'

/** What someone who reads nothing else should take away. */
export function InShort({ points, notes }: { points: readonly string[]; notes: readonly SourceKey[] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="rounded-lg bg-sage p-5 sm:p-7 print:border print:border-line"
    >
      <h2 id="in-short" className="mb-2 text-xl">
        {readingWords.inShort}
      </h2>
      <ul className="list-disc space-y-1.5 pl-6 marker:text-poppy">
        {points.map((point) => (
          <li key={point}>
            <MarkedText text={point} notes={notes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
