/** @jest-environment jsdom */
import { readTicks, writeTicks } from './checklist-ticks'

const key = 'checklist-ticks'

beforeEach(() => localStorage.clear())

test('nothing is ticked at first', () => expect(readTicks('bring')).toEqual([]))

test('each list remembers its own', () => {
  writeTicks('bring', ['photo-id', 'cards'])
  writeTicks('ask', ['wait'])
  expect(readTicks('bring')).toEqual(['photo-id', 'cards'])
  expect(readTicks('ask')).toEqual(['wait'])
})

test('a list without ticks leaves no trace', () => {
  writeTicks('bring', ['photo-id'])
  writeTicks('bring', [])
  expect(localStorage.getItem(key)).toBeNull()
})

test.each(['', 'no JSON', '[]', '{"bring":"all"}', '{"bring":[1]}', 'null'])(
  'stored %s counts as nothing',
  (stored) => {
    localStorage.setItem(key, stored)
    expect(readTicks('bring')).toEqual([])
    writeTicks('ask', ['wait'])
    expect(readTicks('ask')).toEqual(['wait'])
  },
)
