import { answer } from './answer.server'
import type { Reply } from '@/lib/assistant/replies/reply'
import { readMessage } from './understanding/message'
import { writtenByModel } from '@/lib/assistant/model/model.server'

jest.mock('./model/model.server', () => ({ writtenByModel: jest.fn(() => Promise.resolve(null)) }))
const model = jest.mocked(writtenByModel)
beforeEach(() => model.mockClear())

const ask = (text: string) => answer(readMessage(text), 'local', new AbortController().signal)

test.each([
  ['an emergency', 'I can’t pee and I’m numb between my legs'],
  ['a same-day sign', 'my incision is leaking a little'],
  ['the practice', 'What are your hours?'],
  ['the practice, in Spanish', '¿a qué hora abren?'],
  ['what only a clinician can decide', 'how many norco can I take tonight'],
])('a model never gets a question about %s', async (_, text) => {
  await ask(text)
  expect(model.mock.lastCall?.[1]).toEqual([])
})

test('a model may write the answer to a general question, from the twelve likeliest', async () => {
  const written: Reply = { kind: 'passage', message: 'Often it does.', sources: [] }
  model.mockResolvedValueOnce(written)
  expect(await ask('Can a herniated disc heal without surgery?')).toEqual(written)
  expect(model.mock.lastCall?.[1]).toHaveLength(12)
})

test('without it, the site answers by itself', async () =>
  expect(await ask('Can a herniated disc heal without surgery?')).toMatchObject({
    kind: 'passage',
  }))
