import { type VertebraId, vertebraIds } from '@/content/anatomy/levels'
import { blockOf } from './column'
import { partOf } from './geometry'
import { type Point, place, point } from './outlines'

/** Distance from the body's back wall to the center of the spinal canal, in millimeters. */
const halfDepth: Record<string, number> = { C: 8.5, T: 8, L: 9 }

/**
 * The canal's position in the side view at a height of a vertebra: 0 is its middle, -0.5 and 0.5 are its
 * upper and lower ends.
 */
export function canalAt(id: VertebraId, along = 0, across = 1): Point {
  const half = (halfDepth[id.charAt(0)] ?? 8) * across
  if (id === 'C1') {
    const part = partOf('C1')
    return part.kind === 'vertebra' ? place(part.frame, point(16, along * 12)) : point(0, 0)
  }
  const { frame, depth, height } = blockOf(id)
  return place(frame, point(depth / 2 + half, along * height))
}

/** The bones that the spinal cord passes: it ends between L1 and L2. */
export const cordBones: readonly VertebraId[] = vertebraIds.slice(0, vertebraIds.indexOf('L1') + 1)
