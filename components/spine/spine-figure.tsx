import { cn } from '@/lib/cn'
import { partOf, spine } from './geometry/geometry'
import type { LevelId } from '@/content/anatomy/levels'
import { spineName } from './spine-file'

interface SpineFigureProps {
  /** Levels marked with a dot and, on wide screens, a line leading out of the drawing to words placed with `calloutDepth`. */
  callouts?: readonly LevelId[]
  /** Its height, preferably in rem so that it scales with the visitor's font size; the width follows. */
  className?: string
}

/** Margin in front of the bones for lines, and around the rest for strokes; in millimeters. */
const [frontMargin, margin] = [20, 4]
const { bounds } = spine
const view = {
  x: Math.floor(bounds.x - frontMargin),
  y: Math.floor(bounds.y - margin),
  width: Math.ceil(bounds.width + frontMargin + margin + 1),
  height: Math.ceil(bounds.height + 2 * margin + 1),
}

/** Between the front of the bone and the dot. */
const dotGap = 7

/** How far down the left edge of the drawing the callout line ends, such as '78.41%'. */
export function calloutDepth(id: LevelId): string {
  return `${((100 * (partOf(id).anchor.y - view.y)) / view.height).toFixed(2)}%`
}

function Callout({ level }: { level: LevelId }) {
  const { anchor } = partOf(level)
  const [x, y] = [(anchor.x - dotGap).toFixed(1), anchor.y.toFixed(1)]
  return (
    <g className="fill-poppy stroke-poppy">
      <circle cx={x} cy={y} r="3.4" />
      <path d={`M${view.x} ${y}H${x}`} vectorEffect="non-scaling-stroke" className="max-lg:hidden" />
    </g>
  )
}

/** The spine in side view as a fine line drawing, loaded as a separate file. Decorative: the words beside it say it all. */
export function SpineFigure({ callouts = [], className }: SpineFigureProps) {
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className={cn('block w-auto overflow-visible', className)}
      aria-hidden="true"
    >
      <use href={`/pictures/spine.svg#${spineName}`} />
      {callouts.map((level) => (
        <Callout key={level} level={level} />
      ))}
    </svg>
  )
}
