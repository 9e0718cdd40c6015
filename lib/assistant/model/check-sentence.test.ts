import {
  moreRightSentences,
  moreWrongSentences,
  rightSentences,
  sources,
  wrongSentences,
  type ModelSentence,
} from '@/tests/assistant/model-sentences/model-sentences'
import { problemWith } from './check-sentence'
import type { Source } from './draft'

const problemOf = ({ source, text, language }: ModelSentence) =>
  problemWith(text, [sources.get(source)!], language)

test('of 100 wrong sentences in English and Spanish, at least 95 are refused', () => {
  expect(wrongSentences).toHaveLength(100)
  const accepted = wrongSentences.filter((sentence) => problemOf(sentence) === null)
  expect(accepted.length).toBeLessThanOrEqual(5)
})

test('of 100 right sentences, at most 5 are', () => {
  expect(rightSentences).toHaveLength(100)
  const refused = rightSentences.filter((sentence) => problemOf(sentence) !== null)
  expect(refused.length).toBeLessThanOrEqual(5)
})

test('of 76 more that say the opposite or of something else, at least 64 are refused, and of 81 right ones at most 4', () => {
  expect(moreWrongSentences).toHaveLength(76)
  expect(moreRightSentences).toHaveLength(81)
  const accepted = moreWrongSentences.filter((sentence) => problemOf(sentence) === null)
  const refused = moreRightSentences.filter((sentence) => problemOf(sentence) !== null)
  expect(accepted.length).toBeLessThanOrEqual(12)
  expect(refused.length).toBeLessThanOrEqual(4)
})

const acdf: Source = {
  id: 'acdf/driving',
  title: 'When can I drive after ACDF?',
  text: 'You can often drive 2 to 6 weeks after ACDF, if your surgeon agrees. Don’t drive in a collar. Pain often eases first.',
  language: 'en',
}
const fusion: Source = {
  id: 'lumbar-fusion/stay',
  title: 'How long will I be in the hospital for a lumbar fusion?',
  text: 'People usually go home after 1 to 4 nights.',
  language: 'en',
}

test.each([
  'You can often drive 2 to 6 weeks after ACDF, if your surgeon agrees.',
  "Don't drive in a collar.",
  'The pain often eases first.',
])('accepted: %s', (text) => expect(problemWith(text, [acdf], 'en')).toBeNull())

test.each([
  ['You can drive after ACDF.', 'copy what is allowed, and from when, word for word'],
  ['Call us today if it hurts.', 'copy when to call, and how urgent something is, word for word'],
  ['Ibuprofen helps.', 'copy what is said about a medicine word for word'],
  ['You have a pinched nerve.', 'say nothing about this person'],
  ['If it eases first, you have a pinched nerve.', 'say nothing about this person'],
  ['Pain at C5-C6 often eases first.', 'a level that the text doesn’t name'],
  ['La mayoría maneja bien.', 'the wrong language'],
  ['Pain often eases first, see [this](https://evil.example).', 'only plain words, without links'],
  ['Боль often eases first.', 'only plain words, without links'],
])('refused: %s', (text, reason) => expect(problemWith(text, [acdf], 'en')).toBe(reason))

test('a sentence that names two texts can’t say of one what only the other says', () => {
  expect(
    problemWith('After a lumbar fusion, people usually go home after 1 to 4 nights.', [acdf, fusion], 'en'),
  ).toBeNull()
  expect(
    problemWith('After ACDF, people usually go home after 1 to 4 nights.', [acdf, fusion], 'en'),
  ).not.toBeNull()
})

test('what a Spanish reply says of driving or a medicine would have to be copied, and there’s no Spanish text yet', () => {
  expect(problemWith('Puede manejar de 2 a 6 semanas después.', [acdf], 'es')).not.toBeNull()
  expect(problemWith('Don’t drive in a collar.', [acdf], 'es')).not.toBeNull()
})
