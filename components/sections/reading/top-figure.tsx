import { MarkedText } from './blocks/marked-text'
import { FigureDrawing } from '@/components/figures/figure-drawing'
import type { FigureBlock } from '@/lib/site/pages/lead-figure'

/** A guide's own figure, at the top of its page. */
export function TopFigure({ figure: { figure, caption } }: { figure: FigureBlock }) {
  return (
    <figure className="grid items-center gap-x-6 gap-y-3 md:max-lg:grid-cols-[20rem_minmax(0,1fr)] lg:content-start print:break-inside-avoid print:grid-cols-[11rem_minmax(0,1fr)]">
      <FigureDrawing
        name={figure}
        className="w-full max-w-[22rem] max-md:justify-self-center lg:max-h-[20rem]"
      />
      <figcaption className="text-[1rem] text-muted lg:text-sm">
        <MarkedText text={caption} />
      </figcaption>
    </figure>
  )
}
