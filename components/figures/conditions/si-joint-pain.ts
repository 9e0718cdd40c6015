import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { ilia, sacrum, siJoint, whole } from '../parts/behind'

/** The pelvis from behind, with the joints between the sacrum and the pelvic bones. */
export const siJointPain: Figure<'spine' | 'sacrum' | 'pelvis' | 'joint'> = {
  height: 330,
  shapes: placed(
    [...ilia(), siJoint(1), siJoint(-1), ...sacrum(), ...whole('L4'), ...whole('L5')],
    1.14,
    [0, 600],
    [160, 140],
  ),
  labels: {
    spine: label(160, 16),
    sacrum: label(160, 133),
    pelvis: label(62, 122),
    joint: label(160, 308, 'middle', [223, 162]),
  },
}
