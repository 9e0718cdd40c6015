import { warningCard, warningSigns } from '@/lib/build/content/warning-signs'

const file = { path: 'content/en/pages/x.md', text: '', front: {}, nodes: [] }

describe.each(['standard', 'after-surgery'] as const)('the %s card', (card) => {
  const { emergency, soon, routine, short } = warningCard(file, { card })

  test('is short enough to read in a crisis: at most 8, 5 and 3 lines', () => {
    expect(emergency.length).toBeLessThanOrEqual(8)
    expect(soon.length).toBeLessThanOrEqual(5)
    expect(routine.length).toBeLessThanOrEqual(3)
  })

  test('says 911 in its one-sentence form', () => expect(short).toMatch(/^Call 911 or go to the ER now/))

  test.each(['pee', 'numb between your legs', 'chest pain', 'trouble speaking'])(
    'has %s among the emergencies',
    (sign) => expect(emergency.join('\n')).toContain(sign),
  )
})

test('the general card has infection without a fever, and slow worsening of a known problem', () => {
  const { emergency, soon } = warningCard(file, undefined)
  expect(emergency.join()).toContain('even without a fever')
  expect(soon.join()).toContain('a spine problem you already know about that’s slowly getting worse')
})

test('a page replaces a general sign by a more specific one of the same urgency', () => {
  const card = warningCard(file, { card: 'after-surgery', replace: { lungs: 'neck-swelling' } })
  expect(card.emergency).toContainEqual(expect.stringMatching(/swollen neck/))
  expect(card.emergency).not.toContain(warningSigns().signs.get('lungs')?.text)
})

test.each<[string, unknown, string]>([
  ['of another urgency', { replace: { bladder: 'clumsy' } }, 'differ in urgency'],
  ['that is not there', { replace: { bladder: 'nobody' } }, 'there is no sign called "nobody"'],
  ['for one that is not on the card', { replace: { wound: 'bowels' } }, '"wound" is not on the card'],
])('a sign %s is refused', (_, setting, message) => expect(() => warningCard(file, setting)).toThrow(message))
