import type { ReactNode } from 'react'
import { FigureDrawing } from '@/components/figures/figure-drawing'
import type { FigureName } from '@/content/schemas/figure-names'

type FigureBlockProps = { name: FigureName; caption: ReactNode }

/** A figure with its caption: below it on phones, beside it where there is room. */
export function FigureBlock({ name, caption }: FigureBlockProps) {
  return (
    <figure className="grid items-center gap-x-6 gap-y-3 border-y border-line py-6 print:break-inside-avoid desktop:grid-cols-[22rem_minmax(0,1fr)]">
      <FigureDrawing name={name} className="w-full max-w-[22rem] justify-self-center" />
      <figcaption className="text-[1rem] text-muted">{caption}</figcaption>
    </figure>
  )
}
