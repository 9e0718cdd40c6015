import { blockOf } from '@/components/spine/geometry/column'
import { partOf, spine } from '@/components/spine/geometry/geometry'
import {
  between,
  type Frame,
  type Outline,
  place,
  type Point,
  point,
} from '@/components/spine/geometry/outlines'
import { ribbon } from '@/components/spine/geometry/ribbon'
import type { DiscId, SacralId, VertebraId } from '@/content/anatomy/levels'
import { ellipse, sharp, shape, type Shape } from '../shape'

/* The spine from the left, with whole bones. Millimeters, in the coordinates of the full drawing. */

/** A whole bone: first its outline, then the body in front. */
export function bone(id: VertebraId): Shape[] {
  const part = partOf(id)
  if (part.kind !== 'vertebra') return []
  const details = [part.wall, part.knob && [...part.knob, part.knob[0] ?? point(0, 0)]]
  return [
    shape('bone', part.outline),
    ...details.filter((line) => line !== undefined).map((line) => shape('detail', line)),
  ]
}

export const disc = (id: DiscId): Shape => shape('disc', partOf(id).outline)

export const sacrum = (): Shape[] => [
  shape('bone', spine.sacrum.outline),
  ...spine.sacrum.fusionLines.map((line) => shape('detail', line)),
]

/** The frame of a disc: its center, and the direction halfway between the slopes of both bones. */
export function discFrame(upperId: VertebraId, lowerId: VertebraId | SacralId): Frame {
  const [upper, lower] = [blockOf(upperId), blockOf(lowerId)]
  const edge = (block: typeof upper, end: 1 | -1) => place(block.frame, point(0, (end * block.height) / 2))
  return {
    centre: between(edge(upper, 1), edge(lower, -1)),
    tilt: (upper.frame.tilt + upper.wedge / 2 + lower.frame.tilt - lower.wedge / 2) / 2,
  }
}

export const inFrame = (frame: Frame, outline: Outline): Outline => outline.map((at) => place(frame, at))

/** A spacer that fills a disc space: half its width, and half its height in front and at the back. */
export const spacer = (frame: Frame, half: number, front: number, back: number): Outline =>
  inFrame(frame, sharp([point(-half, -front), point(half, -back), point(half, back), point(-half, front)]))

interface Screw {
  shaft: Outline
  /** The middle of its head, and its tip. */
  from: Point
  to: Point
}

/** A screw from behind through the pedicle into the body. */
export function pedicleScrew(id: VertebraId | 'S1'): Screw {
  const { frame, depth, height } = blockOf(id)
  const at = (x: number, y: number) => place(frame, point(depth / 2 + x, y * height))
  // The pedicle of S1 is the top of the sacral ala.
  const [from, to] =
    id === 'S1' ? [at(16, -0.5), at(-depth * 0.72, -0.12)] : [at(19, -0.2), at(-depth * 0.74, -0.1)]
  return { shaft: ribbon([from, between(from, to), to], [4.6, 4, 2]), from, to }
}

const screwHead = ({ from }: Screw): Outline => ellipse(from, 4.4)

/** The rod that joins the heads of screws. */
function rod(screws: readonly Screw[]): Outline {
  const heads = screws.map(({ from }) => from)
  const [first, second] = heads
  const [beforeLast, last] = heads.slice(-2)
  if (!first || !second || !beforeLast || !last) return []
  return ribbon([between(first, second, -0.2), ...heads, between(beforeLast, last, 1.2)], 4)
}

/** Screws with their rod, drawn over the bones. */
export function instrumented(ids: readonly (VertebraId | 'S1')[]): Shape[] {
  const screws = ids.map(pedicleScrew)
  return [
    ...screws.map(({ shaft }) => shape('metal', shaft)),
    shape('metal', rod(screws)),
    ...screws.map((screw) => shape('metal', screwHead(screw))),
  ]
}
