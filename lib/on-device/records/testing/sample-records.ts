import fc from 'fast-check'
import { bodyAreaIds, painKindIds } from '@/content/anatomy/body-areas'
import { recordsVersion, type Day, type Records, type Person } from '../schema'

/** Made-up people and their days. */
export const anna: Person = { id: 'a1', name: 'Anna Example' }
export const bert: Person = { id: 'b2', name: 'Bert Example' }

export function sampleDay(date: string, day: Partial<Day> = {}): Day {
  return {
    personId: anna.id,
    date,
    pain: 4,
    walkingMinutes: 20,
    sleepHours: 6.5,
    sittingMinutes: 25,
    medicineTaken: true,
    notes: '',
    notesForVisit: false,
    marks: [],
    ...day,
  }
}

export const sampleRecords: Records = {
  version: recordsVersion,
  people: [anna, bert],
  plans: [
    {
      personId: anna.id,
      procedure: 'fusion',
      operatedOn: '2026-11-02',
      revision: 0,
      questions: 'May I swim?',
    },
  ],
  days: [
    sampleDay('2026-11-03', { notes: 'Wound dry', marks: [{ area: 'back-left-low-back', kind: 'pain' }] }),
    sampleDay('2026-11-04', { personId: bert.id, pain: null }),
  ],
  forms: [
    { personId: anna.id, formId: 'history', values: { smokes: 'no' }, savedAt: '2026-11-05T10:00:00Z' },
  ],
}

export const emptyRecords: Records = { ...sampleRecords, people: [], plans: [], days: [], forms: [] }

const dates = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const number = (max: number) => fc.option(fc.integer({ min: 0, max }))
/** Arbitrary text, including line breaks, quotes and characters that start spreadsheet formulas. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\n,;"\' a') }),
)
const names = fc.string({ minLength: 1, maxLength: 20 }).filter((name) => /^[^\s'].*[^\s()\d]$/.test(name))
const marks = fc.array(
  fc.record({ area: fc.constantFrom(...bodyAreaIds), kind: fc.constantFrom(...painKindIds) }),
)

const anyDay = (personId: string) =>
  fc.record<Day>({
    personId: fc.constant(personId),
    date: dates,
    pain: number(10),
    walkingMinutes: number(1440),
    sleepHours: fc.option(fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2)),
    sittingMinutes: number(1440),
    medicineTaken: fc.option(fc.boolean()),
    notes: text,
    notesForVisit: fc.boolean(),
    marks,
  })

/** Records of a few people, with any values the schema allows. */
export const anyRecords: fc.Arbitrary<Records> = fc.uniqueArray(names, { maxLength: 4 }).chain((people) =>
  fc.record({
    version: fc.constant(recordsVersion),
    people: fc.constant(people.map((name, index) => ({ id: `person-${index}`, name }))),
    plans: fc.constant(
      people.map((_, index) => ({
        personId: `person-${index}`,
        procedure: null,
        operatedOn: null,
        revision: 3,
        questions: '?',
      })),
    ),
    days: fc
      .tuple(
        ...people.map((_, index) =>
          fc.uniqueArray(anyDay(`person-${index}`), { selector: ({ date }) => date, maxLength: 6 }),
        ),
      )
      .map((days) => days.flat()),
    forms: fc.constant([]),
  }),
)
