import { blockOf } from '@/components/spine/geometry/column'
import { partOf } from '@/components/spine/geometry/geometry'
import { type Outline, place, type Point, point } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { bone, disc, sacrum } from '../parts/lateral'
import { arrow, changed, shape, type Shape } from '../shape'

/** Forward along the top of the sacrum, about a quarter of its depth. */
const { frame, wedge } = blockOf('S1')
const forward = place({ centre: point(0, 0), tilt: frame.tilt - wedge / 2 }, point(-9, 0))
const slip = ({ x, y }: Point) => point(x + forward.x, y + forward.y)

const l5 = partOf('L5').outline
/** L5 in two pieces: its arch is cracked, so the joints and the spinous process stay behind. */
const front: Outline = [...l5.slice(0, 16), ...l5.slice(27)]
const back: Outline = l5.slice(16, 27)

const moved = (shapes: readonly Shape[]) => changed(shapes, slip)

/** L5 with a crack in its arch has slid forward on the sacrum. */
export const spondylolisthesis: Figure<'slip' | 'sacrum' | 'crack' | 'front' | 'back'> = {
  height: 342,
  shapes: placed(
    [
      ...moved([disc('L3-L4'), disc('L4-L5')]),
      shape(
        'disc',
        partOf('L5-S1').outline.map((at, order) => (order < 3 ? slip(at) : at)),
      ),
      ...moved([...bone('L3'), ...bone('L4')]),
      shape('glow', back),
      shape('glow', front.map(slip)),
      ...sacrum(),
      ...arrow(point(34, 578), point(10, 592), 5),
    ],
    2.2,
    [20, 560],
    [152, 200],
  ),
  labels: {
    slip: label(85, 250, 'end', [98, 212]),
    sacrum: label(190, 280),
    crack: label(262, 112, 'start', [209, 178]),
    front: label(4, 24, 'start'),
    back: label(316, 24, 'end'),
  },
}
