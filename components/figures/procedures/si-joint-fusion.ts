import { backView } from '@/components/spine/geometry/back-view'
import { boundsOf, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { ilia, sacrum, siJoint, whole } from '../parts/behind'
import { arrow, shape } from '../shape'

const { y: top } = boundsOf([backView.sacrum.outline])
const implants = [22, 36, 50].map((down, order) =>
  ribbon([point(76 - order * 3, top + down + 3), point(30, top + down - 1)], 6.4),
)

/** The pelvis from behind: implants cross one of the joints between sacrum and pelvic bone. */
export const siJointFusion: Figure<'joint' | 'implants' | 'cut'> = {
  height: 318,
  shapes: [
    ...placed(
      [
        ...ilia(),
        siJoint(1),
        siJoint(-1, 'disc'),
        ...sacrum(),
        ...whole('L4'),
        ...whole('L5'),
        ...implants.map((implant) => shape('metal', implant)),
      ],
      1.12,
      [0, 600],
      [160, 128],
    ),
    ...arrow(point(314, 152), point(254, 146)),
  ],
  labels: {
    joint: label(60, 300, 'middle', [99, 160]),
    implants: label(250, 36, 'middle', [234, 122]),
    cut: label(264, 192),
  },
}
