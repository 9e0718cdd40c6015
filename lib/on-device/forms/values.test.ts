import { patientForms } from '@/content/en/ui/forms/all'
import { checkValues } from './check-values'
import { knownAnswers } from './known-answers'
import { typedDay } from './typed-day'
import { hasAnswers, parseValues } from './values'

const formOf = (id: string) => patientForms.find((form) => form.id === id)!
const aboutYou = formOf('about-you')
const today = '2026-11-22'

describe('parsing stored answers', () => {
  test('gives an empty form with every field if nothing is stored', () => {
    for (const form of patientForms) {
      const values = parseValues(form, undefined)
      const asking = form.sections.flatMap(({ fields }) =>
        fields.flatMap(({ id, kind }) => (kind === 'note' || kind === 'signature' ? [] : [id])),
      )
      expect(Object.keys(values).sort()).toEqual(asking.sort())
      expect(hasAnswers(values)).toBe(false)
    }
  })

  test('treats an invalid answer as unanswered and keeps the others', () => {
    const stored = {
      name: 'Rosa Example',
      feels: ['burning', 'purple'],
      birth: 7,
      tried: 'no list',
      gone: 'x',
    }
    const values = parseValues(aboutYou, stored)
    expect(values).toMatchObject({ name: 'Rosa Example', feels: [], birth: '', tried: [] })
    expect(values).not.toHaveProperty('gone')
  })

  test('keeps long text and an invalid phone number as typed', () => {
    const values = parseValues(aboutYou, { began: 'a'.repeat(50_000), phone: 'ask my son' })
    expect(values.began).toHaveLength(50_000)
    expect(values.phone).toBe('ask my son')
  })

  test('does not count an empty row as an answer', () => {
    expect(hasAnswers(parseValues(aboutYou, { tried: [{ what: ' ', when: '' }] }))).toBe(false)
    expect(hasAnswers(parseValues(aboutYou, { tried: [{ what: 'Walking' }] }))).toBe(true)
  })
})

test('prefills shared answers from other forms, most recent first, and today’s date', () => {
  const saved = (formId: string, savedAt: string, values: Record<string, unknown>) => ({
    personId: 'one',
    formId,
    savedAt,
    values,
  })
  const forms = [
    saved('pain-drawing', '2026-11-20T10:00:00.000Z', { name: 'Rosa', worst: 'Low back' }),
    saved('about-you', '2026-11-21T10:00:00.000Z', { name: 'Rosa Example', birth: '3/14/1952', phone: ' ' }),
  ]
  expect(knownAnswers(formOf('records-release'), forms, '2026-11-23')).toEqual({
    name: 'Rosa Example',
    birth: '3/14/1952',
  })
  expect(knownAnswers(formOf('pain-drawing'), forms, '2026-11-23')).toEqual({
    name: 'Rosa Example',
    drawn: '11/23/2026',
  })
})

describe('checking values', () => {
  const codes = (values: Record<string, unknown>) =>
    checkValues(aboutYou, parseValues(aboutYou, values), today)

  test('accepts an empty form', () => expect(codes({})).toEqual({}))

  test.each([
    ['3/14/1952', undefined],
    ['3/14/52', 'day'],
    ['2/30/1952', 'day'],
    ['in spring', 'day'],
    ['11/23/2026', 'future'],
    ['11/22/2026', undefined],
    ['3/14/1852', 'tooOld'],
  ])('birth date %s: %s', (birth, code) => expect(codes({ birth }).birth).toBe(code))

  test.each([
    ['(559) 555-0142', undefined],
    ['555-0142 or 555-0143', 'tel'],
    ['12', 'tel'],
  ])('phone %s: %s', (phone, code) => expect(codes({ phone }).phone).toBe(code))
})

test.each([
  ['3/14/1952', '1952-03-14'],
  ['03-14-1952', '1952-03-14'],
  ['March 14, 1952', '1952-03-14'],
  ['mar. 14 1952', '1952-03-14'],
  ['1952-03-14', '1952-03-14'],
  ['14/3/1952', null],
  ['', null],
])('parses %s as %s', (typed, day) => expect(typedDay(typed)).toBe(day))
