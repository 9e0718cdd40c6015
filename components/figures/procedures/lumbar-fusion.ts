import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { bone, disc, discFrame, instrumented, sacrum, spacer } from '../parts/lateral'
import { shape } from '../shape'

/** L4 and L5 held by screws and rods, with a spacer in place of the disc. */
export const lumbarFusion: Figure<'spacer' | 'screws' | 'rod' | 'front' | 'back'> = {
  height: 336,
  shapes: placed(
    [
      disc('L3-L4'),
      disc('L5-S1'),
      ...bone('L3'),
      ...bone('L4'),
      ...bone('L5'),
      ...sacrum(),
      shape('lit', spacer(discFrame('L4', 'L5'), 13, 6.4, 4.6)),
      ...instrumented(['L4', 'L5']),
    ],
    2.2,
    [30, 545],
    [166, 165],
  ),
  labels: {
    spacer: label(82, 196, 'end', [96, 170]),
    screws: label(72, 100, 'end', [100, 114]),
    rod: label(270, 190, 'start', [206, 138]),
    front: label(4, 328, 'start'),
    back: label(316, 328, 'end'),
  },
}
