import { type SpinePart, spine } from './geometry'
import { type LevelId, isLevel } from '@/content/levels'
import { pathData } from './outlines'
import { PartShape } from './part-shape'

interface SpineDrawingProps {
  lit: readonly LevelId[]
  /** Draws the fine lines inside the bones. */
  isDetailed?: boolean
  perMm?: number
  decimals?: number
}

/*
 * Line widths do not scale with the drawing. In a bone with fine lines, the second path is the fine one: said once
 * here rather than on each of them, which would cost more bytes than the lines.
 */
const lines = [
  'fill-bone stroke-pine [stroke-linejoin:round] [&_path]:[vector-effect:non-scaling-stroke]',
  '[&_[data-level]>path+path]:[stroke-linecap:round]',
  '[&_[data-level]>path+path]:[stroke-opacity:0.7] [&_[data-level]>path+path]:[stroke-width:0.8]',
].join(' ')

/**
 * All bones and discs, from back to front: discs, then each vertebra over the one above, as their joints overlap;
 * only the atlas lies over the dens below it.
 */
export function SpineDrawing({ lit, isDetailed = false, ...precision }: SpineDrawingProps) {
  const unknown = lit.find((id) => !isLevel(id))
  if (unknown) throw new Error(`The spine has no level "${String(unknown)}".`)
  const isLit = (id: LevelId) => lit.includes(id)
  // Drawn small, a lit disc would be lost between the lines of its neighbours: it goes over them.
  const isOnTop = (id: LevelId) => !isDetailed && isLit(id)
  const draw = ({ id, outline }: SpinePart) => (
    <PartShape key={id} level={id} outline={outline} isLit={isLit(id)} {...precision} />
  )
  const { vertebrae, discs, sacrum, coccyx } = spine
  const [atlas, axis, ...others] = vertebrae
  const bones = [axis, atlas, ...others].filter((bone) => bone !== undefined)
  return (
    <g className={lines}>
      <g className="fill-[color-mix(in_oklab,var(--color-sage),var(--color-pine)_11%)]">
        {discs.filter(({ id }) => !isOnTop(id)).map(draw)}
      </g>
      {bones.map(({ id, outline, wall, knob }) => (
        <PartShape
          key={id}
          level={id}
          outline={outline}
          openDetails={isDetailed && wall ? [wall] : []}
          closedDetails={isDetailed && knob ? [knob] : []}
          isLit={isLit(id)}
          {...precision}
        />
      ))}
      <PartShape
        level="sacrum"
        outline={sacrum.outline}
        openDetails={isDetailed ? sacrum.fusionLines : []}
        closedDetails={isDetailed ? sacrum.foramina : []}
        {...precision}
      />
      {sacrum.segments.filter(({ id }) => isLit(id)).map(draw)}
      {discs.some(({ id }) => isOnTop(id)) && (
        <g className="stroke-poppy">{discs.filter(({ id }) => isOnTop(id)).map(draw)}</g>
      )}
      <path data-level="coccyx" d={coccyx.outlines.map((outline) => pathData(outline, precision)).join('')} />
    </g>
  )
}
