import { type BodyAreaId, bodyAreaIds, bodyAreas } from '@/content/anatomy/body-areas'
import { bodyOutlines } from './outlines'

const directions: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * The area an arrow key moves to: the nearest one in that direction on the same side of the body, with
 * sideways distance counted double. Undefined for other keys or if there is none.
 */
export function neighbor(from: BodyAreaId, key: string): BodyAreaId | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const [x, y] = bodyOutlines[from].middle
  const distanceTo = (id: BodyAreaId) => {
    const [dx, dy] = [bodyOutlines[id].middle[0] - x, bodyOutlines[id].middle[1] - y]
    const ahead = dx * direction[0] + dy * direction[1]
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0])
    return ahead > 1 && ahead * 1.5 > aside ? ahead + 2 * aside : Infinity
  }
  const near = bodyAreaIds
    .filter((id) => id !== from && bodyAreas[id].side === bodyAreas[from].side)
    .map((id) => ({ id, way: distanceTo(id) }))
    .toSorted((a, b) => a.way - b.way)[0]
  return near && near.way < Infinity ? near.id : undefined
}
