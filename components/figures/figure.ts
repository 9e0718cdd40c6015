import type { Point } from '@/components/spine/geometry/outlines'
import type { Shape } from './shape'

/** Every figure is this many units wide, so that labels have the same size in all of them. */
export const figureWidth = 320

/** Where a label is: its anchor on the first line's baseline, and the end of the line that leads from it. */
export interface Placement {
  at: Point
  align: 'start' | 'middle' | 'end'
  to?: Point
}

/** A drawing with labels; `Label` are the keys of its words in content/en/ui/site/figures.ts. */
export interface Figure<Label extends string = string> {
  height: number
  shapes: readonly Shape[]
  labels: Record<Label, Placement>
}

/** A label at x, y; with a line to toX, toY. */
export const label = (
  x: number,
  y: number,
  align: Placement['align'] = 'middle',
  to?: readonly [x: number, y: number],
): Placement => ({ at: { x, y }, align, ...(to && { to: { x: to[0], y: to[1] } }) })
