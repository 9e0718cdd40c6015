import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { herniatedLevel, leavingRoots } from '../parts/axial-disc'

/** The soft center of a low-back disc pushes out at the back, to one side, onto the root that passes there. */
export const herniatedDisc: Figure<'center' | 'pressed' | 'free' | 'front' | 'back'> = {
  height: 338,
  shapes: placed(herniatedLevel(leavingRoots()), 2.85, [0, 0], [160, 134]),
  labels: {
    center: label(274, 32, 'middle', [190, 112]),
    pressed: label(272, 246, 'middle', [206, 163]),
    free: label(48, 246, 'middle', [123, 153]),
    front: label(160, 18),
    back: label(160, 332),
  },
}
