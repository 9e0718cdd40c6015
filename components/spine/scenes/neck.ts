import { canalAt } from '../geometry/canal'
import { blockOf } from '../geometry/column'
import { partOf } from '../geometry/geometry'
import { type Frame, corners } from '../geometry/outlines'
import { ribbon } from '../geometry/ribbon'
import { type Scene, added, gapBetween, set, still } from './scene'

/* Close-up of C5 and C6 from the side: a disc, and the implant that replaces it. */

const [upper, lower] = [blockOf('C5'), blockOf('C6')]
const discFrame: Frame = {
  centre: gapBetween(upper, lower),
  tilt: (upper.frame.tilt + lower.frame.tilt) / 2,
}
const bones = (['C3', 'C4', 'C5', 'C6', 'C7', 'T1'] as const).flatMap((id) => {
  const part = partOf(id)
  return part.kind === 'vertebra' ? [still('bone', part.outline), still('bone', part.body)] : []
})
const cord = ribbon(
  (['C3', 'C4', 'C5', 'C6', 'C7', 'T1', 'T2'] as const).map((id) => canalAt(id)),
  8.5,
)
const plates = [
  '-7.6,-3.4 0,-3.6 7.6,-3.4 7.6,-2 0,-1.9 -7.6,-2',
  '-7.6,3.4 0,3.6 7.6,3.4 7.6,2 0,1.9 -7.6,2',
]
const core = '-5,-1.9 0,-2.6 5,-1.9 5.6,0 5,1.9 0,2.4 -5,1.9 -5.6,0'

export const replacement: Scene = {
  view: { x: -24, y: 43, width: 80, height: 72 },
  shapes: [
    ...(['C3-C4', 'C4-C5', 'C5-C6', 'C6-C7', 'C7-T1'] as const).map((id) =>
      still('disc', partOf(id).outline),
    ),
    ...bones,
    still('nerve', cord),
    added('core', set(discFrame, corners(core))),
    ...plates.map((plate) => added('metal', set(discFrame, corners(plate)))),
  ],
}
