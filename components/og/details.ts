import { partOf, spine } from '@/components/spine/geometry/geometry'
import { type Bounds, boundsOf } from '@/components/spine/geometry/outlines'
import type { LevelId } from '@/content/anatomy/levels'

/** A part of the spine as drawn: the visible region in millimeters and its size in pixels. */
export interface Detail {
  view: Bounds
  width: number
  height: number
}

/**
 * Levels further apart than this, in millimeters, get separate details, such as the neck and the low back.
 */
const apart = 200
/** Margin above and below the levels, in millimeters per pixel of the detail's height. */
const surroundings = 0.1
/** Maximum scale, in pixels per millimeter. */
const largest = 3.2
/** Gap between two details, in pixels. */
export const gap = 12

/** The details of the spine that show these levels, from top to bottom, filling the panel. */
export function detailsOf(levels: readonly LevelId[], panel: { width: number; height: number }): Detail[] {
  const groups = adjacentGroups(levels)
  const height = (panel.height - gap * (groups.length - 1)) / groups.length
  return groups.map((group) => ({ view: viewOf(group, panel.width, height), width: panel.width, height }))
}

const heightOf = (id: LevelId) => partOf(id).anchor.y

function adjacentGroups(levels: readonly LevelId[]): LevelId[][] {
  const groups: LevelId[][] = []
  for (const id of [...levels].sort((a, b) => heightOf(a) - heightOf(b))) {
    const group = groups.at(-1)
    const above = group?.at(-1)
    if (group && above && heightOf(id) - heightOf(above) < apart) group.push(id)
    else groups.push([id])
  }
  return groups
}

const bones = [...spine.vertebrae, ...spine.sacrum.segments]

function viewOf(levels: readonly LevelId[], pixelsWide: number, pixelsHigh: number): Bounds {
  const heights = levels.map(heightOf)
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  const height = Math.max(bottom - top + 2 * surroundings * pixelsHigh, pixelsHigh / largest)
  const width = (height * pixelsWide) / pixelsHigh
  const y = (top + bottom - height) / 2
  const seen = boundsOf(
    bones.filter(({ anchor }) => anchor.y > y && anchor.y < y + height).map(({ outline }) => outline),
  )
  return { x: seen.x + (seen.width - width) / 2, y, width, height }
}
