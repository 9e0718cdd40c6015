import { type Block, bodyCorners } from './column'
import type { VertebraId } from '@/content/anatomy/levels'
import { type Outline, type Point, corners, point, towards } from './outlines'
import { archOf, spinousTipOf } from './processes'

/** A vertebra in its own frame, before it is placed on the curve. */
export interface VertebraShape {
  /** The body only: the load-bearing part between the discs. */
  body: Outline
  /** The outline of the whole bone in side view. */
  outline: Outline
  /** The boundary between body and pedicle, an open line for the larger drawings. */
  wall?: Outline
  /** The end of the transverse process, which points toward the viewer. */
  knob?: Outline
  spinousTip: Point
}

/**
 * C1: front arch, lateral mass and back arch of the ring around the dens. Its frame is centered on the dens.
 */
const atlas: VertebraShape = {
  body: corners('-7,-5 -10.5,-4.5 -12,0.5 -10.5,5 -7,6'),
  outline: corners(
    '-8,-3.5 -11,-4.2 -13,-1 -12.2,3.2 -8.5,4.2 -6.5,7.5 1,8.6 7.5,10.6 10,6.6 15,4.6 24,6 31,7.4 35.2,4.5 34.4,-0.8 30,-3 22,-1.2 14,-0.8 11,-2.2 10.6,-6.4 8,-8.4 2,-6.4 -3.5,-6.8 -6.8,-7.4',
  ),
  knob: corners('5.4,2 3.6,5 0,4.6 -2,2 -1,-1.4 2.4,-2.2 5,-0.8'),
  spinousTip: point(34.5, 2),
}

/** C2 as two outlines: the body with the dens, and the arch with its large spinous process. */
const axis: VertebraShape = {
  body: corners(
    '-6.8,-8.5 -5.2,-13 -5.4,-21 -4.4,-29 0.8,-31.6 5,-27 4,-14 6.8,-9 6.5,0 7.5,8.5 6.8,9.5 0,8.6 -6.5,11 -8,10 -6.3,2 -7.6,-6',
  ),
  outline: corners(
    '-6.8,-8.5 -5.2,-13 -5.4,-21 -4.4,-29 0.8,-31.6 5,-27 4,-14 9,-11.5 13,-7 15,-3.5 22,-4.5 33,-2 39,3 39.5,8.5 34.5,11 27,7.8 24.5,8.5 24,13 21.5,15.3 18.5,14 12.5,9 10.5,5 7.2,4 7.5,8.5 6.8,9.5 0,8.6 -6.5,11 -8,10 -6.3,2 -7.6,-6',
  ),
  wall: corners('5,-13 6.6,-4 6.2,0 7.2,4'),
  spinousTip: point(39, 7),
}

/** The outlines of a vertebra in its own frame. */
export function shapeOf(id: VertebraId, block: Block | undefined): VertebraShape {
  if (id === 'C1') return atlas
  if (id === 'C2' || !block) return axis
  const { depth } = block
  const arch = archOf(id).map(({ x, y }) => point(x + depth / 2, y))
  const { front, back } = bodySides(id, block)
  const knob = knobs[id.charAt(0)]
  return {
    body: [...front, ...back],
    // From the lower back corner around the front to the upper one, then out along the arch and back.
    outline: [...front, back[0], ...arch, back[2]],
    wall: [arch[0], back[1], arch.at(-1)].filter((corner) => corner !== undefined),
    ...(knob && { knob: knob.map(({ x, y }) => point(x + depth / 2, y)) }),
    spinousTip: spinousTipOf(arch),
  }
}

/** By region, from the middle of the back wall. The cervical ones are too small to be legible. */
const knobs: Record<string, Outline> = {
  T: corners('10.2,-1.6 9.4,-6 12,-9 16,-8.6 17.8,-5 16,-1.4 12.6,0'),
  L: corners('5,-1 4.6,-5 9,-7.4 15,-7 18,-3.6 15,0 9,1.4'),
}

/**
 * The body's outline, with a concave waist and rounded rims; `back` is the wall that the arch attaches to.
 */
function bodySides(id: VertebraId, block: Block): { front: Outline; back: [Point, Point, Point] } {
  const [upperFront, upperBack, lowerBack, lowerFront] = bodyCorners(block)
  const { height, depth } = block
  const rim = 0.09 * height + 0.6
  const waist = id.startsWith('L') ? 0.1 * height : 0.085 * height
  const hollow = id.startsWith('C') ? 0.3 : 0.5
  // A cervical vertebra's lower front edge overhangs the disc like a lip.
  const lip = id.startsWith('C') ? 1.1 : 0
  const edge = point(lowerFront.x - lip / 3, lowerFront.y + lip)
  const middle = (a: Point, b: Point, x: number, y: number) => point((a.x + b.x) / 2 + x, (a.y + b.y) / 2 + y)
  return {
    front: [
      towards(lowerBack, edge, rim),
      middle(lowerBack, edge, depth * 0.04, -hollow * 2),
      towards(edge, lowerBack, rim * 1.1),
      towards(edge, upperFront, rim * 0.9),
      middle(edge, upperFront, waist * 1.3, 0),
      towards(upperFront, edge, rim * 0.9),
      towards(upperFront, upperBack, rim * 1.1),
      middle(upperFront, upperBack, depth * 0.04, hollow * 2),
      towards(upperBack, upperFront, rim),
    ],
    back: [
      towards(upperBack, lowerBack, rim * 0.8),
      middle(upperBack, lowerBack, -waist * 0.6, 0),
      towards(lowerBack, upperBack, rim * 0.8),
    ],
  }
}
