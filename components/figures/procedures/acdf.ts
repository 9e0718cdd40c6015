import { place, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { blockOf } from '@/components/spine/geometry/column'
import { discFrame, spacer } from '../parts/lateral'
import { neckFromFront, neckSection } from '../parts/neck'
import { shape } from '../shape'

const at = (id: 'C5' | 'C6', x: number, y: number) => {
  const { frame, depth, height } = blockOf(id)
  return place(frame, point(-depth / 2 + x, y * height))
}
const plate = ribbon(
  [at('C5', -1.4, -0.1), at('C5', -1.6, 0.3), at('C6', -1.6, -0.3), at('C6', -1.4, 0.1)],
  2.4,
)
const screws = (['C5', 'C6'] as const).map((id) =>
  ribbon([at(id, -2, id === 'C5' ? 0.06 : -0.06), at(id, 11.5, id === 'C5' ? -0.1 : 0.1)], [2.8, 1.6]),
)

/** Where the cut is, and a spacer with a plate between C5 and C6. */
export const acdf: Figure<'cut' | 'plate' | 'spacer' | 'cord'> = {
  height: 306,
  shapes: [
    ...neckFromFront(),
    ...placed(
      [
        ...neckSection(),
        shape('lit', spacer(discFrame('C5', 'C6'), 7, 3.1, 2.7)),
        ...screws.map((screw) => shape('metal', screw)),
        shape('metal', plate),
      ],
      2.3,
      [0, 80],
      [190, 162],
    ),
  ],
  labels: {
    cut: label(60, 204, 'middle', [67, 126]),
    plate: label(162, 132, 'end', [175, 148]),
    spacer: label(162, 218, 'end', [194, 166]),
    cord: label(232, 18),
  },
}
