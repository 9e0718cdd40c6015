import { backView } from '@/components/spine/geometry/back-view'
import { boundsOf, corners, type Outline, type Point, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import type { DiscId, VertebraId } from '@/content/anatomy/levels'
import { ellipse, shape, type Shape, sharp, type Tissue } from '../shape'

/* The low back from behind. Millimeters, in the coordinates of the full drawing from behind. */

const vertebraOf = (id: VertebraId) => {
  const found = backView.vertebrae.find((vertebra) => vertebra.id === id)
  if (!found?.body) throw new Error(`${id} has no body from behind.`)
  return { ...found, body: found.body }
}

/** The bodies with the arches cut away at the pedicles, to show the canal. */
export function opened(id: VertebraId): Shape[] {
  const { body } = vertebraOf(id)
  return [shape('bone', body), ...[1, -1].map((side) => shape('bone', ellipse(pedicle(id, side), 5, 7.4)))]
}

export function pedicle(id: VertebraId, side: number): Point {
  const { x, y, width, height } = boundsOf([vertebraOf(id).body])
  return point(side * (x + width - 8), y + height * 0.36)
}

/** A whole bone, with its arch and spinous process. */
export function whole(id: VertebraId): Shape[] {
  const { body, arch, spinous } = vertebraOf(id)
  return [body, arch, spinous]
    .filter((outline) => outline !== undefined)
    .map((outline) => shape('bone', outline))
}

export const arch = (id: VertebraId) => vertebraOf(id).arch

export const disc = (id: DiscId): Shape[] =>
  backView.discs.filter((found) => found.id === id).map(({ outline }) => shape('disc', outline))

export const sacrum = (): Shape[] => [
  shape('bone', backView.sacrum.outline),
  ...backView.sacrum.openings.map((opening) => shape('space', opening)),
]

export const discCenter = (id: DiscId): Point =>
  backView.discs.find((found) => found.id === id)?.centre ?? point(0, 0)

/**
 * A root from the sac past the disc above, through the opening below the pedicle of its own vertebra, and out
 * to the side.
 * @param push how far something pushes it toward the middle at the disc, in millimeters
 */
export function root(id: 'L4' | 'L5', side: 1 | -1, push = 0): Shape {
  const { x, y } = pedicle(id, 1)
  const above = discCenter(id === 'L4' ? 'L3-L4' : 'L4-L5').y
  const line = [
    point(5, above - 16),
    point(10 - push * 0.6, above - 6),
    point(12 - push, above + 2),
    point(x - 8.6, y - 2),
    point(x - 6, y + 7),
    point(x + 2, y + 14),
    point(x + 11, y + 26),
    point(x + 17, y + 46),
    point(x + 19, y + 62),
  ]
  const widths = [3, 3.6, 4, 4.4, 4.6, 5, 4.6, 4.2, 4]
  return shape(
    'nerve',
    ribbon(
      line.map((at) => point(side * at.x, at.y)),
      widths,
    ),
  )
}

/** One pelvic bone: from the joint down to the notch, the pubis, the seat bone, the hip socket, and along its crest. */
const pelvicBone =
  '57,8 61.5,24 59.5,39 54,52 46,61 47,68 58,73 69,79 75,88 72,97 62,103 54,109 40,112 24,113 10,114 3.4,118 3.4,138 10,143 24,147 38,156 51,167 64,172 77,168 87,156 93,141 99,126 107,115 116,105 120,91 117,77 116,63 122,48 130,33 138,19 142,4 139,-11 131,-27 119,-40 103,-47 86,-45 71,-34 61,-18 55,-2'
/** Its opening, and the edge of its socket. */
const opening = '34,127 47,123 63,123 74,131 73,144 65,156 54,154 42,142'
const socket = '117,66 107,73 101,86 102,101 108,113'

const fromSacrum = (outline: Outline, side: number): Outline => {
  const { y } = boundsOf([backView.sacrum.outline])
  return outline.map((at) => point(side * at.x, at.y + y))
}

/** The pelvis without the sacrum, with the tailbone. */
export const pelvis = (): Shape[] => [
  ...[1, -1].flatMap((side) => [
    shape('bone', fromSacrum(corners(pelvicBone), side)),
    shape('space', fromSacrum(corners(opening), side)),
    shape('detail', fromSacrum(corners(socket), side)),
  ]),
  shape('disc', fromSacrum(sharp(corners('-3.4,119 3.4,119 3.4,137 -3.4,137')), 1)),
  ...backView.coccyx.outlines.map((outline) => shape('bone', outline)),
]

/** The joint between sacrum and pelvis, as a band along the edge of the sacrum. */
export const siJoint = (side: 1 | -1, tissue: Tissue = 'lit'): Shape =>
  shape(tissue, ribbon(fromSacrum(corners('54,11 58,16 59.4,25 57.4,38.5 52,51 43.4,61'), side), 5))
