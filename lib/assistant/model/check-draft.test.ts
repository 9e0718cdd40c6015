import { problemsWith } from './check-draft'
import type { OfferedText } from './offered-texts'

const offered: OfferedText[] = [
  {
    id: 'sciatica/outlook',
    title: 'How long does sciatica last?',
    text: 'Sciatica usually settles in 4 to 6 weeks. Numbness may take longer.',
    language: 'en',
    links: ['/resources/conditions/sciatica#outlook'],
  },
  { id: 'kind/pain', title: '', text: 'I’m sorry you’re hurting this much.', language: 'en', links: [] },
  { id: 'kind/long', title: '', text: 'That wears anyone down.', language: 'en', links: [] },
  {
    id: 'who/exam',
    title: '',
    text: 'A doctor who examines you can tell you that.',
    language: 'en',
    links: [],
  },
]
const usual = { text: 'It usually settles in 4 to 6 weeks.', ids: ['sciatica/outlook'] }
const sorry = { text: 'I’m sorry you’re hurting this much.', ids: ['kind/pain'] }
const examined = { text: 'A doctor who examines you can tell you that.', ids: ['who/exam'] }
const problems = (...sentences: { text: string; ids: string[] }[]) =>
  problemsWith({ sentences }, offered, 'en').join()

test('one kind sentence, what the text says, and who knows the rest', () =>
  expect(problems(sorry, usual, examined)).toBe(''))

test.each([
  ['no id', { ...usual, ids: [] }, 'name the ids'],
  ['an id of its own', { ...usual, ids: ['sciatica/outlook', 'zebras/what'] }, 'an id that wasn’t given'],
  ['its own kind words', { text: 'You poor thing, it gets better soon.', ids: ['kind/pain'] }, 'sentence 1'],
  [
    'a ready sentence with more to it',
    { ...examined, text: 'A doctor who examines you can tell you that you’re fine.' },
    'sentence 1',
  ],
  ['what another text says', { ...usual, ids: ['who/exam'] }, 'sentence 1'],
])('refused: %s', (_, sentence, reason) => expect(problems(sentence)).toContain(reason))

test('the problem names the sentence', () =>
  expect(problems(usual, { ...usual, text: 'It usually settles in 4 days.' })).toMatch(
    /^sentence 2 \(It usually/,
  ))

test('two kind sentences, more than 90 words or more than 8 sentences are too much', () => {
  expect(problems(sorry, { text: 'That wears anyone down.', ids: ['kind/long'] }, usual)).toContain(
    'one kind',
  )
  expect(problems(...Array<typeof usual>(9).fill(usual))).toContain('8 sentences')
  expect(problems({ ...usual, text: `${'well '.repeat(91)}.` })).toContain('90 words')
  expect(problems({ ...usual, text: 'x'.repeat(1000) })).toContain('90 words')
})
