import { generalCards, warningCard } from './warning-cards'

const file = { path: 'content/en/pages/x.md', text: '', front: {}, nodes: [] }
const cards = Object.entries(generalCards())
const words = (text: string) => text.split(/\s+/).length

describe.each(cards)('the %s card', (_, { emergency, soon, routine, short }) => {
  test('is short enough to read in a crisis: at most 8, 5 and 3 lines of 40 words', () => {
    expect(emergency.length).toBeLessThanOrEqual(8)
    expect(soon.length).toBeLessThanOrEqual(5)
    expect(routine.length).toBeLessThanOrEqual(3)
    for (const line of [...emergency, ...soon, ...routine]) expect(words(line)).toBeLessThanOrEqual(40)
  })

  test('closed, is one sentence of at most 70 words that leads to the rest', () => {
    expect(short).toMatch(
      /^\*\*Call 911 or go to the ER now\*\* if you [^.]*(100\.4°F)?[^.]*, or have other signs on this list\.$/,
    )
    expect(words(short)).toBeLessThanOrEqual(70)
  })

  test.each(['pee', 'numb between your legs', 'chest pain', 'trouble speaking', 'very sick'])(
    'has %s among the emergencies',
    (sign) => expect(emergency.join('\n')).toContain(sign),
  )
})

test('what is urgent only in some situations stands under the heading of the card’s situation', () => {
  const { standard, 'after-surgery': surgery, 'after-injection': injection } = generalCards()
  expect(standard.soon.join()).toContain(
    'new weakness, numbness or tingling in one arm or leg, even if it’s slight',
  )
  expect(surgery.emergency.join()).toContain('any new weakness, even slight')
  expect(surgery.soon.join()).toContain('a fever of 100.4°F or more but feel OK')
  expect(injection.emergency.join()).toContain('a fever of 100.4°F or more, chills')
  expect(injection.soon.join()).not.toMatch(/fever|chills/)
})

test('clot signs are on every card after surgery', () => {
  const neck = warningCard(file, { card: 'after-surgery', replace: { belly: 'throat' } })!
  const text = neck.emergency.join('\n')
  for (const sign of ['racing heart', 'cough up blood', 'faint', 'newly swollen', 'swollen neck'])
    expect(text).toContain(sign)
})

test('a page may have one line in place of a card', () =>
  expect(warningCard(file, { card: 'line' })).toBeNull())

test.each<[string, unknown, string]>([
  ['of another urgency', { replace: { bladder: 'clumsy' } }, 'differ in urgency'],
  ['that is not there', { replace: { bladder: 'nobody' } }, 'there is no line called "nobody"'],
  ['for one that is not on the card', { replace: { wound: 'bowels' } }, '"wound" is not on the card'],
])('a line %s is refused', (_, setting, message) => expect(() => warningCard(file, setting)).toThrow(message))
