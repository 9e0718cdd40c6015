import { cn } from '@/lib/cn'
import { partOf, spine } from './geometry'
import type { LevelId, VertebraId } from '@/content/levels'
import { spineName } from './spine-file'

interface SpineFigureProps {
  /** The address of the drawing, made by spine-file.ts. */
  file: string
  /** Names of a few levels beside the bones. They reach the site's smallest size at a height of 38 rem. */
  labels?: boolean
  /** A level from which a line leads out of the drawing, to a caption placed with `calloutDepth`. */
  callout?: LevelId
  /** What the picture says, read to those who do not see it. Without it the drawing is decoration. */
  title?: string
  /** Its height, best in rem so that labels grow with the visitor's letters; the width follows. */
  className?: string
}

const labelled: readonly VertebraId[] = ['C1', 'C7', 'T1', 'T12', 'L1', 'L5']

/** Room in front of the bones for names and lines, and around the rest for the strokes; in millimetres. */
const [frontMargin, margin] = [46, 4]
const { bounds } = spine
const view = {
  x: Math.floor(bounds.x - frontMargin),
  y: Math.floor(bounds.y - margin),
  width: Math.ceil(bounds.width + frontMargin + margin + 1),
  height: Math.ceil(bounds.height + 2 * margin + 1),
}

/** Beyond the bone's front: the dot of a callout, and the right end of a name. */
const [dotGap, labelGap] = [7, 9]

/** How far down the left edge of the drawing's box the line of a callout ends, such as '78.41%'. */
export function calloutDepth(id: LevelId): string {
  return `${((100 * (partOf(id).anchor.y - view.y)) / view.height).toFixed(2)}%`
}

/** The spine in side view as one fine line drawing, which comes as a file of its own. */
export function SpineFigure({ file, labels = false, callout, title, className }: SpineFigureProps) {
  const dot = callout && partOf(callout).anchor
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className={cn('block w-auto overflow-visible stroke-[1.35]', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`${file}#${spineName}`} />
      {labels && (
        <g className="fill-muted stroke-none font-text text-[17px]" textAnchor="end">
          {labelled.map((id) => {
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
          <path
            d={`M${view.x} ${dot.y.toFixed(1)}H${(dot.x - dotGap).toFixed(1)}`}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      )}
    </svg>
  )
}
