import { point } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { healthyLevel } from '../parts/axial-disc'
import { arrow } from '../shape'

/** A low-back level from above, with the four ways to its disc. */
export const lumbarFusionWaysIn: Figure<'alif' | 'llif' | 'tlif' | 'plif' | 'front' | 'back'> = {
  height: 382,
  shapes: [
    ...placed(healthyLevel(), 2.6, [0, 0], [160, 172]),
    ...arrow(point(160, 47), point(160, 104)),
    ...arrow(point(26, 126), point(104, 126)),
    ...arrow(point(262, 300), point(209, 182)),
    ...arrow(point(121, 326), point(128, 177)),
    ...arrow(point(199, 326), point(192, 177)),
  ],
  labels: {
    alif: label(160, 39),
    llif: label(40, 92),
    tlif: label(272, 320),
    plif: label(160, 350),
    front: label(160, 18),
    back: label(160, 376),
  },
}
