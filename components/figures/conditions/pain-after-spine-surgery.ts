import { between, corners } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { bone, disc, discFrame, inFrame, instrumented, pedicleScrew, sacrum } from '../parts/lateral'
import { shape } from '../shape'

const { from, to } = pedicleScrew('L4')
const worn = '-14,-4 14,-3 18.6,-3 20,0 18,3 14,3 -14,4 -17,0'
const gap = '-17,-1 -10,-2.6 -4,.6 4,-2.2 10,.6 16,-1.6 16.6,.6 10,2.6 4,0 -4,2.6 -10,0 -16,1.6'

/** Three of the possible causes, at and above a fusion of L4 and L5. */
export const painAfterSpineSurgery: Figure<'next' | 'screw' | 'gap' | 'front' | 'back'> = {
  height: 344,
  shapes: placed(
    [
      disc('L3-L4'),
      disc('L4-L5'),
      disc('L5-S1'),
      ...bone('L3'),
      ...bone('L4'),
      ...bone('L5'),
      ...sacrum(),
      shape('glow', ribbon([between(from, to, 0.24), between(from, to, 1.06)], [8, 7])),
      ...instrumented(['L4', 'L5']),
      shape('lit', inFrame(discFrame('L3', 'L4'), corners(worn))),
      shape('lit', inFrame(discFrame('L4', 'L5'), corners(gap))),
    ],
    2.05,
    [30, 545],
    [172, 160],
  ),
  labels: {
    next: label(84, 62, 'end', [104, 76]),
    screw: label(84, 112, 'end', [104, 112]),
    gap: label(84, 166, 'end', [104, 156]),
    front: label(4, 338, 'start'),
    back: label(316, 338, 'end'),
  },
}
