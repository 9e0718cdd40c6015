import { cn } from '@/lib/cn'
import { partOf, spine } from './geometry'
import { isDisc, type LevelId } from '@/content/levels'
import { perMm } from './small-spine-file'
import { spineName } from './spine-file'

interface SpineAsideProps {
  lit: readonly LevelId[]
  /** What the picture says, read to those who do not see it. Without it the drawing is decoration. */
  title?: string
  /** Its height, 20 to 26 rem; the width follows. */
  className?: string
}

const file = '/pictures/spine-small.svg'
/** Room in front for the dots that find a lit level, and around the rest; in millimetres. */
const [frontMargin, margin] = [22, 4]
const { bounds } = spine
const view = [
  bounds.x - frontMargin,
  bounds.y - margin,
  bounds.width + frontMargin + margin,
  bounds.height + 2 * margin,
].map((length) => Math.round(length * perMm))

const draw = (id: LevelId) => <use key={id} href={`${file}#${id}`} />

/** The spine, small, beside a text: which levels it is about. A dot in front of each makes a thin disc easy to find. */
export function SpineAside({ lit, title, className }: SpineAsideProps) {
  return (
    <svg
      viewBox={view.join(' ')}
      className={cn('block w-auto overflow-visible stroke-[1.1]', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`${file}#${spineName}`} />
      <g className="fill-poppy stroke-pine">{lit.filter((id) => !isDisc(id)).map(draw)}</g>
      {/* So small, a lit disc would be lost between the lines of its neighbours: it goes over them. */}
      <g className="fill-poppy stroke-poppy">{lit.filter((id) => isDisc(id)).map(draw)}</g>
      <g className="fill-poppy">
        {lit.map((id) => {
          const { x, y } = partOf(id).anchor
          return <circle key={id} cx={Math.round((x - 12) * perMm)} cy={Math.round(y * perMm)} r="11" />
        })}
      </g>
    </svg>
  )
}
