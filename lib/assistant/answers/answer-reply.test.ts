import { answerReply } from './answer-reply'
import { matchAnswers } from './match-answers'
import { answers } from '@/content/generated/en/answers'
import { readMessage } from '@/lib/assistant/understanding/message'

const match = (id: keyof typeof answers, confidence: number, overlap = 0.3) => ({
  answer: answers[id],
  confidence,
  overlap,
})
const driving = 'acdf/driving'
const work = 'acdf/work'
const question = readMessage('when can I go back to the truck')
const story = readMessage(
  'My brother-in-law had the same thing done in Fresno and he says two weeks, my wife says two months, and the boss wants a date on paper by Friday, so when can I get back in the truck and back on the job?',
)

test('a clear answer stands alone, and the next likely question is the first button', () => {
  const reply = answerReply(question, [match(driving, 0.6), match(work, 0.3)], 'local')
  expect(reply?.message).toMatch(/collar/)
  expect(reply?.message).not.toContain('When can I drive after ACDF?')
  expect(reply?.questions?.[0]).toBe('When can I go back to work after ACDF?')
})

test('a short question that is not clear is asked back', () =>
  expect(answerReply(question, [match(driving, 0.28), match(work, 0.25)], 'local')).toMatchObject({
    kind: 'unknown',
    message: 'Do you mean one of these?',
    questions: ['When can I drive after ACDF?', 'When can I go back to work after ACDF?'],
  }))

test('a long story with two likely answers gets both, each with its question', () => {
  const reply = answerReply(story, [match(driving, 0.4), match(work, 0.3)], 'local')
  expect(reply?.kind).toBe('passage')
  expect(reply?.message).toMatch(
    /^Here’s what I found:\n\nWhen can I drive after ACDF\?\n.+\n\nWhen can I go back to work after ACDF\?\n/s,
  )
  expect(reply?.questions).not.toContain('When can I go back to work after ACDF?')
  expect(new Set(reply?.sources.map(({ href }) => href)).size).toBe(reply?.sources.length)
})

test('a long story with one clear answer gets that', () =>
  expect(answerReply(story, [match(driving, 0.8), match(work, 0.15)], 'local')?.message).not.toContain(
    'When can I go back to work after ACDF?',
  ))

test('each of two questions gets its short answer, together at most 120 words', () => {
  const both = readMessage('When can I drive after ACDF, and how long am I off work?')
  const { message = '' } = answerReply(both, matchAnswers(both), 'local') ?? {}
  expect(message).toMatch(
    /^Here’s what I found:\n\nWhen can I drive after ACDF\?\nYou can often drive .+\n\nWhen can I go back to work after ACDF\?\nDesk work is often possible /s,
  )
  expect(message.split(/\s+/).length).toBeLessThanOrEqual(120)
})

test('a long story that nothing fits gets no answer', () => {
  expect(answerReply(story, [match(driving, 0.1), match(work, 0.1)], 'local')).toBeNull()
  expect(answerReply(story, [match(driving, 0.9, 0.05)], 'local')).toBeNull()
})
