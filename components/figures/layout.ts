import { point } from '@/components/spine/geometry/outlines'
import { changed, onto, type Shape } from './shape'

/**
 * Places a drawing in millimeters: the point at `from` comes to `to`, at a number of units per millimeter.
 */
export const placed = (
  shapes: readonly Shape[],
  scale: number,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
): Shape[] => changed(shapes, onto(scale, point(...from), point(...to)))
