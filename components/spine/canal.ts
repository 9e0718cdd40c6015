import { type VertebraId, vertebraIds } from '@/content/levels'
import { blockOf } from './column'
import { partOf } from './geometry'
import { type Point, place, point } from './outlines'

/** From the body's back wall to the middle of the canal behind it, in millimetres. */
const halfDepth: Record<string, number> = { C: 8.5, T: 8, L: 9 }

/** Where the canal lies in the side view at some height of a vertebra: 0 its middle, -0.5 and 0.5 its upper and lower end. */
export function canalAt(id: VertebraId, along = 0, across = 1): Point {
  const half = (halfDepth[id.charAt(0)] ?? 8) * across
  if (id === 'C1') {
    const part = partOf('C1')
    return part.kind === 'vertebra' ? place(part.frame, point(16, along * 12)) : point(0, 0)
  }
  const { frame, depth, height } = blockOf(id)
  return place(frame, point(depth / 2 + half, along * height))
}

/** The bones that the cord passes: it ends between L1 and L2. */
export const cordBones: readonly VertebraId[] = vertebraIds.slice(0, vertebraIds.indexOf('L1') + 1)
