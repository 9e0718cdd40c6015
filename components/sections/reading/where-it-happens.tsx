import { SpineAside } from '@/components/spine/spine-aside'
import type { LevelId } from '@/content/anatomy/levels'
import { readingWords } from '@/content/en/ui/site/reading'
import { listOf } from '@/lib/text/list-of'

type WhereProps = { levels: readonly LevelId[]; note: string }

/**
 * The spine with a page's levels highlighted. It appears twice per page, once for each layout, so it has no
 * id.
 */
export function WhereItHappens({ levels, note }: WhereProps) {
  return (
    <section aria-label={readingWords.where} className="print:hidden">
      <h2 className="mb-4 font-text text-base font-bold tracking-normal">{readingWords.where}</h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SpineAside
          highlighted={levels}
          title={readingWords.whereAlt(listOf(levels))}
          className="h-72 shrink-0"
        />
        <p className="min-w-0 flex-1 basis-36 text-[1rem] text-muted">{note}</p>
      </div>
    </section>
  )
}
