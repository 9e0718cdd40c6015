import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPractice } from './compile-practice'

/** Reads the test practice after a change in one of its files. */
function readChanged(file: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'))
  try {
    cpSync('tests/fixtures/practice', folder, { recursive: true })
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
    return readPractice(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the phone number is written once: what is dialed follows from it', () => {
  const { office } = readChanged('office.yaml', '(559) 555-0142', '(805) 555-0177')
  expect(office.phone).toEqual({ display: '(805) 555-0177', href: 'tel:+18055550177' })
})

test('times of day become hours', () => {
  const { office } = readChanged('office.yaml', 'closes: 4:00 PM', 'closes: 12:30 PM')
  expect(office.openings).toEqual([
    { from: 'Monday', to: 'Thursday', opens: 8, closes: 17 },
    { from: 'Friday', to: 'Friday', opens: 8, closes: 12.5, phoneUntil: 17 },
  ])
})

test('a fact that nobody knows is null', () => {
  expect(readChanged('office.yaml', 'languages: null', 'languages: null').office.languages).toBeNull()
})

test.each([
  [
    'a phone number',
    'office.yaml',
    '(559) 555-0142',
    '559-555-0142',
    'office.yaml:6: phone: write it as (559) 555-0142',
  ],
  ['an hour', 'office.yaml', '8:00 AM', '8', 'office.yaml:17: openings.0.opens: '],
  ['a ZIP code without quotes', 'office.yaml', "'93230'", '93230', 'office.yaml:5: postalCode: '],
  [
    'a time zone',
    'office.yaml',
    'America/Los_Angeles',
    'California',
    'office.yaml:13: timeZone: there is no such time zone',
  ],
  [
    'a misspelled entry',
    'practice.yaml',
    'descriptor:',
    'descriptr:',
    'practice.yaml:1: descriptor: is missing',
  ],
  ['a missing claim', 'claims.yaml', 'successRate:', 'successRat:', 'claims.yaml:1: successRate: is missing'],
  ['a rating', 'stories.yaml', 'rating: 5', 'rating: 6', 'stories.yaml:5: stories.0.rating: '],
])('a wrong value is reported with file and line: %s', (_, file, from, to, message) =>
  expect(() => readChanged(file, from, to)).toThrow(message),
)
