import { blockOf } from '../geometry/column'
import { partOf } from '../geometry/geometry'
import { type Outline, type Point, place, point } from '../geometry/outlines'
import { type Scene, type SceneShape } from './scene'

/* Close-up of L1 from the side: the front of the bone collapses, and everything above it tilts forward. */

const { frame, depth, height } = blockOf('L1')
const hinge = place(frame, point(depth / 2, -height / 2))
/** How far the front collapses, as a fraction of the bone's height; the tilt in degrees follows from it. */
const sunk = 0.42
const lean = (Math.atan((height * sunk) / depth) * 180) / Math.PI

const seenFrom = (centre: Point, { x, y }: Point) => point(x - centre.x, y - centre.y)

/** Converts the drawing's coordinates to the bone's own. */
const inBone = (at: Point) => place({ centre: point(0, 0), tilt: -frame.tilt }, seenFrom(frame.centre, at))

/** Points nearer the upper front corner move further down. */
const sinking = (at: Point): Point => {
  const { x, y } = inBone(at)
  const [front, upper] = [(depth / 2 - x) / depth, (height / 2 - y) / height]
  if (front <= 0 || upper <= 0) return at
  return place(frame, point(x, y + height * sunk * Math.min(1, front) * Math.min(1, upper)))
}

const leaning = (at: Point) => place({ centre: hinge, tilt: lean }, seenFrom(hinge, at))

const shape = (stuff: SceneShape['stuff'], outline: Outline, move = (at: Point) => at): SceneShape => ({
  stuff,
  usual: outline,
  changed: outline.map(move),
})

const bone = (
  id: 'T11' | 'T12' | 'L1' | 'L2' | 'L3',
  move?: (at: Point) => Point,
  body: SceneShape['stuff'] = 'bone',
) => {
  const part = partOf(id)
  const outlines = part.kind === 'vertebra' ? [part.outline, part.body] : []
  return outlines.map((outline, order) => shape(order === 1 ? body : 'bone', outline, move))
}

export const fracture: Scene = {
  view: { x: -38, y: 358, width: 134, height: 121 },
  shapes: [
    shape('disc', partOf('T11-T12').outline, leaning),
    shape('disc', partOf('T12-L1').outline, leaning),
    ...(['L1-L2', 'L2-L3'] as const).map((id) => shape('disc', partOf(id).outline)),
    ...bone('T11', leaning),
    ...bone('T12', leaning),
    ...bone('L1', sinking, 'core'),
    ...bone('L2'),
    ...bone('L3'),
  ],
}
