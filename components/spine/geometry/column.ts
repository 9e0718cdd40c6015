import type { SacralId, VertebraId } from '@/content/anatomy/levels'
import { type Frame, type Point, place, point } from './outlines'
import {
  type Proportion,
  coccyxProportions,
  columnProportions,
  sacralProportions,
  sacralSlope,
} from './proportions'

/** A body placed on the curve: its position, size and wedge angle. */
export interface Block {
  frame: Frame
  height: number
  depth: number
  wedge: number
}

/**
 * The curve. No position is set by hand: starting from the slope of the sacrum, every body and disc adds its
 * own height and angle, so changing one wedge moves everything above it, as in a patient.
 */
function stack(sizes: readonly Proportion[], start: Frame): { blocks: Block[]; end: Frame } {
  let { centre: top, tilt } = start
  const step = (height: number, wedge: number): Frame => {
    const frame = { centre: top, tilt: tilt + wedge / 2 }
    const middle = { ...frame, centre: place(frame, point(0, height / 2)) }
    top = place(frame, point(0, height))
    tilt += wedge
    return middle
  }
  const blocks = sizes.map(({ height, depth, wedge, disc }) => {
    const frame = step(height, wedge)
    if (disc) step(disc.height, disc.wedge)
    return { frame, height, depth, wedge }
  })
  return { blocks, end: { centre: top, tilt } }
}

const topTilt = columnProportions.reduce(
  (tilt, { wedge, disc }) => tilt - wedge - (disc?.wedge ?? 0),
  sacralSlope,
)

const column = stack(columnProportions, { centre: point(0, 0), tilt: topTilt })
const sacrum = stack(sacralProportions, column.end)
const coccyx = stack(coccyxProportions, sacrum.end)

const levels = [...columnProportions, ...sacralProportions].map(({ id }) => id)
const blocks = [...column.blocks, ...sacrum.blocks]

/** The body of a level from C2 to S5. */
export function blockOf(id: VertebraId | SacralId): Block {
  const block = blocks[levels.findIndex((level) => level === id)]
  if (!block) throw new Error(`${id} has no body.`)
  return block
}

/** The pieces of the coccyx, from the top. */
export const coccyxBlocks: readonly Block[] = coccyx.blocks

/**
 * The four corners of a body in its own frame, clockwise from the upper front. Each endplate is rotated by
 * half the wedge angle.
 */
export function bodyCorners({ height, depth, wedge }: Block): [Point, Point, Point, Point] {
  const rise = Math.tan((wedge * Math.PI) / 360) * (depth / 2)
  const [x, y] = [depth / 2, height / 2]
  return [point(-x, -y - rise), point(x, -y + rise), point(x, y - rise), point(-x, y + rise)]
}
