import { backView, mirrored } from './back-view'
import { canalAt, cordBones } from './canal'
import { partOf } from './geometry'
import { ligaments } from './ligaments'
import { muscles } from './muscles'
import { nerves, openingOf } from './nerves'
import { boundsOf, corners, pathData } from './outlines'
import { discIds, vertebraIds } from '@/content/anatomy/levels'
import { nerveRootIds } from '@/content/anatomy/nerve-roots'

const middle = (outline: Parameters<typeof boundsOf>[0][number]) => {
  const { x, width } = boundsOf([outline])
  return x + width / 2
}

describe('the spine from behind', () => {
  test('has the same bones and discs, top to bottom', () => {
    expect(backView.vertebrae.map(({ id }) => id)).toEqual(vertebraIds)
    expect(backView.discs.map(({ id }) => id)).toEqual(discIds)
    const heights = backView.vertebrae.map(({ centre }) => centre.y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  test('has the heights of the side view', () => {
    for (const { id, centre } of backView.vertebrae) {
      const side = partOf(id)
      if (side.kind === 'vertebra') expect(Math.abs(centre.y - side.frame.centre.y)).toBeLessThan(1)
    }
  })

  test('is symmetrical', () => {
    const all = backView.vertebrae.flatMap(({ arch, body = arch, spinous = arch }) => [arch, body, spinous])
    for (const outline of [...all, backView.sacrum.outline]) expect(middle(outline)).toBeCloseTo(0)
  })

  test('bodies grow from the thoracic to the lumbar spine', () => {
    const width = (id: string) => {
      const body = backView.vertebrae.find((bone) => bone.id === id)?.body
      return body ? boundsOf([body]).width : 0
    }
    expect(width('T10')).toBeGreaterThan(width('T6'))
    expect(width('L5')).toBeGreaterThan(width('L1'))
  })

  test('a half and its mirror image meet at the midline', () =>
    expect(mirrored(corners('0,0 4,1 0,2')).map(({ x }) => x)).toEqual([0, 4, 0, -4]))
})

describe('cord and nerves', () => {
  test('the cord ends between L1 and L2', () => {
    expect(cordBones.at(-1)).toBe('L1')
    const { y, height } = boundsOf([nerves.side.cord])
    expect(y + height).toBeGreaterThan(canalAt('L1').y)
    expect(y + height).toBeLessThan(canalAt('L2').y)
  })

  test('every root with a dermatome is drawn, on both sides in the back view', () => {
    expect(nerves.side.roots.map(({ id }) => id)).toEqual(nerveRootIds)
    for (const { outlines } of nerves.back.roots) {
      const [right, left] = outlines.map(middle)
      expect(right).toBeCloseTo(-(left ?? 0))
    }
  })

  test.each([
    ['C6', 'C5-C6'],
    ['C8', 'C7-T1'],
    ['T1', 'T1-T2'],
    ['L4', 'L4-L5'],
    ['L5', 'L5-S1'],
  ] as const)('%s leaves behind the disc %s', (root, disc) => {
    const part = partOf(disc)
    expect(part.kind === 'disc' && part.foramen).toEqual(openingOf(root))
  })

  test('foramina are ordered top to bottom', () => {
    const heights = nerveRootIds.map((root) => openingOf(root).y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })
})

test.each(['side', 'back'] as const)('whatever is drawn from the %s can be written as a path', (view) => {
  const outlines = [
    ...ligaments[view],
    ...muscles[view].flatMap(({ outline, fibres }) => [outline, ...fibres]),
    ...nerves[view].tail,
    ...nerves[view].roots.flatMap(({ outlines: both }) => both),
  ]
  for (const outline of outlines) expect(pathData(outline)).not.toMatch(/NaN|undefined/)
})
