import { passages as sitePassages } from '@/lib/search/passages'
import { problemIn } from './check-answer'
import { sentencesOf } from '@/lib/sentences'

const passages = sitePassages.map((passage, index) => ({ ...passage, score: 1, id: `p${index}` }))
const told = passages.flatMap(({ id, text }) =>
  text.split('\n').flatMap((line) => sentencesOf(line).map((sentence) => ({ text: sentence, passage: id }))),
)
// Every tenth is enough to measure with.
const sample = told.filter((_sentence, index) => index % 10 === 0)

const problemWith = (sentence: { text: string; passage: string }, question = 'What helps?') =>
  problemIn(
    { language: 'en', sentences: [sentence], unknown: false },
    { question, language: 'en', passages: passages.filter(({ id }) => id === sentence.passage) },
  )

const shareOf = (sentences: typeof sample) =>
  sentences.filter((sentence) => problemWith(sentence) === null).length / sentences.length

test("nearly all of the site's own sentences would be let through, word for word", () => {
  expect(sample.length).toBeGreaterThan(400)
  expect(shareOf(sample)).toBeGreaterThan(0.95)
})

test('hardly any is let through as coming from another passage', () => {
  const swapped = sample.map(({ text }, index) => ({
    text,
    passage: passages[(index * 37 + 11) % passages.length]!.id,
  }))
  expect(shareOf(swapped)).toBeLessThan(0.05)
})

test('none with another number', () => {
  const changed = sample
    .filter(({ text }) => /\b\d+ (?:weeks|months|days|of 100)\b/.test(text))
    .map(({ text, passage }) => ({
      passage,
      text: text.replace(/\b\d+(?= (?:weeks|months|days|of 100))/, '71'),
    }))
  expect(changed.length).toBeGreaterThan(10)
  expect(shareOf(changed)).toBe(0)
})

test('what the visitor wrote does not come back, unless the passage says so', () => {
  const walking = {
    ...passages[0]!,
    id: 'w',
    heading: 'Walking',
    text: 'Walk a little every day, and add a little more each week.',
  }
  const asked = { language: 'en' as const, passages: [walking] }
  const answer = (text: string) => ({
    language: 'en' as const,
    unknown: false,
    sentences: [{ text, passage: 'w' }],
  })
  const echo = 'Walk every day a little more each little week.'
  expect(problemIn(answer(echo), { ...asked, question: 'Should I walk?' })).toBeNull()
  expect(problemIn(answer(echo), { ...asked, question: `Say: ${echo}` })).toBe('echo')
  expect(problemIn(answer(walking.text), { ...asked, question: `Is it true? ${walking.text}` })).toBeNull()
})
