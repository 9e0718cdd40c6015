import { corners } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { discFrame, inFrame } from '../parts/lateral'
import { core, disc, sac, sacrum, stretch, strands, vertebra } from '../parts/section'
import { shape } from '../shape'

const ids = stretch('L2', 'L5')
const frame = discFrame('L3', 'L4')
const pinches = {
  'L3-L4': { front: 1.12, back: 1.8 },
  L4: { front: 0.7, back: 1.74 },
  L3: { front: 0.7, back: 1.74 },
} as const

/** An infected disc has eaten into the bones beside it; pus behind it presses on the nerves. */
export const spinalInfection: Figure<'healthy' | 'disc' | 'pus' | 'front' | 'back'> = {
  height: 336,
  shapes: placed(
    [
      disc('L2-L3'),
      core('L2-L3'),
      disc('L4-L5'),
      core('L4-L5'),
      ...ids.flatMap(vertebra),
      sacrum(),
      sac(ids, pinches),
      ...strands(ids, pinches),
      shape(
        'lit',
        inFrame(
          frame,
          corners(
            '-17,-5 -12,-8 -7,-6.6 -2,-9.6 3,-7 8,-9 13,-6 17,-5 18.4,0 17,5 12,8 7,6 2,9.4 -4,6.6 -9,8.6 -14,6 -18.4,4 -19,0',
          ),
        ),
      ),
      shape(
        'lit',
        inFrame(frame, corners('17,-4 18,-10 18.4,-17 20,-17 23.6,-9 25,0 24,8 21,16 19.4,16 18.6,9 17,4')),
      ),
    ],
    2.3,
    [20, 505],
    [157, 165],
  ),
  labels: {
    healthy: label(72, 70, 'end', [99, 78]),
    disc: label(70, 150, 'end', [93, 166]),
    pus: label(227, 18, 'start', [173, 152]),
    front: label(4, 328, 'start'),
    back: label(316, 302, 'end'),
  },
}
