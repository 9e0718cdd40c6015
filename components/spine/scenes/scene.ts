import type { Block } from '../column'
import { type Bounds, type Outline, type Point, between, place, point } from '../outlines'

/** What a shape is, for its colour. `core` is what the scene is about. */
export type Stuff = 'bone' | 'disc' | 'nerve' | 'ligament' | 'core' | 'metal'

/**
 * A shape in both states of a scene: as it should be, and changed. Both have the same number of corners, so that
 * whatever lies between can be drawn as well. What only the changed state has appears.
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

/** Something that is there only afterwards. */
export const added = (stuff: Stuff, outline: Outline): SceneShape => ({
  ...still(stuff, outline),
  appears: true,
})

export const moved = (outline: Outline, by: Point): Outline =>
  outline.map(({ x, y }) => point(x + by.x, y + by.y))

export const set = (frame: Parameters<typeof place>[0], outline: Outline): Outline =>
  outline.map((corner) => place(frame, corner))

/** The middle of the disc between two bones. */
export const gapBetween = (upper: Block, lower: Block): Point =>
  between(place(upper.frame, point(0, upper.height / 2)), place(lower.frame, point(0, -lower.height / 2)))
