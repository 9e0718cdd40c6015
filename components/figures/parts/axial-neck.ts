import { mirrored } from '@/components/spine/geometry/back-view'
import { corners, type Outline, place, point } from '@/components/spine/geometry/outlines'
import { ellipse, shape, type Shape } from '../shape'

/*
 * Cross-section of a neck vertebra, front up: the body in front, the openings for the arteries beside it, the
 * canal with the cord, and the bony roof behind. Hand-drawn in millimeters; y is 0 at the back of the body.
 */

const front =
  '0,-16.5 6,-16.5 10,-13.5 11,-9 14.5,-8.4 19.5,-10 24.4,-8.4 26.5,-5 24.4,-1.5 25.6,3 26,8 23,12.4 17.4,14.8 13.4,14.2 12,11 12.8,7 10.6,3 6,1 0,1'
const roof =
  '0,16.4 4.5,15 9.4,11.8 12,11 13.4,14.2 15,15.6 9,19.2 4.4,22.4 4.6,28 6.6,32 4.6,34 1.6,31 0,30.4'

export const roofOutline: Outline = mirrored(corners(roof))

/** The vertebra without its roof. */
export const base = (): Shape[] => [
  shape('bone', mirrored(corners(front))),
  shape('space', ellipse(point(17.6, -4), 2.7)),
  shape('space', ellipse(point(-17.6, -4), 2.7)),
]

/** The roof swung open like a door, about its hinge on the left. */
export const openRoof = (degrees: number): Outline => {
  const hinge = point(-13.4, 12.6)
  return roofOutline.map(({ x, y }) =>
    place({ centre: hinge, tilt: -degrees }, point(x - hinge.x, y - hinge.y)),
  )
}

/** The sac with the spinal cord. `squeeze` is how much room it has lost, from 0 to 1. */
export function cord(at = point(0, 8.4), squeeze = 0): Shape[] {
  return [
    shape('sac', ellipse(at, 9.4 - 0.6 * squeeze, 6.4 - 2.6 * squeeze)),
    shape('nerve', ellipse(at, 6.6 + 0.4 * squeeze, 4.1 - 1.5 * squeeze)),
  ]
}
