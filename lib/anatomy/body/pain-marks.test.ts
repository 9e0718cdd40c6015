import { tapped, withMark, without } from './pain-marks'
import { bodyAreaIds, bodyAreas } from '@/content/anatomy/body-areas'
import { neighbor } from './neighbor'

const knee = { area: 'front-left-knee', kind: 'pain' } as const
const hand = { area: 'front-left-hand', kind: 'numb' } as const

test('a tap adds a mark, changes its kind, or removes it', () => {
  const marked = tapped([], knee)
  expect(marked).toEqual([knee])
  expect(tapped(marked, { ...knee, kind: 'burning' })).toEqual([{ ...knee, kind: 'burning' }])
  expect(tapped(marked, knee)).toEqual([])
})

test('marks are in body order, whichever was added first', () => {
  expect(withMark([knee], hand)).toEqual([hand, knee])
  expect(without([hand, knee], 'front-left-hand')).toEqual([knee])
})

test('the arrow keys reach every area of a side from any other', () => {
  for (const side of ['front', 'back'] as const) {
    const areas = bodyAreaIds.filter((id) => bodyAreas[id].side === side)
    const reached = new Set(areas.slice(0, 1))
    for (const id of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = neighbor(id, key)
        if (next) reached.add(next)
      }
    expect([...reached].toSorted()).toEqual(areas.toSorted())
  }
})

test('arrow down leads from the shoulder to the upper arm; other keys lead nowhere', () => {
  expect(neighbor('front-left-shoulder', 'ArrowDown')).toBe('front-left-upper-arm')
  expect(neighbor('front-left-shoulder', 'Tab')).toBeUndefined()
})
