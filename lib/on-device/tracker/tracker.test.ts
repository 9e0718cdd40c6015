import { weeklyGain } from './weekly-gain'
import { calendarText } from './calendar-file'
import { recentDays, seriesOf } from './chart-series'
import { currentStep, datedSteps } from './dated-steps'
import { noValues, parseDay, valuesOf } from './day-values'
import { addDays, daysBetween, localDay, shortDate } from '@/lib/text/local-date'
import { sampleDay } from '@/lib/on-device/records/testing/sample-records'

describe('calendar days', () => {
  test('are not shifted by daylight saving time', () => {
    expect(addDays('2027-03-01', 14)).toBe('2027-03-15')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2027-03-01', '2027-03-15')).toBe(14)
    expect(daysBetween('2027-03-15', '2027-03-01')).toBe(-14)
  })

  test('are in the visitor’s time zone, even late at night', () => {
    expect(localDay(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22')
    expect(localDay(new Date(2026, 0, 1, 0, 1))).toBe('2026-01-01')
    expect(shortDate('2026-11-22')).toBe('Nov 22')
  })
})

describe('the day form', () => {
  test('parses into a day, with null for blank fields', () => {
    const values = { ...noValues, pain: 0, sleepHours: ' 6,5 ', notes: ' Wound dry ' }
    expect(parseDay(values, 'a1', '2026-11-22')).toEqual({
      ok: true,
      value: sampleDay('2026-11-22', {
        pain: 0,
        sleepHours: 6.5,
        notes: 'Wound dry',
        walkingMinutes: null,
        sittingMinutes: null,
        medicineTaken: null,
      }),
    })
  })

  test('round-trips a saved day', () => {
    const day = sampleDay('2026-11-22', { sittingMinutes: null })
    expect(parseDay(valuesOf(day), day.personId, day.date)).toEqual({ ok: true, value: day })
  })

  test.each([
    [{ walkingMinutes: 'a lot' }, { walkingMinutes: 'number' }],
    [{ walkingMinutes: '-5' }, { walkingMinutes: 'number' }],
    [{ walkingMinutes: '1441' }, { walkingMinutes: 'too-much' }],
    [
      { sleepHours: '25', sittingMinutes: '1e3' },
      { sleepHours: 'too-much', sittingMinutes: 'number' },
    ],
    [{ notes: 'x'.repeat(2001) }, { notes: 'too-long' }],
  ])('rejects %o', (part, errors) => {
    expect(parseDay({ ...noValues, ...part }, 'a1', '2026-11-22')).toEqual({
      ok: false,
      isEmpty: false,
      errors,
    })
  })

  test('rejects an empty day', () => {
    expect(parseDay({ ...noValues, notes: ' ', notesForVisit: true }, 'a1', '2026-11-22')).toMatchObject({
      ok: false,
      isEmpty: true,
    })
  })
})

describe('improvement over a week', () => {
  const before = sampleDay('2026-11-15', { walkingMinutes: 10, pain: 6, sleepHours: 6 })

  test.each([
    [
      { walkingMinutes: 20, pain: 5 },
      { kind: 'walking', by: 10 },
    ],
    [
      { walkingMinutes: 5, pain: 4 },
      { kind: 'pain', by: 2 },
    ],
    [
      { walkingMinutes: null, pain: 7, sleepHours: 6.5 },
      { kind: 'sleep', by: 0.5 },
    ],
    [{ walkingMinutes: 5, pain: 8, sleepHours: 5 }, null],
  ])('for %o is %o', (today, better) => {
    expect(weeklyGain(sampleDay('2026-11-22', today), [before])).toEqual(better)
  })

  test('is null if the day a week earlier was not logged', () => {
    expect(weeklyGain(sampleDay('2026-11-23', { walkingMinutes: 90 }), [before])).toBeNull()
  })
})

describe('the usual recovery', () => {
  const steps = datedSteps('fusion', '2027-03-01')

  test('is dated from the operation and has no footnote markers', () => {
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ['2027-03-01', '2027-03-08'],
      ['2027-03-15', '2027-03-15'],
      ['2027-03-22', '2027-03-29'],
      ['2027-04-12', '2027-04-12'],
      ['2027-05-24', '2027-05-24'],
      ['2027-08-30', '2028-02-28'],
    ])
    expect(steps.flatMap(({ items }) => items).join(' ')).not.toMatch(/\[\^/)
  })

  test.each([
    ['2027-02-28', -1],
    ['2027-03-01', 0],
    ['2027-03-14', 0],
    ['2027-03-15', 1],
    ['2030-01-01', 5],
  ])('on %s is at step %i', (today, index) => expect(currentStep(steps, today)).toBe(index))

  test('exports all-day calendar events that replace those of an older file', async () => {
    const text = await calendarText(steps, {
      name: 'What usually comes next',
      owner: 'a1',
      revision: 3,
      title: ({ title }) => `Recovery: ${title}`,
      note: 'Not a promise.',
    })
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(6)
    expect(text).toMatch(/UID:a1-week-2@recovery-tracker\r\nSEQUENCE:3\r\n/)
    expect(text).toContain('DTSTART;VALUE=DATE:20270322\r\nDTEND;VALUE=DATE:20270330\r\n')
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).not.toContain('VTIMEZONE')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

describe('chart series', () => {
  const days = [
    sampleDay('2026-11-01', { pain: 6 }),
    sampleDay('2026-11-03', { pain: null }),
    sampleDay('2026-11-04', { pain: 3 }),
  ]

  test('have one value per calendar day, null where none was logged', () => {
    expect(seriesOf(days, 'pain')).toEqual({
      first: '2026-11-01',
      last: '2026-11-04',
      values: [6, null, null, 3],
    })
  })

  test('need at least two values', () => expect(seriesOf(days.slice(0, 2), 'pain')).toBeNull())

  test('cover the requested number of days', () =>
    expect(recentDays(days, '2026-11-04', 2).map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-04']))
})
