import { cn } from '@/lib/cn'
import { partOf, spine } from './geometry/geometry'
import type { LevelId, VertebraId } from '@/content/anatomy/levels'
import { spineName } from './spine-file'

interface SpineFigureProps {
  /**
   * Labels for a few levels beside the bones. They reach the site's minimum font size at a height of 38 rem.
   */
  labels?: boolean
  /** A level with a line leading out of the drawing to a caption placed with `calloutDepth`. */
  callout?: LevelId
  /** A level marked only with a dot, which makes a thin disc easy to find. */
  mark?: LevelId
  /** Text alternative. Without it the drawing is decorative. */
  title?: string
  /** Its height, preferably in rem so that labels scale with the visitor's font size; the width follows. */
  className?: string
}

const labeled: readonly VertebraId[] = ['C1', 'C7', 'T1', 'T12', 'L1', 'L5']

/** Margin in front of the bones for labels and lines, and around the rest for strokes; in millimeters. */
const [frontMargin, margin] = [46, 4]
const { bounds } = spine
const view = {
  x: Math.floor(bounds.x - frontMargin),
  y: Math.floor(bounds.y - margin),
  width: Math.ceil(bounds.width + frontMargin + margin + 1),
  height: Math.ceil(bounds.height + 2 * margin + 1),
}

/** Offsets from the front of the bone: the dot of a callout, and the right end of a label. */
const [dotGap, labelGap] = [7, 9]

/** How far down the left edge of the drawing the callout line ends, such as '78.41%'. */
export function calloutDepth(id: LevelId): string {
  return `${((100 * (partOf(id).anchor.y - view.y)) / view.height).toFixed(2)}%`
}

/** The spine in side view as a fine line drawing, loaded as a separate file. */
export function SpineFigure({ labels = false, callout, mark, title, className }: SpineFigureProps) {
  const marked = callout ?? mark
  const dot = marked && partOf(marked).anchor
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className={cn('block w-auto overflow-visible stroke-[1.35]', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`/pictures/spine.svg#${spineName}`} />
      {labels && (
        <g className="fill-muted stroke-none font-text text-[17px]" textAnchor="end">
          {labeled.map((id) => {
            const { x, y } = partOf(id).anchor
            return (
              <text key={id} x={(x - labelGap).toFixed()} y={(y + 6).toFixed()}>
                {id}
              </text>
            )
          })}
        </g>
      )}
      {dot && (
        <g className="fill-poppy stroke-poppy">
          <circle cx={(dot.x - dotGap).toFixed(1)} cy={dot.y.toFixed(1)} r="3.4" />
          {callout && (
            <path
              d={`M${view.x} ${dot.y.toFixed(1)}H${(dot.x - dotGap).toFixed(1)}`}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </g>
      )}
    </svg>
  )
}
