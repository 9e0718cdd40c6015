import { corners } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { discFrame, inFrame } from '../parts/lateral'
import { core, disc, sac, sacrum, strands, stretch, tube, vertebra } from '../parts/section'
import { shape } from '../shape'

const ids = stretch('T11', 'L5')
const pinches = { 'L4-L5': { front: 1.42, back: 1.74 } } as const
const herniation = '-8,-2.4 6,-3 16,-2.6 20,-6 26,-8.4 30.4,-5 31.4,0 30.6,6 26,9.6 20,7 16,2.6 4,3 -8,2.4'

/** The low back cut down the middle: a large herniated disc presses on the nerves below the cord. */
export const caudaEquinaSyndrome: Figure<'cord' | 'nerves' | 'herniation' | 'front' | 'back'> = {
  height: 380,
  shapes: placed(
    [
      ...(['T11-T12', 'T12-L1', 'L1-L2', 'L2-L3', 'L3-L4', 'L4-L5', 'L5-S1'] as const).map(disc),
      ...(['L1-L2', 'L2-L3', 'L3-L4', 'L5-S1'] as const).map(core),
      ...ids.flatMap(vertebra),
      sacrum(),
      sac(ids, pinches),
      ...strands(stretch('L1', 'L5'), pinches),
      shape(
        'nerve',
        tube(stretch('T11', 'L1'), { front: 0.6, back: 1.4 }, { L1: { front: 0.86, back: 1.04 } }),
      ),
      shape('lit', inFrame(discFrame('L4', 'L5'), corners(herniation))),
    ],
    1.42,
    [10, 355],
    [172, 16],
  ),
  labels: {
    cord: label(120, 72, 'end', [222, 96]),
    nerves: label(120, 180, 'end', [200, 200]),
    herniation: label(120, 262, 'end', [202, 276]),
    front: label(4, 372, 'start'),
    back: label(316, 372, 'end'),
  },
}
