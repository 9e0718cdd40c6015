import { corners, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { healthyLevel, herniatedLevel } from '../parts/axial-disc'
import { sharp, shape, type Shape } from '../shape'

const tube = sharp(corners('8.6,24 17.4,22.6 25.4,58 15,60'))

const during: Shape[] = [
  ...herniatedLevel(),
  shape('space', tube),
  shape('metal', ribbon([point(12, 8), point(19.6, 62)], [1.4, 2.2])),
]

/** A narrow tube from the back to the piece of disc on the nerve; then the nerve is free. */
export const microdiscectomy: Figure<'during' | 'after' | 'tube' | 'free'> = {
  height: 330,
  shapes: [...placed(during, 2.2, [0, 0], [78, 118]), ...placed(healthyLevel(), 2.2, [0, 0], [242, 118])],
  labels: {
    during: label(78, 20),
    after: label(242, 20),
    tube: label(78, 290, 'middle', [118, 236]),
    free: label(262, 290, 'middle', [270, 132]),
  },
}
