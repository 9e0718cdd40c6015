import { corners } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { arch, disc, joint, ligaments, passingRoot, sac } from '../parts/axial-disc'
import { wornJoint, wornJointBehind } from '../parts/axial-worn'
import { shape } from '../shape'

const joinLine =
  '13.4,13.4 15.6,12 18,13.6 20,13.4 22,17 24.4,18.6 24.6,22.6 26.4,25.6 25.4,29.4 23.4,26 23.6,22.8 21.4,20.4 20.6,17.2 17.8,15.8 15.4,15'

/** A low-back level from above: a healthy joint on one side, a worn one on the other. */
export const facetArthritis: Figure<'disc' | 'healthy' | 'worn' | 'front' | 'back'> = {
  height: 338,
  shapes: placed(
    [
      ...disc(),
      ...ligaments(),
      ...sac(),
      passingRoot(1),
      passingRoot(-1),
      joint(-1),
      wornJoint(1),
      arch(),
      wornJointBehind(1),
      shape('lit', corners(joinLine)),
    ],
    2.85,
    [0, 0],
    [160, 134],
  ),
  labels: {
    disc: label(160, 90),
    healthy: label(46, 250, 'middle', [98, 190]),
    worn: label(274, 250, 'middle', [230, 200]),
    front: label(160, 18),
    back: label(160, 332),
  },
}
