import { vertebraIds } from '@/content/anatomy/levels'
import { blockOf } from './column'
import { partOf, spine } from './geometry'
import { type Outline, type Point, boundsOf, place, point } from './outlines'

/** The pivot below each bone, from C1 down: the center of its disc, or of the dens. */
export const joints: readonly Point[] = vertebraIds.map((bone) => {
  const disc = spine.discs.find(({ id }) => id.startsWith(`${bone}-`))
  if (!disc) return place(blockOf('C2').frame, point(0, -10))
  const { x, y, width, height } = boundsOf([disc.outline])
  return point(x + width / 2, y + height / 2)
})

/** The centerline of the bodies at rest, from C1 to the sacrum. */
export const columnLine: Outline = [
  ...vertebraIds.map((id) => {
    const part = partOf(id)
    return part.kind === 'vertebra' ? part.frame.centre : part.anchor
  }),
  blockOf('S1').frame.centre,
]
