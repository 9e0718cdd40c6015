import { backView } from '@/components/spine/geometry/back-view'
import { boundsOf } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { pelvis, sacrum, siJoint, whole } from '../parts/behind'

const { y: top } = boundsOf([backView.sacrum.outline])

/** The pelvis from behind, with the joints between the sacrum and the pelvic bones. */
export const siJointPain: Figure<'spine' | 'sacrum' | 'pelvis' | 'joint'> = {
  height: 298,
  shapes: placed(
    [...pelvis(), ...sacrum(), siJoint(1), siJoint(-1), ...whole('L4'), ...whole('L5')],
    1.06,
    [0, top],
    [160, 106],
  ),
  labels: {
    spine: label(98, 28, 'end'),
    sacrum: label(160, 131),
    pelvis: label(60, 100),
    joint: label(252, 28, 'middle', [222, 132]),
  },
}
