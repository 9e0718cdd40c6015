import {
  type DiscId,
  type SacralId,
  type VertebraId,
  discIds,
  sacralIds,
  vertebraIds,
} from '@/content/anatomy/levels'
import {
  atlasHalf,
  axisHalf,
  coccyxHalves,
  densHalf,
  halfOf,
  sacralOpenings,
  sacrumHalf,
} from './back-proportions'
import { blockOf } from './column'
import { partOf } from './geometry'
import { type Frame, type Outline, type Point, boundsOf, corners, place, point } from './outlines'

/*
 * The spine from behind, derived from the side view: heights come from the side view and widths from
 * back-proportions.ts. Millimeters; x grows to the right from the midline, y toward the feet as in the side
 * view.
 */

/** A vertebra from behind, back to front: the body, the arch over it, the spinous process. */
export interface BackVertebra {
  id: VertebraId
  body?: Outline
  arch: Outline
  spinous?: Outline
  /** The dens of C2. */
  dens?: Outline
  /** Its center, and the middle of its right edge, where a label begins. */
  centre: Point
  edge: Point
}

/** Any other selectable part. */
export interface BackPart<Id> {
  id: Id
  outline: Outline
  centre: Point
  edge: Point
}

/** Projects a point of the bone's own frame onto the back view: keeps the height, drops the depth. */
const height = (frame: Frame, depth: number, y: number) => place(frame, point(depth, y)).y

/** The right half and its mirror image as a single outline. */
export function mirrored(half: Outline): Outline {
  const left = half.filter(({ x }) => x !== 0).toReversed()
  return [...half, ...left.map(({ x, y }) => point(-x, y))]
}

const raise = (half: string, top: number) => corners(half).map(({ x, y }) => point(x, y + top))

function vertebra(id: VertebraId): BackVertebra {
  const side = partOf(id)
  if (side.kind !== 'vertebra') throw new Error(`${id} is no vertebra.`)
  const { frame, spinousTip } = side
  const centreOf = (y: number) => point(0, y)
  if (id === 'C1' || id === 'C2') {
    const half = raise(id === 'C1' ? atlasHalf : axisHalf, frame.centre.y - (id === 'C1' ? 1 : 2))
    const dens = id === 'C2' && mirrored(raise(densHalf, frame.centre.y))
    return {
      id,
      arch: mirrored(half),
      ...(dens && { dens, spinous: spinous(frame.centre.y + 2, spinousTip.y + 2, 6) }),
      centre: centreOf(frame.centre.y),
      edge: point(id === 'C1' ? 40 : 28, frame.centre.y),
    }
  }
  const block = blockOf(id)
  const { body, arch, outline } = halfOf(id)
  const depth = block.depth / 2 + arch
  const half = outline.map(({ x, y }) => point(x, height(frame, depth, y)))
  const [top, bottom] = [half[0]?.y ?? 0, half.at(-1)?.y ?? 0]
  const [upper, lower] = [-1, 1].map((end) => height(frame, 0, (end * block.height) / 2))
  const bodyHalf = `0,${upper} ${body - 2},${upper} ${body + 1},${(upper ?? 0) + 1.5} ${body - 3.5},${frame.centre.y} ${body + 1},${(lower ?? 0) - 1.5} ${body - 2},${lower} 0,${lower}`
  return {
    id,
    body: mirrored(corners(bodyHalf)),
    arch: mirrored(half),
    spinous: spinous(
      top + (bottom - top) * 0.35,
      Math.max(spinousTip.y, bottom - 2),
      id.startsWith('L') ? 4.2 : 3.4,
    ),
    centre: centreOf(frame.centre.y),
    edge: point(Math.max(...half.map(({ x }) => x)), half[6]?.y ?? frame.centre.y),
  }
}

/** A narrow teardrop below the lamina. */
const spinous = (top: number, tip: number, half: number) =>
  mirrored(
    corners(
      `0,${top - 1} ${half * 0.7},${top} ${half * 0.75},${(top + tip) / 2} ${half},${tip - 3} ${half * 0.9},${tip + 2} 0,${tip + 2.4}`,
    ),
  )

function disc(id: DiscId): BackPart<DiscId> {
  const [upperId, lowerId] = id.split('-') as [VertebraId, VertebraId | 'S1']
  const [upper, lower] = [blockOf(upperId), blockOf(lowerId)]
  const top = height(upper.frame, 0, upper.height / 2) - 0.8
  const bottom = height(lower.frame, 0, -lower.height / 2) + 0.8
  const width = upperId === 'C2' ? 10 : halfOf(upperId).body + 0.8
  const middle = (top + bottom) / 2
  const half = `0,${top} ${width},${top} ${width + 1.6},${middle} ${width},${bottom} 0,${bottom}`
  return { id, outline: mirrored(corners(half)), centre: point(0, middle), edge: point(width + 1, middle) }
}

const sacrumTop = height(blockOf('S1').frame, 0, -blockOf('S1').height / 2)

/** The vertical extent of each sacral segment, from the top, and its width. */
const slices = [
  [4, 27, 55],
  [27, 45, 50],
  [45, 61, 39],
  [61, 76, 25],
  [76, 93, 14],
] as const

const segment = (id: SacralId, order: number): BackPart<SacralId> => {
  const [from, to, width] = slices[order] ?? slices[4]
  const next = slices[order + 1]?.[2] ?? 8
  const middle = sacrumTop + (from + to) / 2
  const half = raise(
    `0,${from} ${width},${from} ${width},${from} ${next},${to} ${next},${to} 0,${to}`,
    sacrumTop,
  )
  return {
    id,
    outline: mirrored(half),
    centre: point(0, middle),
    edge: point((width + next) / 2 + 3, middle),
  }
}

const opening = (at: string, side: 1 | -1): Outline => {
  const { x, y } = corners(at)[0] ?? point(0, 0)
  const [w, h] = [3.1, 3.6]
  return corners(`${-w},${-h} ${w},${-h} ${w},${h} ${-w},${h}`).map((corner) =>
    point(side * (corner.x + x), corner.y + y + sacrumTop),
  )
}

const vertebrae = vertebraIds.map(vertebra)
const discs = discIds.map(disc)
const sacrum = mirrored(raise(sacrumHalf, sacrumTop))
const coccyx = coccyxHalves.map((half) => mirrored(raise(half, sacrumTop)))

/** The whole spine from behind, each list from top to bottom. */
export const backView = {
  vertebrae,
  discs,
  sacrum: {
    outline: sacrum,
    segments: sacralIds.map(segment),
    openings: sacralOpenings.flatMap((at) => [opening(at, 1), opening(at, -1)]),
  },
  coccyx: { outlines: coccyx },
  bounds: boundsOf([...vertebrae.map(({ arch }) => arch), sacrum, ...coccyx]),
}
