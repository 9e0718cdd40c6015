import { examples } from './examples/examples'
import { practiceQuestions } from './examples/practice'
import { isHardlyAboutPractice, practiceLike } from './practice-net'
import { practiceTopicIn } from './practice-topic'

const lines = Object.values(practiceQuestions).flatMap((list) => list.trim().split('\n'))
const known = new Set(lines)

test.each([
  ['will someone be there if I show up at ten to five', 'hours'],
  ['somewhere to leave my pickup while we are inside?', 'parking'],
  ['grandpa rolls in a chair, can he get through the door', 'access'],
  ['is that a machine that answers', 'person'],
  ['no me han hablado después de que mandé la forma', 'response'],
  ['mi esposa no entiende inglés, quién le traduce', 'interpreter'],
])('%s: %s', (text, topic) => {
  expect([known.has(text), practiceTopicIn(text)]).toEqual([false, null])
  expect(practiceLike(text)).toBe(topic)
})

test.each([
  'do you let people pay in monthly parts',
  'what is the password for the wifi',
  'what is a herniated disc',
  'how do I sleep after a fusion',
  'can you tell me if I have sciatica',
  'xyzzy plugh',
  '¿qué es la estenosis?',
])('is no question that the facts of the practice answer: %s', (text) =>
  expect(practiceLike(text)).toBeNull(),
)

test.each([
  'keep ice on it for 6 hours?',
  'will I end up in a wheelchair',
  'why is my insurance paying so little for the fusion',
])('has a word of the practice, and is about something else: %s', (text) =>
  expect(isHardlyAboutPractice(text)).toBe(true),
)

test('no example stands under two topics, and each topic has enough', () => {
  expect(known.size).toBe(lines.length)
  for (const [topic, text] of Object.entries(practiceQuestions)) {
    expect([topic, text.trim().split('\n').length >= 35]).toEqual([topic, true])
  }
})

test('hardly any calm message is taken for a question about the practice', () => {
  const calm = examples.filter(({ label, text }) => label === 'calm' && !known.has(text))
  const taken = calm.filter(({ text }) => practiceLike(text))
  expect(taken.length / calm.length).toBeLessThan(0.01)
})
