import { finePartsOf, markInWords, tapped, withMark, without } from './pain-marks'
import { bodyAreaIds, bodyAreas } from '@/content/anatomy/body-areas'
import { neighbor } from './neighbor'
import { signAreas } from './sign-areas'

const knee = { area: 'front-left-knee', kind: 'pain' } as const
const hand = { area: 'front-left-hand', kind: 'numb' } as const

test('a tap adds a kind of pain to an area, or removes it', () => {
  const marked = tapped([], knee)
  expect(marked).toEqual([knee])
  const both = tapped(marked, { ...knee, kind: 'burning' })
  expect(both).toEqual([knee, { ...knee, kind: 'burning' }])
  expect(tapped(both, knee)).toEqual([{ ...knee, kind: 'burning' }])
})

test('a mark on a hand says where in the hand', () => {
  expect(finePartsOf('back-right-foot').map(([, name]) => name)).toEqual(['heel', 'inner sole', 'outer sole'])
  expect(finePartsOf('front-left-knee')).toEqual([])
  expect(markInWords({ ...hand, parts: ['thumb', 'middle-finger'] })).toBe(
    'Left palm and fingers, thumb side, middle finger: numb',
  )
})

test('letters of several kinds don’t cover each other', () => {
  const marks = (['pain', 'numb', 'weak'] as const).map((kind) => ({ ...knee, kind }))
  const places = signAreas(marks, 'front')
  expect(places.map(({ sign }) => sign)).toEqual(['P', 'N', 'W'])
  for (const one of places)
    for (const other of places)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(13)
})

test('marks are in body order, whichever was added first', () => {
  expect(withMark([knee], hand)).toEqual([hand, knee])
  expect(without([hand, knee], hand)).toEqual([knee])
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
