import { type SpinePart, bonesBackToFront, spine } from './geometry'
import { type LevelId, isLevel } from '@/content/levels'
import { pathData } from './outlines'
import { PartShape } from './part-shape'

interface SpineDrawingProps {
  lit: readonly LevelId[]
  perMm: number
  decimals: number
}

/** Line widths do not scale with the drawing: said once here rather than on each line. */
const lines = 'fill-bone stroke-pine [stroke-linejoin:round] [&_path]:[vector-effect:non-scaling-stroke]'

/**
 * All bones and discs, without fine lines, from back to front. Drawn small, a lit disc would be lost between the lines of
 * its neighbours: it goes over them.
 */
export function SpineDrawing({ lit, ...precision }: SpineDrawingProps) {
  const unknown = lit.find((id) => !isLevel(id))
  if (unknown) throw new Error(`The spine has no level "${String(unknown)}".`)
  const isLit = (id: LevelId) => lit.includes(id)
  const draw = ({ id, outline }: SpinePart) => (
    <PartShape key={id} level={id} outline={outline} isLit={isLit(id)} {...precision} />
  )
  const { discs, sacrum, coccyx } = spine
  return (
    <g className={lines}>
      <g className="fill-[color-mix(in_oklab,var(--color-sage),var(--color-pine)_11%)]">
        {discs.filter(({ id }) => !isLit(id)).map(draw)}
      </g>
      {bonesBackToFront.map(draw)}
      <PartShape level="sacrum" outline={sacrum.outline} {...precision} />
      {sacrum.segments.filter(({ id }) => isLit(id)).map(draw)}
      {discs.some(({ id }) => isLit(id)) && (
        <g className="stroke-poppy">{discs.filter(({ id }) => isLit(id)).map(draw)}</g>
      )}
      <path data-level="coccyx" d={coccyx.outlines.map((outline) => pathData(outline, precision)).join('')} />
    </g>
  )
}
