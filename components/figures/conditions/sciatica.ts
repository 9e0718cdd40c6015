import { ribbon } from '@/components/spine/geometry/ribbon'
import { corners, point } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { disc, discCenter, opened, root, sacrum } from '../parts/behind'
import { shape } from '../shape'

const { y } = discCenter('L4-L5')
const herniation = corners('5,-6 9,-8.4 15,-8 20,-5 21.4,0 20,5 15,8 9,8 5,6 4,0')

/** The low back from behind with the canal opened: the L4-L5 disc presses on the L5 root on its way down. */
export const sciatica: Figure<'l4' | 'disc' | 'l5' | 'leg'> = {
  height: 372,
  shapes: placed(
    [
      ...disc('L3-L4'),
      ...disc('L4-L5'),
      ...disc('L5-S1'),
      ...opened('L3'),
      ...opened('L4'),
      ...opened('L5'),
      ...sacrum(),
      shape(
        'lit',
        herniation.map((at) => point(at.x, at.y + y)),
      ),
      root('L4', -1),
      root('L5', -1),
      root('L4', 1),
      root('L5', 1),
      shape(
        'sac',
        ribbon([point(0, y - 66), point(0, y), point(0, y + 40), point(0, y + 74)], [16, 15, 13, 9]),
      ),
    ],
    2.05,
    [0, y],
    [160, 150],
  ),
  labels: {
    l4: label(74, 140, 'end', [98, 168]),
    disc: label(236, 108, 'start', [203, 146]),
    l5: label(248, 186, 'start', [182, 160]),
    leg: label(271, 340, 'start', [233, 304]),
  },
}
