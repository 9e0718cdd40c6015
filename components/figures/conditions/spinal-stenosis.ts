import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { healthyLevel } from '../parts/axial-disc'
import { narrowLevel } from '../parts/axial-worn'

/** The same low-back level from above, with a normal and a narrow canal. */
export const spinalStenosis: Figure<'normal' | 'narrow' | 'room' | 'disc' | 'ligament' | 'joint'> = {
  height: 336,
  shapes: [
    ...placed(healthyLevel(), 2.15, [0, 0], [80, 118]),
    ...placed(narrowLevel(), 2.15, [0, 0], [238, 118]),
  ],
  labels: {
    normal: label(80, 20),
    narrow: label(238, 20),
    room: label(46, 278, 'middle', [78, 150]),
    disc: label(160, 270, 'middle', [212, 126]),
    ligament: label(212, 318, 'middle', [227, 158]),
    joint: label(286, 278, 'middle', [293, 158]),
  },
}
