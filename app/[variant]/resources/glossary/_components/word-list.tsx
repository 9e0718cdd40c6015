import { BlockView } from '@/components/sections/reading/blocks/block'
import type { Section } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'
import { guideListWords } from '@/content/en/ui/pages/conditions'

type WordListProps = { id: string; letter: string; words: readonly Section[]; notes: readonly SourceKey[] }

/** The words that begin with one letter. */
export function WordList({ id, letter, words, notes }: WordListProps) {
  return (
    <section aria-labelledby={id} data-filter-group="">
      <h2 id={id} className="mb-3 text-2xl">
        {letter}
      </h2>
      <dl className="space-y-5">
        {words.map(({ id: word, heading, also = [], body }) => (
          <div key={word} id={word} data-filter-item="" className="scroll-mt-24 border-t border-line pt-4">
            <dt className="font-semibold">{heading}</dt>
            <dd>
              {also.length > 0 && (
                <p className="text-sm text-muted">{guideListWords.alsoCalled(also.join(', '))}</p>
              )}
              {body.map((block, index) => (
                <BlockView key={index} block={block} notes={notes} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
