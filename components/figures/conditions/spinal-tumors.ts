import { blockOf } from '@/components/spine/geometry/column'
import { corners } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { inFrame } from '../parts/lateral'
import { cord, disc, sac, stretch, vertebra } from '../parts/section'
import { shape } from '../shape'

const ids = stretch('T4', 'T10')
const { frame } = blockOf('T7')

/** A tumor in a mid-back bone has grown into the canal and presses on the cord. */
export const spinalTumors: Figure<'tumor' | 'cord' | 'front' | 'back'> = {
  height: 334,
  shapes: placed(
    [
      sac(ids, { T7: { front: 0.78, back: 1.8 } }),
      cord(ids, { T7: { front: 0.94, back: 1.66 } }),
      ...(['T4-T5', 'T5-T6', 'T6-T7', 'T7-T8', 'T8-T9', 'T9-T10'] as const).map(disc),
      ...ids.flatMap(vertebra),
      shape(
        'lit',
        inFrame(frame, corners('-3,-4 2,-8 8,-8.4 13,-8 18,-6.4 20.4,-2 19.6,4 15,8 9,8.6 3,7 -2,6.6 -5,2')),
      ),
    ],
    2.7,
    [55, 270],
    [150, 165],
  ),
  labels: {
    tumor: label(84, 118, 'end', [150, 122]),
    cord: label(70, 60, 'end', [204, 60]),
    front: label(4, 326, 'start'),
    back: label(316, 326, 'end'),
  },
}
