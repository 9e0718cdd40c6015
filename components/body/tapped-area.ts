import type { MouseEvent } from 'react'
import { type BodyAreaId, bodyAreaId } from '@/content/anatomy/body-areas'

/** How far outside its edge an area accepts a tap, in pixels: the drawn hand is smaller than a fingertip. */
const reach = [7, 14]
const around = Array.from({ length: 8 }, (_, step) => (step * Math.PI) / 4)

const areaAt = (element: Element | null) => bodyAreaId.safeParse(element?.getAttribute('data-area')).data

/** The clicked area: the one under the pointer, or the nearest one within reach. */
export function tappedArea({
  target,
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<Element>): BodyAreaId | undefined {
  const hit = areaAt(target as Element)
  if (hit) return hit
  for (const far of reach)
    for (const angle of around) {
      const near = document.elementFromPoint(clientX + far * Math.cos(angle), clientY + far * Math.sin(angle))
      const area = near && currentTarget.contains(near) && areaAt(near)
      if (area) return area
    }
  return undefined
}
