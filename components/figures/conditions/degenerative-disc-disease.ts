import { corners, place, type Point, point } from '@/components/spine/geometry/outlines'
import { type Figure, label } from '../figure'
import { placed } from '../layout'
import { discFrame, inFrame } from '../parts/lateral'
import { core, disc, sac, sacrum, stretch, strands, vertebra } from '../parts/section'
import { changed, shape } from '../shape'

const ids = stretch('L2', 'L5')
const { tilt } = discFrame('L4', 'L5')
/** The worn disc has lost half its height, so everything above it has come down. */
const drop = place({ centre: point(0, 0), tilt }, point(0, 5.6))
const lower = ({ x, y }: Point) => point(x + drop.x, y + drop.y)
const { centre } = discFrame('L4', 'L5')
const frame = { centre: point(centre.x + drop.x / 2, centre.y + drop.y / 2), tilt }
const worn = inFrame(
  frame,
  corners('-16,-3 -19,-1 -19,.8 -16,3 0,2 16,3 20.6,3 21.4,0 20.4,-2.6 16,-2.6 0,-2.4'),
)
/** Bone spurs at the front edges of the worn disc. */
const spurs = [
  '-10,-2.6 -16,-2.8 -21,-1.4 -24.4,-1 -23,-4 -19,-8 -15,-10',
  '-10,2.6 -16,2.6 -21,1.6 -24,1.4 -22.6,4.4 -19,8 -15,10',
]

/** Two healthy discs and a worn one in the low back, cut down the middle. */
export const degenerativeDiscDisease: Figure<'healthy' | 'worn' | 'spurs' | 'front' | 'back'> = {
  height: 336,
  shapes: placed(
    [
      sacrum(),
      ...changed([disc('L2-L3'), disc('L3-L4'), core('L2-L3'), core('L3-L4')], lower),
      disc('L5-S1'),
      core('L5-S1'),
      ...changed(stretch('L2', 'L4').flatMap(vertebra), lower),
      ...vertebra('L5'),
      sac(ids, { 'L4-L5': { front: 0.56, back: 1.72 } }),
      ...strands(ids, { 'L4-L5': { front: 0.6, back: 1.66 } }),
      ...spurs.map((spur) => shape('bone', inFrame(frame, corners(spur)))),
      shape('lit', worn),
    ],
    2.1,
    [30, 545],
    [175, 165],
  ),
  labels: {
    healthy: label(72, 90, 'end', [100, 92]),
    worn: label(62, 206, 'end', [112, 171]),
    spurs: label(62, 140, 'end', [94, 163]),
    front: label(4, 328, 'start'),
    back: label(316, 328, 'end'),
  },
}
