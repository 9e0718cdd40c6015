import { corners } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { bone, disc, discFrame, inFrame, instrumented, sacrum, spacer } from '../parts/lateral'
import { shape, type Shape } from '../shape'

const bones = (): Shape[] => [
  disc('L5-S1'),
  disc('L2-L3'),
  ...bone('L2'),
  ...bone('L3'),
  ...bone('L4'),
  ...bone('L5'),
  ...sacrum(),
]
const next = discFrame('L3', 'L4')
const grown = shape('bone', spacer(discFrame('L4', 'L5'), 14, 6.4, 4.8))

/** The disc above an old fusion is worn; the fusion is extended to it. */
export const revisionSurgery: Figure<'before' | 'after'> = {
  height: 360,
  shapes: [
    ...placed(
      [
        grown,
        ...bones(),
        ...instrumented(['L4', 'L5']),
        shape('lit', inFrame(next, corners('-14,-4 14,-3 18.6,-3 20,0 18,3 14,3 -14,4 -17,0'))),
      ],
      1.4,
      [30, 540],
      [78, 196],
    ),
    ...placed(
      [grown, ...bones(), shape('lit', spacer(next, 13, 6, 4.6)), ...instrumented(['L3', 'L4', 'L5'])],
      1.4,
      [30, 540],
      [242, 196],
    ),
  ],
  labels: { before: label(80, 18), after: label(242, 18) },
}
