import { bonesBackToFront, spine } from '@/components/spine/geometry'
import { type Outline, pathData } from '@/components/spine/outlines'
import type { LevelId } from '@/content/levels'
import type { Detail } from './details'
import type { Bones } from './looks'

/** A part of the spine, large. Lines are as wide in every detail, whatever its scale. */
export function SpineDetail({
  detail,
  lit,
  bones,
}: {
  detail: Detail
  lit: readonly LevelId[]
  bones: Bones
}) {
  const { view, width, height } = detail
  const pixel = view.width / width
  const isLit = (id: string) => lit.some((level) => level === id)
  const shape = (id: string, outline: Outline, fill: string) => (
    <path key={id} d={pathData(outline)} fill={isLit(id) ? bones.lit : fill} />
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
      {sacrum.segments.filter(({ id }) => isLit(id)).map(({ id, outline }) => shape(id, outline, bones.bone))}
      <path d={coccyx.outlines.map((outline) => pathData(outline)).join('')} />
    </svg>
  )
}
