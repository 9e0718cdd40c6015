import { backView } from '@/components/spine/geometry/back-view'
import { corners, type Outline, type Point, place, point } from '@/components/spine/geometry/outlines'
import { shape, type Shape } from '../shape'

/* The whole spine from behind, straight or with a sideways curve. Millimeters. */

const sacrumTop = backView.sacrum.segments[0]?.centre.y ?? 0

/** How far the middle of the spine is off to the side at a height, in millimeters. */
type Curve = (y: number) => number

/** A main curve in the low back, and a smaller one above it that brings the head back over the pelvis. */
export const sideways =
  (size: number): Curve =>
  (y) => {
    const up = sacrumTop - 12 - y
    if (up <= 0) return 0
    if (up < 220) return size * Math.sin((Math.PI * up) / 220) ** 1.15
    return -0.42 * size * Math.sin((Math.PI * Math.min(up - 220, 190)) / 190) ** 1.3
  }

/** Moves a bone onto the curve as a whole, with the tilt that the curve has at the bone's middle. */
const onCurve = (curve: Curve, middle: Point) => {
  const slope = (curve(middle.y + 8) - curve(middle.y - 8)) / 16
  const frame = { centre: point(curve(middle.y), middle.y), tilt: (Math.atan(slope) * 180) / Math.PI }
  return ({ x, y }: Point): Point => place(frame, point(x, y - middle.y))
}

const levels = backView.vertebrae.slice(7)
const oval = corners('-2.6,-6 2.6,-6 2.6,8 0,11 -2.6,8')

/** T1 to the sacrum: as on an X-ray, with only the bodies, the discs and the spinous processes. */
export function posture(curve: Curve): Shape[] {
  const bone = (outline: Outline, middle: Point) => shape('bone', outline.map(onCurve(curve, middle)))
  return [
    ...backView.discs
      .slice(7)
      .map(({ outline, centre }) => shape('disc', outline.map(onCurve(curve, centre)))),
    ...levels.flatMap(({ body, centre }) => (body ? [bone(body, centre)] : [])),
    ...levels.map(({ centre }) =>
      bone(
        oval.map(({ x, y }) => point(x, y + centre.y)),
        centre,
      ),
    ),
    shape('bone', backView.sacrum.outline),
  ]
}

/** A point beside the middle of a level on the curve. */
export function beside(curve: Curve, id: string, x: number): Point {
  const found = levels.find((level) => level.id === id)
  if (!found) throw new Error(`${id} isn't drawn.`)
  return onCurve(curve, found.centre)(point(x, found.centre.y - 4))
}
