/** @jest-environment jsdom */
import { readDailyTicks, readTicks, writeTicks } from './checklist-ticks'

const key = 'checklist-ticks'
const evening = new Date(2026, 10, 22, 23, 59)
const midnight = new Date(2026, 10, 23, 0, 0)

beforeEach(() => localStorage.clear())

test('nothing is ticked at first', () => {
  expect(readTicks('bring')).toEqual([])
  expect(readDailyTicks('bring', evening)).toBeNull()
})

test('each list has its own ticks', () => {
  writeTicks('bring', ['photo-id', 'cards'], evening)
  writeTicks('ask', ['wait'], evening)
  expect(readTicks('bring')).toEqual(['photo-id', 'cards'])
  expect(readTicks('ask')).toEqual(['wait'])
})

test('a list without ticks is not stored', () => {
  writeTicks('bring', ['photo-id'], evening)
  writeTicks('bring', [], evening)
  expect(localStorage.getItem(key)).toBeNull()
})

test('the ticks of a daily list say when they were set, and end at local midnight', () => {
  writeTicks('daily', ['red-flags'], evening)
  expect(readDailyTicks('daily', evening)).toEqual({ items: ['red-flags'], changedAt: evening })
  expect(readDailyTicks('daily', midnight)).toBeNull()
})

test('ticks from a clock that was ahead do not count', () => {
  writeTicks('daily', ['red-flags'], new Date(2027, 0, 1))
  expect(readDailyTicks('daily', evening)).toBeNull()
})

test.each([
  '',
  'no JSON',
  '[]',
  '{"bring":"all"}',
  '{"bring":["photo-id"]}',
  '{"bring":{"items":[1],"changedAt":"2026-11-22"}}',
  '{"bring":{"items":["photo-id"]}}',
  'null',
])('ignores invalid stored data: %s', (stored) => {
  localStorage.setItem(key, stored)
  expect(readTicks('bring')).toEqual([])
  writeTicks('ask', ['wait'], evening)
  expect(readTicks('ask')).toEqual(['wait'])
})
