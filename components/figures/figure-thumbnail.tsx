import type { FigureName } from '@/content/schemas/figure-names'
import { crops } from './crops'
import { drawingId, figurePath } from './figure-file'

type FigureThumbnailProps = { name: FigureName; className: string }

/** The telling part of a figure, without labels. The words beside it say what it shows. */
export function FigureThumbnail({ name, className }: FigureThumbnailProps) {
  const [left, top, side] = crops[name]
  return (
    <svg
      viewBox={`${left} ${top} ${side} ${side}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <use href={`${figurePath(name)}#${drawingId}`} />
    </svg>
  )
}
