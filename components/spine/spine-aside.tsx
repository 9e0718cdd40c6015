import { cn } from '@/lib/cn'
import { partOf, spine } from './geometry'
import type { LevelId } from '@/content/levels'
import { SpineDrawing } from './spine-drawing'

interface SpineAsideProps {
  lit: readonly LevelId[]
  /** What the picture says, read to those who do not see it. Without it the drawing is decoration. */
  title?: string
  /** Its height, 20 to 26 rem; the width follows. */
  className?: string
}

/** Half a millimetre is less than half a pixel here: whole numbers of it are enough, and short. */
const perMm = 2
/** Room in front for the dots that find a lit level, and around the rest; in millimetres. */
const [frontMargin, margin] = [22, 4]
const { bounds } = spine
const view = [
  bounds.x - frontMargin,
  bounds.y - margin,
  bounds.width + frontMargin + margin,
  bounds.height + 2 * margin,
].map((length) => Math.round(length * perMm))

/** The spine, small, beside a text: which levels it is about. A dot in front of each makes a thin disc easy to find. */
export function SpineAside({ lit, title, className }: SpineAsideProps) {
  return (
    <svg
      viewBox={view.join(' ')}
      className={cn('block w-auto overflow-visible stroke-[1.1]', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <SpineDrawing lit={lit} perMm={perMm} decimals={0} />
      <g className="fill-poppy">
        {lit.map((id) => {
          const { x, y } = partOf(id).anchor
          return <circle key={id} cx={Math.round((x - 12) * perMm)} cy={Math.round(y * perMm)} r="11" />
        })}
      </g>
    </svg>
  )
}
