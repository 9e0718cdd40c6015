import { corners } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { discFrame, inFrame } from '../parts/lateral'
import { neckFromFront, neckSection } from '../parts/neck'
import { sharp, shape } from '../shape'

const frame = discFrame('C5', 'C6')
const plates = ['-7.6,-3.3 7.6,-3.1 7.6,-1.7 -7.6,-1.8', '-7.6,3.3 7.6,3.1 7.6,1.7 -7.6,1.8']
const center = '-5.4,-1.7 0,-2.2 5.4,-1.7 6,0 5.4,1.7 0,2.2 -5.4,1.7 -6,0'

/** Where the cut is, and an implant that moves between C5 and C6. */
export const cervicalDiscReplacement: Figure<'cut' | 'implant' | 'cord'> = {
  height: 306,
  shapes: [
    ...neckFromFront(),
    ...placed(
      [
        ...neckSection(),
        shape('lit', inFrame(frame, corners(center))),
        ...plates.map((plate) => shape('metal', inFrame(frame, sharp(corners(plate))))),
      ],
      2.3,
      [0, 80],
      [190, 162],
    ),
  ],
  labels: {
    cut: label(60, 204, 'middle', [67, 126]),
    implant: label(168, 226, 'end', [194, 168]),
    cord: label(232, 18),
  },
}
