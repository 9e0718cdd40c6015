import { backView } from './back-view'
import { blockOf } from './column'
import { partOf, spine } from './geometry'
import { type Outline, type Point, between, place, point } from './outlines'

/*
 * The muscles that support and move the spine, simplified to two layers: the long back muscles, and those in
 * front of the neck and low back. `fibres` are open lines.
 */

interface Muscle {
  outline: Outline
  fibres: readonly Outline[]
}

const bones = spine.vertebrae.slice(1)
/** Thickness of the back muscles behind the spinous processes by region, in millimeters. */
const bulk: Record<string, number> = { C: 13, T: 9, L: 15 }

const inner = bones.map(({ frame, spinousTip }) => between(frame.centre, spinousTip, 0.45))
const outer = bones.map(({ id, spinousTip }) => point(spinousTip.x + (bulk[id.charAt(0)] ?? 9), spinousTip.y))
const sacralEnd = place(blockOf('S3').frame, point(24, 10))
const skull = point(46, -26)

const line = (at: number): Outline => [
  between(point(24, -24), skull, at),
  ...inner.map((deep, order) => between(deep, outer[order] ?? deep, at)),
  sacralEnd,
]

const backSide: Muscle = {
  outline: [...line(0), ...line(1).toReversed()],
  fibres: [0.3, 0.52, 0.74].map(line),
}

const frontOf = (id: 'C2' | 'C5' | 'T2' | 'T12' | 'L2' | 'L4' | 'L5', out: number): Point => {
  const { anchor } = partOf(id)
  return point(anchor.x - out, anchor.y)
}

/** In front of the neck, and from the low back to the thigh. */
const neckFront: Muscle = {
  outline: [
    frontOf('C2', 0),
    frontOf('C2', 5),
    frontOf('C5', 7),
    frontOf('T2', 3),
    frontOf('T2', -3),
    frontOf('C5', -4),
  ],
  fibres: [[frontOf('C2', 3), frontOf('C5', 4), frontOf('T2', 0)]],
}
const psoas: Muscle = {
  outline: [
    frontOf('T12', -8),
    frontOf('L2', 5),
    frontOf('L4', 16),
    point(-30, 590),
    point(-46, 640),
    point(-32, 646),
    point(-4, 600),
    frontOf('L4', -12),
    frontOf('L2', -10),
  ],
  fibres: [
    [frontOf('T12', -6), frontOf('L2', 2), frontOf('L4', 9), point(-24, 592), point(-41, 640)],
    [frontOf('L2', -4), frontOf('L4', 2), point(-16, 594), point(-38, 641)],
  ],
}

/** One of the two columns beside the midline, from behind. */
function column(side: 1 | -1): Muscle {
  const heights = backView.vertebrae.slice(1).map(({ centre, arch }, order) => {
    const width = Math.max(...arch.map(({ x }) => x))
    return { y: centre.y, width: order > 17 ? Math.min(width, 44) : Math.min(width, 34) + 4 }
  })
  const at = (share: number): Outline =>
    [
      point(5 + 17 * share, -26),
      ...heights.map(({ y, width }) => point(4.5 + (width - 4.5) * share, y)),
      point(4 + 26 * share, 612),
      point(4 + 6 * share, 655),
    ].map(({ x, y }) => point(side * x, y))
  return { outline: [...at(0), ...at(1).toReversed()], fibres: [0.3, 0.55, 0.8].map(at) }
}

/** All muscles in each view. */
export const muscles: Record<'side' | 'back', readonly Muscle[]> = {
  side: [backSide, neckFront, psoas],
  back: [column(1), column(-1)],
}
