import { languageOf } from './language'
import { seenSentences, moreSeenSentences } from '@/tests/assistant/labeled-questions/labeled-questions'

test('recognizes the language of nearly every message', () => {
  const messages = [...seenSentences, ...moreSeenSentences]
  const right = messages.filter(({ text, language }) => languageOf(text) === language)
  expect(right.length / messages.length).toBeGreaterThan(0.98)
})

test.each(['', '911', 'MRI?', 'ibuprofen'])('defaults to English: %j', (text) =>
  expect(languageOf(text)).toBe('en'),
)
