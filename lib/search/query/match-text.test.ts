import { matcherFor } from './match-text'

const texts = [
  'Will I need a ride home? Someone has to drive you home after surgery.',
  'Do you take my insurance? Most plans, and Medicare.',
  'What is a herniated disc? It can press on a nerve.',
  'How long does sciatica last?',
]
const match = matcherFor(texts)
const found = (query: string) => [...(match(query) ?? ['all'])]

test.each([
  ['as typed', 'insurance', [1]],
  ['while it is being typed', 'insur', [1]],
  ['with a wrong letter', 'insurence', [1]],
  ['with letters swapped', 'siatica', [3]],
  ['in Spanish', 'seguro médico', [1]],
  ['in Spanish, in other words', 'disco zafado', [2]],
  ['in everyday words', 'slipped disk', [2]],
  ['every word counts', 'insurance sciatica', []],
  ['what isn’t there', 'penguin', []],
])('%s: %s', (_, query, expected) => expect(found(query)).toEqual(expected))

test('a query without a word to look for finds nothing in particular', () => {
  expect(match('')).toBeNull()
  expect(match('the')).toBeNull()
})
