import { corners, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { healthyLevel } from '../parts/axial-disc'
import { shape } from '../shape'

/** A low-back level from above: a needle from the back into one of the two joints. */
export const facetInjection: Figure<'nerves' | 'joint' | 'needle' | 'front' | 'back'> = {
  height: 338,
  shapes: placed(
    [
      ...healthyLevel(),
      shape(
        'lit',
        corners(
          '16,12.4 17.6,11.8 20.6,13.8 23.2,18 23.8,22.6 24.2,25.4 22.4,25.4 21.6,19 19,15.4 15.8,13.4',
        ),
      ),
      shape('metal', ribbon([point(22.4, 21), point(30, 50)], [0.7, 1.2])),
      shape('metal', ribbon([point(29.6, 48.6), point(31.6, 56)], 4)),
    ],
    2.85,
    [0, 0],
    [160, 134],
  ),
  labels: {
    nerves: label(70, 134, 'end', [134, 164]),
    joint: label(46, 250, 'middle', [98, 190]),
    needle: label(274, 250),
    front: label(160, 18),
    back: label(160, 332),
  },
}
