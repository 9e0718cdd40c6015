import { pathData } from '../outlines'
import { fracture } from './chest'
import { stenosis } from './from-above'
import { fusion, herniation, slip } from './low-back'
import { replacement } from './neck'
import { blendPaths } from '@/lib/anatomy/blend-paths'

const scenes = { herniation, stenosis, slip, fusion, replacement, fracture }

describe.each(Object.entries(scenes))('%s', (_, { shapes, view }) => {
  test('has as many corners before as after, so that what lies between can be drawn', () => {
    for (const { usual, changed } of shapes) {
      const [from, to] = [pathData(usual), pathData(changed)]
      const commands = (path: string) => path.replace(/[^a-z]/gi, '')
      expect(commands(from)).toBe(commands(to))
      expect(commands(blendPaths(from, to, 0.5))).toBe(commands(from))
      expect(from + to).not.toMatch(/NaN|undefined/)
    }
  })

  test('changes something, inside its picture', () => {
    const different = shapes.filter(
      ({ usual, changed, appears }) => appears || pathData(usual) !== pathData(changed),
    )
    expect(different.length).toBeGreaterThan(0)
    const inside = different
      .flatMap(({ changed }) => changed)
      .filter(({ x, y }) => x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height)
    expect(inside.length).toBeGreaterThan(4)
  })

  test('says what it is about', () =>
    expect(shapes.some(({ stuff }) => stuff === 'core' || stuff === 'ligament')).toBe(true))
})
