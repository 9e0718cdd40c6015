import { bonesBackToFront, type SpinePart, spine } from './geometry'
import { type Outline, pathData } from './outlines'
import { boneColours, discColour, spineName } from './spine-file'

/** Half a millimetre is less than half a pixel here: whole numbers of it are enough, and short. */
export const perMm = 2

const outlineData = (outline: Outline) => pathData(outline, { perMm, decimals: 0 })

/** What does not pass on from a group to a path that is drawn alone stands on each. */
const path = (data: string, id = '') =>
  `<path${id && ` id="${id}"`} vector-effect="non-scaling-stroke" stroke-linejoin="round" d="${data}"/>`

const named = ({ id, outline }: SpinePart) => path(outlineData(outline), id)

/**
 * The spine in side view, drawn small and without fine lines, as a file that all pages with a spine beside their text share. A
 * page draws the whole by `#spine`, and what is lit once more over it by the name of the level, in a colour of its own: `#L4-L5`.
 */
export function smallSpineFile(): string {
  const { discs, sacrum, coccyx } = spine
  const drawn = [
    `<g ${discColour}>`,
    ...discs.map(named),
    '</g>',
    ...bonesBackToFront.map(named),
    path(outlineData(sacrum.outline)),
    path(coccyx.outlines.map(outlineData).join('')),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><defs>${sacrum.segments.map(named).join('')}</defs>` +
    `<g id="${spineName}" ${boneColours}>${drawn.join('')}</g></svg>`
  )
}
