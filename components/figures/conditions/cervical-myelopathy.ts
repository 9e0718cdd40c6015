import { corners } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { discFrame, inFrame } from '../parts/lateral'
import { cord, disc, ligament, sac, stretch, vertebra } from '../parts/section'
import { shape } from '../shape'

const ids = stretch('C3', 'T1')
const bulge = '-8,-2.4 0,-2.6 7,-2.4 10,-3.4 13.4,-3.4 15,0 13.4,4 10,4 7,2.4 0,2.6 -8,2.4 -9,0'

/** The neck cut down the middle: a bulging disc in front and a thick ligament behind press on the cord. */
export const cervicalMyelopathy: Figure<'cord' | 'disc' | 'ligament' | 'front' | 'back'> = {
  height: 344,
  shapes: placed(
    [
      sac(ids, { 'C5-C6': { front: 0.84, back: 1.3 } }),
      cord(ids, { 'C5-C6': { front: 0.9, back: 1.24 } }),
      ...(['C3-C4', 'C4-C5', 'C6-C7', 'C7-T1'] as const).map(disc),
      ...ids.flatMap(vertebra),
      ligament('C3', 'C4'),
      ligament('C4', 'C5'),
      ligament('C5', 'C6', 8),
      ligament('C6', 'C7'),
      shape('lit', inFrame(discFrame('C5', 'C6'), corners(bulge))),
    ],
    2.6,
    [0, 80],
    [122, 168],
  ),
  labels: {
    cord: label(70, 62, 'end', [164, 80]),
    disc: label(84, 150, 'end', [126, 160]),
    ligament: label(250, 120, 'start', [196, 146]),
    front: label(4, 338, 'start'),
    back: label(316, 338, 'end'),
  },
}
