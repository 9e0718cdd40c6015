import { backView } from '@/components/spine/geometry/back-view'
import { boundsOf, corners, type Point, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import type { DiscId, VertebraId } from '@/content/anatomy/levels'
import { ellipse, shape, type Shape, type Tissue } from '../shape'

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

const ilium =
  '54,12 49,2 51,-10 58,-24 72,-38 90,-46 108,-45 122,-36 131,-20 134,-4 130,8 127,18 129,27 126,38 120,50 118,62 121,74 119,86 111,95 101,101 92,112 87,126 80,135 70,136 65,128 67,115 70,103 68,92 61,82 55,74 48,67 42,60 46,49 52,37 54,24'

/** The two pelvic bones, from the top of the sacrum. */
export const ilia = (): Shape[] => {
  const { y } = boundsOf([backView.sacrum.outline])
  return [1, -1].map((side) =>
    shape(
      'bone',
      corners(ilium).map((at) => point(side * at.x, at.y + y + 8)),
    ),
  )
}

/** The joint between sacrum and pelvis, as a band along the edge of the sacrum. */
export function siJoint(side: 1 | -1, tissue: Tissue = 'lit'): Shape {
  const { y } = boundsOf([backView.sacrum.outline])
  const edge = corners('52,12 56.6,18 57.6,28 55,40 49.4,50 42,58')
  return shape(
    tissue,
    ribbon(
      edge.map((at) => point(side * at.x, at.y + y + 8)),
      4.6,
    ),
  )
}
