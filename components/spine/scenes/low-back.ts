import { canalAt } from '../geometry/canal'
import { blockOf } from '../geometry/column'
import { partOf, spine } from '../geometry/geometry'
import { type Frame, type Outline, type Point, between, corners, place, point } from '../geometry/outlines'
import { ribbon } from '../geometry/ribbon'
import { type Scene, type SceneShape, added, gapBetween, moved, set, still } from './scene'

/*
 * Close-up of L4 on L5 from the side: the geometry of the full drawing, with common conditions and
 * treatments.
 */

const view = { x: -34, y: 488, width: 124, height: 112 }
const [upper, lower] = [blockOf('L4'), blockOf('L5')]
const disc = partOf('L4-L5').outline

/** The center of the disc, halfway between the slopes of both bones. */
const discFrame: Frame = {
  centre: gapBetween(upper, lower),
  tilt: (upper.frame.tilt + upper.wedge / 2 + lower.frame.tilt - lower.wedge / 2) / 2,
}

const bones = (['L3', 'L4', 'L5'] as const).map((id) => {
  const part = partOf(id)
  return { id, outline: part.outline, body: part.kind === 'vertebra' ? part.body : part.outline }
})
const sacrum = still('bone', spine.sacrum.outline)
const otherDiscs = (['L3-L4', 'L5-S1'] as const).map((id) => still('disc', partOf(id).outline))

const boneShapes = bones.flatMap(({ outline, body }) => [still('bone', outline), still('bone', body)])
/** The level itself, for scenes in which it does not move. */
const level = [...otherDiscs, still('disc', disc), ...boneShapes, sacrum]

/** The cauda equina in its canal; `dent` pushes it back and narrows it at the height of the disc. */
function bundle(dent: number, above: Point = point(0, 0)): Outline {
  const shift = ({ x, y }: Point) => point(x + above.x, y + above.y)
  const line = [
    shift(canalAt('L3', -0.8)),
    shift(canalAt('L3', 0.2)),
    shift(canalAt('L4', 0.1)),
    place(discFrame, point(26.5 + dent, -2)),
    place(discFrame, point(26.5 + dent, 4)),
    canalAt('L5', 0.1),
    place(blockOf('S1').frame, point(24, -4)),
    place(blockOf('S2').frame, point(16, 0)),
  ]
  return ribbon(line, [12, 12, 12, 12 - dent, 12 - dent, 12, 11, 9])
}
const nerves = (dent: number, above?: Point): SceneShape => ({
  stuff: 'nerve',
  usual: bundle(0),
  changed: bundle(dent, above),
})

/** The soft center of the disc, in place or herniated through the ring. */
const centre = corners('-9,-2.4 -4,-3.8 5,-3.4 10,-1.6 10.5,1.4 6,3.4 -3,3.8 -9,2.4')
const pushedOut = corners('-9,-2 -4,-3.2 6,-2.4 18,-2.6 26.5,-4 27,6.5 17,2.4 -6,3.2')

export const herniation: Scene = {
  view,
  shapes: [
    ...level,
    nerves(6.5),
    { stuff: 'core', usual: set(discFrame, centre), changed: set(discFrame, pushedOut) },
  ],
}

/** Forward along the upper side of L5. */
const forward = place({ centre: point(0, 0), tilt: lower.frame.tilt - lower.wedge / 2 }, point(-9.5, 0))

const slipping = (outline: Outline, stuff: SceneShape['stuff'] = 'bone'): SceneShape => ({
  stuff,
  usual: outline,
  changed: moved(outline, forward),
})

export const slip: Scene = {
  view,
  shapes: [
    slipping(partOf('L3-L4').outline, 'disc'),
    still('disc', partOf('L5-S1').outline),
    // Its upper side moves; its lower side stays.
    {
      stuff: 'disc',
      usual: disc,
      changed: disc.map(({ x, y }, order) => {
        const share = order < 3 ? 1 : order === 3 || order === 7 ? 0.5 : 0
        return point(x + forward.x * share, y + forward.y * share)
      }),
    },
    ...bones.flatMap(({ id, outline, body }) =>
      id === 'L5'
        ? [still('bone', outline), still('bone', body)]
        : id === 'L4'
          ? [slipping(outline), slipping(body, 'core')]
          : [slipping(outline), slipping(body)],
    ),
    sacrum,
    nerves(1.5, forward),
  ],
}

const circle = (centre: Point, r: number): Outline =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => place({ centre, tilt: -angle }, point(r, 0)))

/** A screw through the pedicle into the body, with its head at the back. */
const screws = [upper, lower].map(({ frame, depth, height }) => ({
  shaft: ribbon(
    [place(frame, point(depth / 2 + 21, -height * 0.2)), place(frame, point(-depth * 0.28, -height * 0.1))],
    [4.6, 2.6],
  ),
  head: place(frame, point(depth / 2 + 22, -height * 0.2)),
}))
const heads = screws.map(({ head }) => head)
const rod = ribbon(
  [between(heads[0]!, heads[1]!, -0.16), heads[0]!, heads[1]!, between(heads[0]!, heads[1]!, 1.16)],
  4.2,
)
const spacer = set(
  discFrame,
  corners('-11,-5.4 0,-5.2 11,-4.4 12.5,-3.4 12.5,3.4 11,4.4 0,5.2 -11,5.4 -12.5,4.2 -12.5,-4.2'),
)

export const fusion: Scene = {
  view,
  shapes: [
    // Behind the bones: the pedicles, which hold the screws, are beside the nerves.
    still('nerve', bundle(0)),
    ...level,
    added('core', spacer),
    ...screws.map(({ shaft }) => added('metal', shaft)),
    added('metal', rod),
    ...heads.map((head) => added('metal', circle(head, 4.6))),
  ],
}
