import { figureWords } from '@/content/en/ui/site/figures'
import type { FigureName } from '@/content/schemas/figure-names'
import { cn } from '@/lib/cn'
import { type Figure, figureWidth } from './figure'
import { drawingId, figurePath } from './figure-file'
import { figures } from './figures'
import { FigureLabel } from './figure-label'

interface FigureDrawingProps {
  name: FigureName
  className?: string
}

/**
 * A figure with its labels. The drawing is a file that browsers cache and that takes the page's colors; the
 * labels are text of the page.
 */
export function FigureDrawing({ name, className }: FigureDrawingProps) {
  const { height, labels }: Figure = figures[name]
  const words: { alt: string; labels: Record<string, string> } = figureWords[name]
  return (
    <svg
      viewBox={`0 0 ${figureWidth} ${height}`}
      width={figureWidth}
      height={height}
      role="img"
      aria-label={words.alt}
      className={cn('block h-auto figure-drawing', className)}
    >
      <use href={`${figurePath(name)}#${drawingId}`} />
      {Object.entries(labels).map(([key, placement]) => (
        <FigureLabel key={key} text={words.labels[key] ?? ''} {...placement} />
      ))}
    </svg>
  )
}
