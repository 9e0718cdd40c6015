import { blockOf } from '@/components/spine/geometry/column'
import { corners, place, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { fracture } from '@/components/spine/scenes/chest'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { inFrame } from '../parts/lateral'
import { ellipse, shape, type Shape } from '../shape'

const { frame } = blockOf('L1')
/** The broken bone and its neighbors: T12-L1 and L1-L2, then T12, L1 and L2, each with its body. */
const spine: Shape[] = [1, 2, 6, 7, 8, 9, 10, 11]
  .map((order) => fracture.shapes[order])
  .filter((found) => found !== undefined)
  .map(({ stuff, changed }) => shape(stuff === 'disc' ? 'disc' : 'bone', changed))
const needle = (tip: number) =>
  shape('metal', ribbon([place(frame, point(tip, 1)), place(frame, point(62, -17))], [2, 2.4]))
const cement = corners('-10,0 -6,-1 0,-2.6 5,-4.4 10,-4 11,0 9,5 4,8 -2,8.4 -7,8 -11,5')

/** A balloon makes room in a collapsed vertebra; then cement fills it. */
export const kyphoplasty: Figure<'balloon' | 'cement' | 'needle'> = {
  height: 264,
  shapes: [
    ...placed(
      [...spine, shape('lit', inFrame(frame, ellipse(point(-1, 3), 9.6, 4.6))), needle(7)],
      1.52,
      [30, 420],
      [72, 116],
    ),
    ...placed([...spine, shape('lit', inFrame(frame, cement))], 1.52, [30, 420], [232, 116]),
  ],
  labels: {
    balloon: label(80, 20),
    cement: label(240, 20),
    needle: label(112, 236, 'middle', [144, 115]),
  },
}
