import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { beside, posture, sideways } from '../parts/posture'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { ellipse, shape } from '../shape'

const corrected = sideways(5)
const fused = ['T10', 'T11', 'T12', 'L1', 'L2', 'L3', 'L4', 'L5'] as const
const heads = (x: number) => fused.map((id) => beside(corrected, id, x))

/** A curved spine from behind; then the same spine held straighter by screws and two rods. */
export const scoliosisCorrection: Figure<'before' | 'after' | 'rods'> = {
  height: 362,
  shapes: [
    ...placed(posture(sideways(34)), 0.58, [0, 600], [70, 310]),
    ...placed(
      [
        ...posture(corrected),
        ...[-12, 12].flatMap((x) => [
          shape('lit', ribbon(heads(x), 4)),
          ...heads(x).map((at) => shape('metal', ellipse(at, 4.2))),
        ]),
      ],
      0.58,
      [0, 600],
      [240, 310],
    ),
  ],
  labels: {
    before: label(70, 18),
    after: label(240, 18),
    rods: label(206, 134, 'end', [231, 166]),
  },
}
