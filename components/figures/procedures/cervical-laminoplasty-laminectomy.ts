import { corners, point } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { base, cord, openRoof, roofOutline } from '../parts/axial-neck'
import { closed, sharp, shape } from '../shape'

const plate = sharp(corners('13,13 15,14.8 12.4,24.6 9.4,26 8,23.8 10.6,22'))

/** A neck bone from above: its roof swung open, and its roof taken off. */
export const cervicalLaminoplastyLaminectomy: Figure<
  'before' | 'squeezed' | 'roof' | 'open' | 'off' | 'opened' | 'removed'
> = {
  height: 384,
  shapes: [
    ...placed([...base(), shape('bone', roofOutline), ...cord(point(0, 8), 0.8)], 2.4, [0, 0], [160, 60]),
    ...placed(
      [...base(), shape('glow', openRoof(24)), ...cord(point(0, 10)), shape('metal', plate)],
      2.4,
      [0, 0],
      [80, 240],
    ),
    ...placed(
      [...base(), shape('ghost', closed(roofOutline)), ...cord(point(0, 11))],
      2.4,
      [0, 0],
      [240, 240],
    ),
  ],
  labels: {
    before: label(160, 16),
    squeezed: label(82, 60, 'end', [150, 78]),
    roof: label(260, 100, 'start', [180, 100]),
    open: label(80, 178),
    off: label(240, 178),
    opened: label(80, 372),
    removed: label(240, 372),
  },
}
