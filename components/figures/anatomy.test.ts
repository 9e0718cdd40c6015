import { blockOf } from '@/components/spine/geometry/column'
import { boundsOf, type Outline, place, type Point, point } from '@/components/spine/geometry/outlines'
import { caudaEquinaSyndrome } from './conditions/cauda-equina-syndrome'
import { herniatedDisc } from './conditions/herniated-disc'
import { discCenter, pedicle, root } from './parts/behind'
import { passingRoot } from './parts/axial-disc'
import { pedicleScrew } from './parts/lateral'
import { cord, sac, stretch } from './parts/section'

/* What a spine surgeon would check in the drawings. */

const centerOf = (outline: Outline): Point => {
  const { x, y, width, height } = boundsOf([outline])
  return point(x + width / 2, y + height / 2)
}

/** The coordinates in a bone's own frame. */
const inBone = (id: 'L4' | 'L5', { x, y }: Point) => {
  const { centre, tilt } = blockOf(id).frame
  return place({ centre: point(0, 0), tilt: -tilt }, point(x - centre.x, y - centre.y))
}

test.each([
  ['L4', 'L3-L4', 'L4-L5'],
  ['L5', 'L4-L5', 'L5-S1'],
] as const)(
  'the %s root passes the %s disc in the canal and leaves below its own pedicle',
  (id, above, below) => {
    const line = root(id, 1).outline
    const hole = pedicle(id, 1)
    const atDisc = line.filter(({ y }) => Math.abs(y - discCenter(above).y) < 8)
    expect(atDisc.length).toBeGreaterThan(0)
    for (const { x } of atDisc) expect(x).toBeLessThan(hole.x)
    const outside = line.filter(({ x }) => x > hole.x + 4)
    expect(Math.min(...outside.map(({ y }) => y))).toBeGreaterThan(hole.y + 7)
    // It leaves above the disc below, so a herniation there presses on the next root.
    const leaving = line.find(({ x }) => x > hole.x)
    expect(leaving?.y).toBeLessThan(discCenter(below).y)
  },
)

test('a herniation to one side presses on the root beside the sac, and moves it back and out', () => {
  const free = centerOf(passingRoot(1).outline)
  const roots = herniatedDisc.shapes
    .filter(({ tissue }) => tissue === 'nerve')
    .map(({ outline }) => centerOf(outline))
  const piece = boundsOf(
    herniatedDisc.shapes.filter(({ tissue }) => tissue === 'lit').map(({ outline }) => outline),
  )
  const pressed = herniatedDisc.labels.pressed.to
  const near = roots.find(({ x, y }) => Math.hypot(x - (pressed?.x ?? 0), y - (pressed?.y ?? 0)) < 4)
  expect(near).toBeDefined()
  expect(near!.x).toBeGreaterThan(160 + free.x * 2.85)
  expect(near!.x - (piece.x + piece.width)).toBeLessThan(4)
})

test('the cord fills the canal of the neck but not its sac', () => {
  const ids = stretch('C3', 'T1')
  const [outer, inner] = [boundsOf([sac(ids).outline]), boundsOf([cord(ids).outline])]
  expect(inner.width).toBeLessThan(outer.width)
})

test('the cord ends at the disc between L1 and L2, where the label points', () => {
  const [tip, pointer] = [
    boundsOf(
      caudaEquinaSyndrome.shapes.filter(({ tissue }) => tissue === 'nerve').map(({ outline }) => outline),
    ),
    caudaEquinaSyndrome.labels.cord.to,
  ]
  const heightOf = (id: 'L1' | 'L2') => (blockOf(id).frame.centre.y - 355) * 1.42 + 16
  expect(tip.y + tip.height).toBeGreaterThan(heightOf('L1'))
  expect(tip.y + tip.height).toBeLessThan(heightOf('L2'))
  expect(Math.abs((pointer?.y ?? 0) - (tip.y + tip.height))).toBeLessThan(40)
})

test.each(['L4', 'L5'] as const)(
  'a screw enters %s from behind, through its pedicle, and ends in the body',
  (id) => {
    const { from, to } = pedicleScrew(id)
    const { depth, height } = blockOf(id)
    const [start, end] = [inBone(id, from), inBone(id, to)]
    expect(start.x).toBeGreaterThan(depth / 2 + 10)
    expect(end.x).toBeLessThan(0)
    expect(end.x).toBeGreaterThan(-depth / 2)
    // The pedicle spans the upper half of the body's back wall.
    const share = (depth / 2 - start.x) / (end.x - start.x)
    const atWall = start.y + (end.y - start.y) * share
    expect(atWall).toBeGreaterThan(-height / 2)
    expect(atWall).toBeLessThan(height * 0.1)
  },
)
