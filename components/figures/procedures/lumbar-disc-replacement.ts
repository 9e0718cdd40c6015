import { corners, point } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { body } from '../parts/body'
import { discFrame, inFrame } from '../parts/lateral'
import { core, disc, sac, sacrum, stretch, strands, vertebra } from '../parts/section'
import { sharp, shape } from '../shape'

const ids = stretch('L3', 'L5')
const frame = discFrame('L4', 'L5')
const plates = ['-14,-6.6 14,-5 14,-2.6 -14,-3.4', '-14,6.6 14,5 14,2.6 -14,3.4']
const center = '-9,-3.2 0,-4 9,-2.8 10,0 9,2.8 0,4 -9,3.2 -10,0'

/** Where the cut is, and an implant that moves between L4 and L5. */
export const lumbarDiscReplacement: Figure<'cut' | 'implant' | 'nerves'> = {
  height: 300,
  shapes: [
    ...placed(
      [body('trunk'), shape('cut', [point(0, 160), point(0, 172), point(0, 186)])],
      0.62,
      [0, 40],
      [66, 60],
    ),
    ...placed(
      [
        disc('L3-L4'),
        core('L3-L4'),
        disc('L5-S1'),
        core('L5-S1'),
        ...ids.flatMap(vertebra),
        sacrum(),
        sac(ids),
        ...strands(ids),
        shape('lit', inFrame(frame, corners(center))),
        ...plates.map((plate) => shape('metal', inFrame(frame, sharp(corners(plate))))),
      ],
      1.75,
      [30, 545],
      [235, 150],
    ),
  ],
  labels: {
    cut: label(66, 232, 'middle', [66, 152]),
    implant: label(150, 268, 'end', [188, 146]),
    nerves: label(246, 18),
  },
}
