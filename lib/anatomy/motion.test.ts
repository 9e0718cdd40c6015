import { moved, movements, poseText, posesOf, turnText, turnsOf } from './motion'
import { vertebraIds } from '@/content/anatomy/levels'

/** A straight column with a joint every ten units. */
const pivots = vertebraIds.map((_, order) => ({ x: 0, y: 10 * (order + 1) }))

test.each(movements)('%s: nothing moves at the start', (movement) => {
  for (const { angle, x, y } of posesOf(movement, pivots, 0)) {
    expect([angle, x, y].map((value) => Math.abs(value))).toEqual([0, 0, 0])
  }
})

test.each(['bend', 'lean'] as const)('%s: the bones stay connected at every joint', (movement) => {
  const poses = posesOf(movement, pivots, 1)
  for (const [order, pivot] of pivots.entries()) {
    const above = moved(poses[order]!, pivot)
    const below = poses[order + 1] ? moved(poses[order + 1]!, pivot) : pivot
    expect(above.x).toBeCloseTo(below.x)
    expect(above.y).toBeCloseTo(below.y)
  }
})

test('bending moves the head forward (left), leaning back moves it the other way', () => {
  const head = (movement: 'bend' | 'lean') => moved(posesOf(movement, pivots, 1)[0]!, { x: 0, y: 0 })
  expect(head('bend').x).toBeLessThan(-50)
  expect(head('lean').x).toBeGreaterThan(50)
})

test('about half of the neck’s rotation is between C1 and C2', () => {
  const turns = turnsOf(1)
  const [c1 = 0, c2 = 0] = turns
  const neck = c1 - (turns[vertebraIds.indexOf('T1')] ?? 0)
  expect((c1 - c2) / neck).toBeGreaterThan(0.4)
  expect((c1 - c2) / neck).toBeLessThan(0.6)
})

test('a point behind the axis moves sideways', () => {
  expect(turnText(0, 30)).toBe('matrix(1.000 0 0 1 0.0 0)')
  expect(turnText(90, 30)).toBe('matrix(0.000 0 0 1 -30.0 0)')
  expect(poseText({ angle: 90, x: 1, y: 2 })).toBe('translate(1.0 2.0) rotate(-90.00)')
})
