import { canalAt } from '@/components/spine/geometry/canal'
import { between, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { core, disc, ligament, sac, sacrum, stretch, strands, vertebra } from '../parts/section'
import { shape } from '../shape'

const ids = stretch('L2', 'L5')
const back = 1.82
const target = between(canalAt('L4', 0.5, back), canalAt('L5', -0.5, back))
const medicine = [
  canalAt('L3', 0.3, back),
  canalAt('L4', 0, back),
  target,
  canalAt('L5', 0, back),
  canalAt('L5', 0.3, back),
]

/** A needle from the back between two low-back bones; the medicine spreads behind the sac of nerves. */
export const epiduralSteroidInjection: Figure<'needle' | 'medicine' | 'nerves' | 'front' | 'back'> = {
  height: 320,
  shapes: placed(
    [
      ...(['L2-L3', 'L3-L4', 'L4-L5', 'L5-S1'] as const).map(disc),
      ...(['L2-L3', 'L3-L4', 'L4-L5', 'L5-S1'] as const).map(core),
      ...ids.flatMap(vertebra),
      sacrum(),
      sac(ids),
      ...strands(ids),
      ligament('L2', 'L3'),
      ligament('L3', 'L4'),
      ligament('L4', 'L5'),
      shape('lit', ribbon(medicine, [0.8, 2.2, 3, 2.2, 0.8])),
      shape('metal', ribbon([target, point(target.x + 60, target.y + 8)], [0.9, 1.6])),
      shape('metal', ribbon([point(target.x + 58, target.y + 7.8), point(target.x + 70, target.y + 9.4)], 6)),
    ],
    2,
    [45, 550],
    [175, 165],
  ),
  labels: {
    needle: label(286, 130),
    medicine: label(249, 92, 'start', [168, 92]),
    nerves: label(78, 258, 'end', [186, 200]),
    front: label(4, 314, 'start'),
    back: label(316, 314, 'end'),
  },
}
