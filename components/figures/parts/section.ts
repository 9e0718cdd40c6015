import { canalAt } from '@/components/spine/geometry/canal'
import { blockOf } from '@/components/spine/geometry/column'
import { partOf, spine } from '@/components/spine/geometry/geometry'
import { between, type Outline, place, type Point, point } from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import type { DiscId, VertebraId } from '@/content/anatomy/levels'
import { shape, type Shape } from '../shape'

/*
 * The spine cut down the middle and seen from the left, as on an MRI: bodies and discs in front, the canal
 * behind them, the spinous processes at the back. Millimeters, in the coordinates of the full drawing.
 */

/** The canal's depth at the lamina, in millimeters from the back of the body. */
const depths: Record<string, number> = { C: 16.5, T: 15.5, L: 18 }
const depthOf = (id: VertebraId) => depths[id.charAt(0)] ?? 16

/** The cut spinous process: its corners are a stretch of the bone's outline in side view. */
function spinousProcess(id: VertebraId): Outline {
  const { frame, depth } = blockOf(id)
  const front = depth / 2 + depthOf(id)
  const drawn = partOf(id)
  const corners = drawn.kind === 'vertebra' ? drawn.outline.slice(16, 24) : []
  const inFrame = (at: Point) =>
    place({ centre: point(0, 0), tilt: -frame.tilt }, point(at.x - frame.centre.x, at.y - frame.centre.y))
  const [top, bottom] = [inFrame(corners[0] ?? frame.centre).y, inFrame(corners.at(-1) ?? frame.centre).y]
  const lamina = [
    point(front + 2, bottom),
    point(front + 0.4, bottom - 2),
    point(front, top + 3),
    point(front + 2, top + 0.6),
  ]
  return [...corners, ...lamina.map((corner) => place(frame, corner))]
}

const bodyOf = (id: VertebraId): Outline => {
  const part = partOf(id)
  return part.kind === 'vertebra' ? part.body : part.outline
}

export const vertebra = (id: VertebraId): Shape[] => [
  shape('bone', bodyOf(id)),
  shape('bone', spinousProcess(id)),
]

export const disc = (id: DiscId): Shape => shape('disc', partOf(id).outline)

/** The soft center of a disc. */
export function core(id: DiscId): Shape {
  const corners = partOf(id).outline
  const middle = between(corners[1] ?? point(0, 0), corners[5] ?? point(0, 0))
  return shape(
    'core',
    corners.map((corner) => between(middle, corner, 0.55)),
  )
}

export const sacrum = (): Shape => shape('bone', spine.sacrum.outline)

/** The ligament between two laminae, at the back of the canal. `thickness` in millimeters. */
export function ligament(upper: VertebraId, lower: VertebraId, thickness = 3): Shape {
  const at = (id: VertebraId, x: number, along: number) => {
    const { frame, depth, height } = blockOf(id)
    return place(frame, point(depth / 2 + depthOf(id) + x, along * height))
  }
  const out = 1.6 - thickness / 2
  const middle = between(at(upper, out, 0.5), at(lower, out, -0.4))
  const line = [at(upper, 0.6, 0.24), between(at(upper, out, 0.4), middle), middle, at(lower, 0.4, -0.16)]
  return shape('ligament', ribbon(line, [2, thickness * 0.85, thickness, 2.2]))
}

/** Where the front and back of a tube are: 0 is the back of the bodies, 2 the lamina. */
interface Walls {
  front: number
  back: number
}
type Pinches = Partial<Record<DiscId | VertebraId, Walls>>

/** The levels from one vertebra to another. */
export const stretch = (first: VertebraId, last: VertebraId): VertebraId[] => {
  const ids = spine.vertebrae.map(({ id }) => id)
  return ids.slice(ids.indexOf(first), ids.indexOf(last) + 1)
}

interface Station extends Walls {
  /** A point at this height of the canal, from its front at 0 to its back at 2. */
  at: (across: number) => Point
}

/** The canal goes on in the sacrum and narrows there. */
const sacralStations = (walls: Walls): Station[] =>
  (['S1', 'S2'] as const).map((id, order) => {
    const { frame, depth } = blockOf(id)
    const half = order === 0 ? 6 : 3.4
    const at = (across: number) => place(frame, point(depth / 2 + 6 + half * (across - 1), 0))
    return { at, ...walls }
  })

function stationsOf(ids: readonly VertebraId[], walls: Walls, pinches: Pinches): Station[] {
  const stations = ids.flatMap((id, index): Station[] => {
    const next = ids[index + 1]
    const own = pinches[id] ?? walls
    const body = [-0.25, 0.25].map((along) => ({
      at: (across: number) => canalAt(id, along, across),
      ...own,
    }))
    if (!next) return body
    const below = pinches[`${id}-${next}` as DiscId] ?? walls
    const at = (across: number) => between(canalAt(id, 0.5, across), canalAt(next, -0.5, across))
    return [...body, { at, ...below }]
  })
  return ids.at(-1) === 'L5' ? [...stations, ...sacralStations(walls)] : stations
}

/** A tube in the canal, such as the cord. `pinches` give its walls at some levels. */
export function tube(ids: readonly VertebraId[], walls: Walls, pinches: Pinches = {}): Outline {
  const stations = stationsOf(ids, walls, pinches)
  const front = stations.map(({ at, front: across }) => at(across))
  const back = stations.map(({ at, back: across }) => at(across))
  const blunt = (line: Point[]) => [line[0], ...line, line.at(-1)].filter((at) => at !== undefined)
  return [...blunt(front), ...blunt(back.toReversed())]
}

export const sac = (ids: readonly VertebraId[], pinches?: Pinches): Shape =>
  shape('sac', tube(ids, { front: 0.25, back: 1.72 }, pinches))

export const cord = (ids: readonly VertebraId[], pinches?: Pinches): Shape =>
  shape('nerve', tube(ids, { front: 0.52, back: 1.46 }, pinches))

/** The nerves below the end of the cord, at shares of the sac's width. */
export const strands = (ids: readonly VertebraId[], pinches: Pinches = {}): Shape[] =>
  [0.14, 0.38, 0.62, 0.86].map((share) =>
    shape(
      'strand',
      stationsOf(ids, { front: 0.3, back: 1.66 }, pinches).map(({ at, front, back }) =>
        at(front + (back - front) * share),
      ),
    ),
  )
