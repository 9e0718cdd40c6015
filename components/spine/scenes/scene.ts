import type { Block } from '../geometry/column'
import { type Bounds, type Outline, type Point, between, place, point } from '../geometry/outlines'

/** The kind of a shape, which sets its color. `core` is the subject of the scene. */
export type Stuff = 'bone' | 'disc' | 'nerve' | 'ligament' | 'core' | 'metal'

/**
 * A shape in both states of a scene: normal and changed. Both have the same number of corners, so the states
 * in between can be interpolated. Shapes that exist only in the changed state fade in.
 */
export interface SceneShape {
  stuff: Stuff
  usual: Outline
  changed: Outline
  appears?: boolean
}

export interface Scene {
  view: Bounds
  shapes: readonly SceneShape[]
}

/** Something that does not change. */
export const still = (stuff: Stuff, outline: Outline): SceneShape => ({
  stuff,
  usual: outline,
  changed: outline,
})

/** A shape that exists only in the changed state. */
export const added = (stuff: Stuff, outline: Outline): SceneShape => ({
  ...still(stuff, outline),
  appears: true,
})

export const moved = (outline: Outline, by: Point): Outline =>
  outline.map(({ x, y }) => point(x + by.x, y + by.y))

export const set = (frame: Parameters<typeof place>[0], outline: Outline): Outline =>
  outline.map((corner) => place(frame, corner))

/** The center of the disc between two bones. */
export const gapBetween = (upper: Block, lower: Block): Point =>
  between(place(upper.frame, point(0, upper.height / 2)), place(lower.frame, point(0, -lower.height / 2)))
