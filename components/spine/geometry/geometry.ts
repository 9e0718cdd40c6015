import { type Block, blockOf, bodyCorners } from './column'
import {
  type DiscId,
  type LevelId,
  type SacralId,
  type VertebraId,
  discIds,
  vertebraIds,
} from '@/content/anatomy/levels'
import {
  type Bounds,
  type Frame,
  type Outline,
  type Point,
  between,
  boundsOf,
  place,
  point,
  towards,
} from './outlines'
import { coccyxOutlines, fusionLines, sacralForamina, sacralOutlines, sacrumOutline } from './sacrum-outlines'
import { shapeOf } from './vertebra-outlines'

/*
 * The spine in side view, facing left: the source of all drawings of it. Millimeters; x grows toward the
 * back, y toward the feet. Everything is computed once, when the module loads.
 */

/** A vertebra placed on the curve. */
export interface Vertebra {
  kind: 'vertebra'
  id: VertebraId
  frame: Frame
  /** The outline of the whole bone. */
  outline: Outline
  /** The body only; the front arch in C1, including the dens in C2. */
  body: Outline
  /** Open lines for fine detail: between body and pedicle, and the end of the transverse process. */
  wall?: Outline
  knob?: Outline
  spinousTip: Point
  /** The middle of its front, where a label or callout line begins. */
  anchor: Point
}

/** A disc. Its outline extends slightly into both adjacent bones, which are drawn over it. */
export interface Disc {
  kind: 'disc'
  id: DiscId
  outline: Outline
  anchor: Point
  /** The center of the foramen behind it, where the nerve root exits. */
  foramen: Point
}

/** A segment of the sacrum, with its part of the outline. */
export interface SacralSegment {
  kind: 'sacral'
  id: SacralId
  outline: Outline
  anchor: Point
}

/** Any part that can be selected and highlighted. */
export type SpinePart = Vertebra | Disc | SacralSegment

function vertebra(id: VertebraId): Vertebra {
  const block = id === 'C1' ? undefined : blockOf(id)
  const frame = block?.frame ?? atlasFrame()
  const shape = shapeOf(id, block)
  const set = (outline: Outline) => outline.map((corner) => place(frame, corner))
  return {
    kind: 'vertebra',
    id,
    frame,
    outline: set(shape.outline),
    body: set(shape.body),
    ...(shape.wall && { wall: set(shape.wall) }),
    ...(shape.knob && { knob: set(shape.knob) }),
    spinousTip: place(frame, shape.spinousTip),
    anchor: place(frame, point(block ? -block.depth / 2 : -12.5, 0)),
  }
}

/** C1 is level around the dens, tilted up slightly. */
function atlasFrame(): Frame {
  const { centre, tilt } = blockOf('C2').frame
  return { centre: place({ centre, tilt }, point(0, -19)), tilt: tilt - 6 }
}

/** How far a disc extends under the endplates, stops short of their rims, and bulges beyond them. */
const [reach, inset, bulge] = [1.4, 0.8, 1.2]

function disc(id: DiscId): Disc {
  const [upperId, lowerId] = id.split('-') as [VertebraId, VertebraId | 'S1']
  const [upper, lower] = [blockOf(upperId), blockOf(lowerId)]
  const [, , upperBack, upperFront] = placedCorners(upper)
  const [lowerFront, lowerBack] = placedCorners(lower)
  const end = (rim: Point, opposite: Point, across: Point) =>
    towards(towards(rim, opposite, inset), across, -reach)
  const above = [end(upperFront, upperBack, lowerFront), end(upperBack, upperFront, lowerBack)] as const
  const below = [end(lowerBack, lowerFront, upperBack), end(lowerFront, lowerBack, upperFront)] as const
  const [front, back] = [between(upperFront, lowerFront), between(upperBack, lowerBack)]
  const anchor = towards(front, back, -bulge)
  return {
    kind: 'disc',
    id,
    outline: [
      ...[above[0], between(...above), above[1], towards(back, front, -bulge / 2)],
      ...[below[0], between(...below), below[1], anchor],
    ],
    anchor,
    // The foramen is as deep as the pedicle is long: about a fifth of the body.
    foramen: towards(back, front, -(2 + upper.depth * 0.14)),
  }
}

function placedCorners(block: Block): [Point, Point, Point, Point] {
  const [a, b, c, d] = bodyCorners(block)
  return [place(block.frame, a), place(block.frame, b), place(block.frame, c), place(block.frame, d)]
}

const vertebrae = vertebraIds.map(vertebra)
const discs = discIds.map(disc)
const segments = sacralOutlines.map(({ id, outline }): SacralSegment => {
  const { frame, depth } = blockOf(id)
  return { kind: 'sacral', id, outline, anchor: place(frame, point(-depth / 2, 0)) }
})

/** The whole spine, each list from top to bottom. */
export const spine = {
  vertebrae,
  discs,
  sacrum: { outline: sacrumOutline, segments, fusionLines, foramina: sacralForamina },
  coccyx: { outlines: coccyxOutlines },
  /** Bounding box of the bones. */
  bounds: boundsOf([
    ...vertebrae.map(({ outline }) => outline),
    sacrumOutline,
    ...coccyxOutlines,
  ]) satisfies Bounds,
}

const [atlas, axis, ...others] = vertebrae

/**
 * The vertebrae in drawing order: each over the one above, because their joints overlap. The exception is C1,
 * which is drawn over the dens below it.
 */
export const bonesBackToFront = [axis, atlas, ...others].filter((bone) => bone !== undefined)

const parts = new Map<LevelId, SpinePart>(
  [...vertebrae, ...discs, ...segments].map((part) => [part.id, part]),
)

/** The part with this id. */
export function partOf(id: LevelId): SpinePart {
  const part = parts.get(id)
  if (!part) throw new Error(`The spine has no level "${id}".`)
  return part
}
