import { weeklyGain } from './weekly-gain'
import { calendarText } from './calendar-file'
import { chartPoints, nearestPoint, pointToward } from './chart-points'
import { recentDays, seriesOf } from './chart-series'
import { currentStep, datedSteps } from './dated-steps'
import { noValues, parseDay, valuesOf } from './day-values'
import { lastValue, quickChoices } from './quick-choices'
import { addDays, daysBetween, localDay, shortDate } from '@/lib/text/local-date'
import { sampleDay } from '@/lib/on-device/records/testing/sample-records'

const calendarWords = {
  name: 'What usually comes next',
  title: ({ title }: { title: string }) => `Recovery: ${title}`,
  when: () => 'About March to May',
  note: 'Not a promise.',
  reminder: 'Fill in my recovery log',
  reminderNote: 'It takes a minute.',
}

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
      words: calendarWords,
      owner: 'a1',
      revision: 3,
      reminderHour: null,
      now: new Date(2027, 1, 20),
    })
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(6)
    expect(text).toMatch(/UID:a1-week-2@recovery-tracker\r\nSEQUENCE:3\r\n/)
    expect(text).toContain('DTSTART;VALUE=DATE:20270322\r\n')
    // A step that takes a week or a year is an event of one day, on its first.
    expect(text).not.toContain('DTEND')
    expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(6)
    expect(text).not.toContain('VALARM')
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).not.toContain('VTIMEZONE')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

describe('the daily reminder', () => {
  const at = (reminderHour: number | null, now: Date) =>
    calendarText([], { words: calendarWords, owner: 'a1', revision: 0, reminderHour, now })

  test('comes every day at the chosen hour of wherever the phone is, and makes nobody look busy', async () => {
    const text = await at(19, new Date(2027, 1, 20, 8, 30))
    expect(text).toContain('DTSTART:20270220T190000\r\n')
    expect(text).toContain('RRULE:FREQ=DAILY;COUNT=84')
    expect(text).toContain('TRANSP:TRANSPARENT')
    expect(text).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY/)
    expect(text).not.toContain('TZID')
  })

  test('saved again with another hour, replaces the one before', async () => {
    const number = (text: string) => Number(text.match(/SEQUENCE:(\d+)/)?.[1])
    const [first, second] = [await at(19, new Date(2027, 1, 20, 8)), await at(8, new Date(2027, 1, 20, 9))]
    expect(number(second)).toBeGreaterThan(number(first))
    for (const text of [first, second]) expect(text).toContain('UID:a1-reminder@recovery-tracker')
  })
})

describe('one-tap amounts', () => {
  test.each([
    ['walkingMinutes', null, [5, 10, 15, 20, 30]],
    ['walkingMinutes', 17, [10, 15, 17, 20, 30]],
    ['walkingMinutes', 0, [0, 5, 10, 15, 20]],
    ['walkingMinutes', 600, [120, 150, 180, 240, 600]],
    ['sleepHours', null, [5, 6, 7, 8, 9]],
    ['sleepHours', 8.25, [7.5, 8, 8.25, 9, 10]],
  ] as const)('%s after %s', (amount, last, choices) => {
    expect(quickChoices(amount, last)).toEqual(choices)
  })

  test('the last value is from an earlier day that has one', () => {
    const days = [
      sampleDay('2026-11-01', { pain: 6 }),
      sampleDay('2026-11-03', { pain: null }),
      sampleDay('2026-11-04', { pain: 2 }),
    ]
    expect(lastValue(days, '2026-11-04', 'pain')).toEqual({ date: '2026-11-01', value: 6 })
    expect(lastValue(days, '2026-11-01', 'pain')).toBeNull()
  })
})

describe('chart points', () => {
  const { top, points } = chartPoints(
    { first: '2026-11-01', last: '2026-11-05', values: [6, null, 3, null, 9] },
    10,
  )

  test('stand where their day and value are', () => {
    expect(top).toBe(10)
    expect(points.map(({ date, x, y }) => [date, x, y])).toEqual([
      ['2026-11-01', 0, 40],
      ['2026-11-03', 50, 70],
      ['2026-11-05', 100, 10],
    ])
  })

  test('the scale grows with the values', () =>
    expect(chartPoints({ first: '2026-11-01', last: '2026-11-02', values: [5, 95] }, 30).top).toBe(100))

  test('a touch reads the nearest day, and an arrow key the next one with a value', () => {
    expect([0, 24, 26, 74, 76, 100].map((x) => nearestPoint(points, x))).toEqual([0, 0, 1, 1, 2, 2])
    expect(pointToward(points, 0, 1)).toBe(1)
    expect(pointToward(points, 1, 1)).toBe(0)
    expect(pointToward(points, 2, 5)).toBe(2)
    expect(pointToward(points, 0, -1)).toBe(0)
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
