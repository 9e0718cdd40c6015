import { SpineAside } from '@/components/spine/spine-aside'
import type { LevelId } from '@/content/levels'
import { readingWords } from '@/content/reading-words'
import { listOf } from '@/lib/list-of'

type WhereProps = { levels: readonly LevelId[]; note: string }

/** The spine with the levels that a page is about. */
export function WhereItHappens({ levels, note }: WhereProps) {
  return (
    <section aria-labelledby="where-it-happens" className="print:hidden">
      <h2 id="where-it-happens" className="mb-4 font-text text-base font-bold tracking-normal">
        {readingWords.where}
      </h2>
      <div className="flex items-center gap-6 lg:block">
        <SpineAside
          lit={levels}
          title={readingWords.whereAlt(listOf(levels))}
          className="h-64 shrink-0 lg:h-96"
        />
        <p className="text-[1rem] text-muted lg:mt-4">{note}</p>
      </div>
    </section>
  )
}
