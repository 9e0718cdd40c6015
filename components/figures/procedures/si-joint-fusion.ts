import { backView } from '@/components/spine/geometry/back-view'
import { boundsOf, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { pelvis, sacrum, siJoint, whole } from '../parts/behind'
import { arrow, shape } from '../shape'

const { y: top } = boundsOf([backView.sacrum.outline])
const implants = [24, 37, 50].map((down, order) =>
  ribbon([point(76 - order * 3, top + down + 3), point(30, top + down - 1)], 6.4),
)

/** The pelvis from behind: implants cross one of the joints between sacrum and pelvic bone. */
export const siJointFusion: Figure<'joint' | 'implants' | 'cut'> = {
  height: 298,
  shapes: [
    ...placed(
      [
        ...pelvis(),
        ...sacrum(),
        siJoint(1),
        siJoint(-1, 'disc'),
        ...whole('L4'),
        ...whole('L5'),
        ...implants.map((implant) => shape('metal', implant)),
      ],
      1.06,
      [0, top],
      [160, 106],
    ),
    ...arrow(point(316, 150), point(252, 144)),
  ],
  labels: {
    joint: label(64, 28, 'middle', [98, 132]),
    implants: label(256, 28, 'middle', [234, 131]),
    cut: label(262, 176),
  },
}
