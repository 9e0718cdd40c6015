import { point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { arch, disc, sacrum, whole } from '../parts/behind'
import { ellipse, shape } from '../shape'

/** The groove between the upper joint process and the transverse process, where the small nerve runs. */
const groove = (id: 'L4' | 'L5') => {
  const at = arch(id)[5] ?? point(0, 0)
  return point(at.x + 1, at.y + 1)
}
const nerve = (id: 'L4' | 'L5') => {
  const { x, y } = groove(id)
  return ribbon(
    [point(x + 5, y - 12), point(x + 1, y - 4), point(x, y + 2), point(x - 3, y + 10), point(x - 8, y + 17)],
    1.8,
  )
}

/** The low back from behind: needles beside the small nerves of the joint between L4 and L5. */
export const radiofrequencyAblation: Figure<'nerve' | 'tip' | 'joint'> = {
  height: 330,
  shapes: placed(
    [
      ...disc('L3-L4'),
      ...disc('L4-L5'),
      ...sacrum(),
      ...whole('L3'),
      ...whole('L4'),
      ...whole('L5'),
      ...(['L4', 'L5'] as const).flatMap((id) => {
        const { x, y } = groove(id)
        return [
          shape('nerve', nerve(id)),
          shape('metal', ribbon([point(x + 1, y + 1), point(x + 34, y + 42)], [1.2, 2])),
          shape('lit', ellipse(point(x, y), 3.2)),
        ]
      }),
    ],
    2.1,
    [0, 540],
    [128, 165],
  ),
  labels: {
    nerve: label(238, 46, 'start', [196, 86]),
    tip: label(238, 112, 'start', [190, 106]),
    joint: label(34, 220, 'middle', [88, 160]),
  },
}
