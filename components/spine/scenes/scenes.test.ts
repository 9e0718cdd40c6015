import { partOf } from '../geometry/geometry'
import { pathData } from '../geometry/outlines'
import { fracture } from './chest'
import { stenosis } from './from-above'
import { fusion, herniation, slip } from './low-back'
import { replacement } from './neck'
import { blendPaths } from '@/lib/anatomy/blend-paths'

const scenes = { herniation, stenosis, slip, fusion, replacement, fracture }

describe.each(Object.entries(scenes))('%s', (_, { shapes, view }) => {
  test('has the same number of corners before and after, so it can be interpolated', () => {
    for (const { usual, changed } of shapes) {
      const [from, to] = [pathData(usual), pathData(changed)]
      const commands = (path: string) => path.replace(/[^a-z]/gi, '')
      expect(commands(from)).toBe(commands(to))
      expect(commands(blendPaths(from, to, 0.5))).toBe(commands(from))
      expect(from + to).not.toMatch(/NaN|undefined/)
    }
  })

  test('changes something, within its frame', () => {
    const different = shapes.filter(
      ({ usual, changed, appears }) => appears || pathData(usual) !== pathData(changed),
    )
    expect(different.length).toBeGreaterThan(0)
    const inside = different
      .flatMap(({ changed }) => changed)
      .filter(({ x, y }) => x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height)
    expect(inside.length).toBeGreaterThan(4)
  })

  test('names its subject', () =>
    expect(shapes.some(({ stuff }) => stuff === 'core' || stuff === 'ligament')).toBe(true))
})

test('the nerves run behind the bones that hold the screws, because the pedicles are beside them', () => {
  const order = fusion.shapes.map(({ stuff }) => stuff)
  const vertebrae = (['L4', 'L5'] as const).map((id) =>
    fusion.shapes.findIndex(({ changed }) => changed === partOf(id).outline),
  )
  for (const place of vertebrae) {
    expect(place).toBeGreaterThan(order.lastIndexOf('nerve'))
    expect(place).toBeLessThan(order.indexOf('metal'))
  }
})
