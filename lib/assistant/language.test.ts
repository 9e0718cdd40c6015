import { languageOf } from './language'
import { emergencies, emergenciesInSpanish } from './testing/emergency-sentences'
import { harmless, harmlessInSpanish } from './testing/harmless-sentences'
import { practiceQuestions, practiceQuestionsInSpanish } from './testing/other-sentences'

test.each([...emergencies, ...harmless, ...practiceQuestions])('English: %s', (text) =>
  expect(languageOf(text)).toBe('en'),
)

test.each([...emergenciesInSpanish, ...harmlessInSpanish, ...practiceQuestionsInSpanish])(
  'Spanish: %s',
  (text) => expect(languageOf(text)).toBe('es'),
)

test.each(['', '911', 'MRI?', 'ibuprofen'])('what cannot be told is English: %j', (text) =>
  expect(languageOf(text)).toBe('en'),
)
