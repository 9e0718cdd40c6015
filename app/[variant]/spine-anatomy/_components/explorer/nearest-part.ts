import { type PartId, parsePart } from '@/lib/anatomy/parts'

/** Maximum distance of a tap from a bone's center, in pixels. */
const reach = 90

/** The part under a pointer, or the nearest one: in the full drawing a disc is thinner than a fingertip. */
export function nearestPart(drawing: Element, { clientX, clientY, target }: MouseEvent): PartId | null {
  const hit = target instanceof Element ? target.closest<SVGElement>('[data-level]') : null
  if (hit) return parsePart(hit.dataset.level ?? '')
  const distances = [...drawing.querySelectorAll<SVGElement>('[data-level]')].flatMap((shape) => {
    const { left, top, width, height } = shape.getBoundingClientRect()
    // Hidden elements have no size.
    return width > 0
      ? [{ shape, distance: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) }]
      : []
  })
  const nearest = distances
    .filter(({ distance }) => distance < reach)
    .toSorted((a, b) => a.distance - b.distance)[0]
  return nearest ? parsePart(nearest.shape.dataset.level ?? '') : null
}
