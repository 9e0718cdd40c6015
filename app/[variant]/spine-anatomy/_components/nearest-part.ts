import { type PartId, parsePart } from '@/lib/anatomy/parts'

/** How far from a bone's middle a finger may come down and still mean it, in pixels. */
const reach = 90

/** The part under a pointer, or the nearest to it: in the whole drawing, a disc is thinner than a finger. */
export function nearestPart(drawing: Element, { clientX, clientY, target }: MouseEvent): PartId | null {
  const hit = target instanceof Element ? target.closest<SVGElement>('[data-level]') : null
  if (hit) return parsePart(hit.dataset.level ?? '')
  const distances = [...drawing.querySelectorAll<SVGElement>('[data-level]')].flatMap((shape) => {
    const { left, top, width, height } = shape.getBoundingClientRect()
    // What is not shown has no size.
    return width > 0
      ? [{ shape, distance: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) }]
      : []
  })
  const nearest = distances
    .filter(({ distance }) => distance < reach)
    .toSorted((a, b) => a.distance - b.distance)[0]
  return nearest ? parsePart(nearest.shape.dataset.level ?? '') : null
}
