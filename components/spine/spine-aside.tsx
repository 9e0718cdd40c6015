import { cn } from '@/lib/cn'
import { partOf, spine } from './geometry/geometry'
import { isDisc, type LevelId } from '@/content/anatomy/levels'
import { perMm } from './small-spine-file'
import { spineName } from './spine-file'

interface SpineAsideProps {
  highlighted: readonly LevelId[]
  /** Text alternative. Without it the drawing is decorative. */
  title?: string
  /** Its height, 20 to 26 rem; the width follows. */
  className?: string
}

const file = '/pictures/spine-small.svg'
/** Margin for the dots in front of highlighted levels, and around the rest; in millimeters. */
const [frontMargin, margin] = [22, 4]
const { bounds } = spine
const view = [
  bounds.x - frontMargin,
  bounds.y - margin,
  bounds.width + frontMargin + margin,
  bounds.height + 2 * margin,
].map((length) => Math.round(length * perMm))

const draw = (id: LevelId) => <use key={id} href={`${file}#${id}`} />

/**
 * A small spine beside a text, showing the levels it is about. A dot in front of each makes a thin disc easy
 * to find.
 */
export function SpineAside({ highlighted, title, className }: SpineAsideProps) {
  return (
    <svg
      viewBox={view.join(' ')}
      className={cn('block w-auto overflow-visible stroke-[1.1]', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`${file}#${spineName}`} />
      <g className="fill-poppy stroke-pine">{highlighted.filter((id) => !isDisc(id)).map(draw)}</g>
      {/* On top, or the outlines of adjacent bones would hide a highlighted disc at this size. */}
      <g className="fill-poppy stroke-poppy">{highlighted.filter((id) => isDisc(id)).map(draw)}</g>
      <g className="fill-poppy">
        {highlighted.map((id) => {
          const { x, y } = partOf(id).anchor
          return <circle key={id} cx={Math.round((x - 12) * perMm)} cy={Math.round(y * perMm)} r="11" />
        })}
      </g>
    </svg>
  )
}
