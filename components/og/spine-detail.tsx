import { bonesBackToFront, spine } from '@/components/spine/geometry/geometry'
import { type Outline, pathData } from '@/components/spine/geometry/outlines'
import type { LevelId } from '@/content/anatomy/levels'
import type { Detail } from './details'
import type { Bones } from './looks'

/** An enlarged part of the spine. Line widths are the same in every detail, whatever its scale. */
export function SpineDetail({
  detail,
  highlighted,
  bones,
}: {
  detail: Detail
  highlighted: readonly LevelId[]
  bones: Bones
}) {
  const { view, width, height } = detail
  const pixel = view.width / width
  const isHighlighted = (id: string) => highlighted.some((level) => level === id)
  const shape = (id: string, outline: Outline, fill: string) => (
    <path key={id} d={pathData(outline)} fill={isHighlighted(id) ? bones.highlighted : fill} />
  )
  const { discs, sacrum, coccyx } = spine
  return (
    <svg
      width={width}
      height={height}
      viewBox={[view.x, view.y, view.width, view.height].map((length) => length.toFixed(1)).join(' ')}
      fill={bones.bone}
      stroke={bones.line}
      strokeWidth={(3 * pixel).toFixed(2)}
      strokeLinejoin="round"
    >
      {discs.map(({ id, outline }) => shape(id, outline, bones.disc))}
      {bonesBackToFront.map(({ id, outline }) => shape(id, outline, bones.bone))}
      {shape('sacrum', sacrum.outline, bones.bone)}
      {sacrum.segments
        .filter(({ id }) => isHighlighted(id))
        .map(({ id, outline }) => shape(id, outline, bones.bone))}
      <path d={coccyx.outlines.map((outline) => pathData(outline)).join('')} />
    </svg>
  )
}
