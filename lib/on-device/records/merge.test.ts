import fc from 'fast-check'
import { likelyMatches, mergeRecords } from './merge'
import { anyRecords, bert, emptyRecords, sampleDay, sampleRecords } from './testing/sample-records'
import type { Records } from './schema'

const me = (id: string) => ({ id, name: 'Me' })
/** What a new device has after one day. */
const newDevice: Records = {
  ...emptyRecords,
  people: [me('new')],
  days: [sampleDay('2026-11-05', { personId: 'new', pain: 2 })],
}
const oldDays = ['2026-11-03', '2026-11-04', '2026-11-05'].map((date) => sampleDay(date, { personId: 'old' }))
const copy: Records = { ...emptyRecords, people: [me('old')], days: oldDays }

describe('who is who', () => {
  test.each([
    ['the same id', [me('old')], [{ id: 'old', name: 'Maria' }], { old: 'old' }],
    ['the same name', [me('new'), bert], [me('old')], { old: 'new' }],
    ['one person each, whatever their names', [me('new')], [{ id: 'old', name: 'Maria' }], { old: 'new' }],
    ['another name among several', [me('new'), bert], [{ id: 'old', name: 'Maria' }], { old: null }],
    ['two of the file never become one', [me('new')], [me('old'), me('older')], { old: 'new', older: null }],
    ['an empty device', [], [me('old')], { old: null }],
  ])('%s', (_, here, inFile, matches) => expect(likelyMatches(here, inFile)).toEqual(matches))
})

test('a copy on a device that was used already becomes one person with all days', () => {
  const { preview, written } = mergeRecords(newDevice, copy, { old: 'new' }, 'device')
  expect(preview).toMatchObject({
    newPeople: 0,
    newDays: 2,
    sameDays: 0,
    differentDays: ['2026-11-05'],
  })
  expect(written.people).toEqual([])
  expect(written.days.map(({ personId, date }) => [personId, date])).toEqual([
    ['new', '2026-11-03'],
    ['new', '2026-11-04'],
  ])
})

test('the file wins if the visitor says so', () => {
  const { written } = mergeRecords(newDevice, copy, { old: 'new' }, 'file')
  expect(written.days).toContainEqual(sampleDay('2026-11-05', { personId: 'new', pain: 4 }))
})

test('someone else keeps their own log, under a name of their own', () => {
  const { preview, written } = mergeRecords(newDevice, copy, { old: null }, 'device')
  expect(preview).toMatchObject({ newPeople: 1, newDays: 3, differentDays: [] })
  expect(written.people).toEqual([{ id: 'old', name: 'Me (2)' }])
})

test('a name chosen in the file is kept', () => {
  const named = { ...copy, people: [{ id: 'old', name: 'Maria Example' }] }
  const { written } = mergeRecords(newDevice, named, { old: 'new' }, 'device')
  expect(written.people).toEqual([{ id: 'new', name: 'Maria Example' }])
})

test('a plan that only the file has fills the blanks, and calendars see a higher number', () => {
  const plan = { procedure: null, operatedOn: null, revision: 0, questions: 'May I swim?' }
  const here = { ...newDevice, plans: [{ personId: 'new', ...plan }] }
  const file = {
    ...copy,
    plans: [
      {
        ...plan,
        personId: 'old',
        procedure: 'fusion' as const,
        operatedOn: '2026-11-02',
        revision: 3,
        questions: '',
      },
    ],
  }
  expect(mergeRecords(here, file, { old: 'new' }, 'device').written.plans).toEqual([
    { personId: 'new', procedure: 'fusion', operatedOn: '2026-11-02', revision: 4, questions: 'May I swim?' },
  ])
})

test('the same copy twice changes nothing', () => {
  fc.assert(
    fc.property(anyRecords, (records) => {
      const matches = likelyMatches(records.people, records.people)
      const { written } = mergeRecords(records, records, matches, 'device')
      expect(written).toMatchObject({ people: [], days: [], plans: [], forms: [] })
    }),
  )
})

test('every day of a copy of several people arrives', () => {
  const matches = likelyMatches([], sampleRecords.people)
  expect(mergeRecords(emptyRecords, sampleRecords, matches, 'device').written).toEqual(sampleRecords)
})
