import { bonesBackToFront, type SpinePart, spine } from './geometry/geometry'
import { type Outline, pathData } from './geometry/outlines'
import { boneColors, discColor, spineName } from './spine-file'

/** Half a millimeter is less than half a pixel here, so short whole numbers are precise enough. */
export const perMm = 2

const outlineData = (outline: Outline) => pathData(outline, { perMm, decimals: 0 })

/** Attributes that a path referenced on its own would not inherit from its group are set on each path. */
const path = (data: string, id = '') =>
  `<path${id && ` id="${id}"`} vector-effect="non-scaling-stroke" stroke-linejoin="round" d="${data}"/>`

const named = ({ id, outline }: SpinePart) => path(outlineData(outline), id)

/**
 * The spine in side view, small and without fine lines, as a file shared by all pages that show a spine
 * beside their text. A page draws the whole with `#spine`, and overlays highlighted levels by id in a color
 * of its own: `#L4-L5`.
 */
export function smallSpineFile(): string {
  const { discs, sacrum, coccyx } = spine
  const drawn = [
    `<g ${discColor}>`,
    ...discs.map(named),
    '</g>',
    ...bonesBackToFront.map(named),
    path(outlineData(sacrum.outline)),
    path(coccyx.outlines.map(outlineData).join('')),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><defs>${sacrum.segments.map(named).join('')}</defs>` +
    `<g id="${spineName}" ${boneColors}>${drawn.join('')}</g></svg>`
  )
}
