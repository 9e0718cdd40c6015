import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { passingRoot, sac } from '../parts/axial-disc'
import { archWithoutRoof, bulgingDisc, narrowLevel, roof, wornJoint } from '../parts/axial-worn'
import { point } from '@/components/spine/geometry/outlines'
import { closed, shape, type Shape } from '../shape'

const after: Shape[] = [
  ...bulgingDisc(),
  shape('ghost', closed(roof)),
  wornJoint(1),
  wornJoint(-1),
  ...archWithoutRoof(),
  ...sac(0, 4),
  passingRoot(1, point(14, 9.4)),
  passingRoot(-1, point(14, 9.4)),
]

/** The same low-back level from above, before and after its bony roof is opened. */
export const lumbarLaminectomy: Figure<'before' | 'after' | 'squeezed' | 'room' | 'roof'> = {
  height: 330,
  shapes: [...placed(narrowLevel(), 2.2, [0, 0], [78, 118]), ...placed(after, 2.2, [0, 0], [242, 118])],
  labels: {
    before: label(78, 20),
    after: label(242, 20),
    squeezed: label(50, 284, 'middle', [78, 144]),
    room: label(196, 284, 'middle', [242, 146]),
    roof: label(274, 284, 'middle', [250, 226]),
  },
}
