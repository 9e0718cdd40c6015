import { detailsOf } from './details'
import { looks } from './looks'
import { partOf } from '@/components/spine/geometry/geometry'
import { pictures } from '@/lib/site/og/picture'

const panel = { width: 400, height: 630 }

test.each([...pictures.values()].filter(({ levels }) => levels.length > 0))(
  '$href: every level it is about is seen whole, and the panel is full',
  ({ levels }) => {
    const details = detailsOf(levels, panel)
    for (const id of levels) {
      const { anchor } = partOf(id)
      const seen = details.filter(
        ({ view }) =>
          anchor.x > view.x &&
          anchor.x < view.x + view.width - 30 &&
          anchor.y > view.y + 15 &&
          anchor.y < view.y + view.height - 15,
      )
      expect([id, seen.length]).toEqual([id, 1])
    }
    const gaps = 12 * (details.length - 1)
    expect(details.reduce((sum, { height }) => sum + height, gaps)).toBeCloseTo(630)
    for (const { view, width, height } of details)
      expect(view.width / view.height).toBeCloseTo(width / height)
  },
)

test('separate details for the neck and low back, a single one for adjacent levels', () => {
  expect(detailsOf(['L5-S1', 'C5-C6', 'L4-L5'], panel)).toHaveLength(2)
  expect(detailsOf(['T10', 'T11', 'T12', 'L1', 'L2', 'L3', 'L4', 'L5', 'S1'], panel)).toHaveLength(1)
})

test.each(Object.entries(looks))('without a level, %s images show a single part', (_kind, look) =>
  expect(detailsOf(look.around, panel)).toHaveLength(1),
)
