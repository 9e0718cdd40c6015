import { answer } from './answer.server'
import { readMessage } from './understanding/message'
import { answers } from '@/lib/assistant/answers/answer-index'
import { chosenByModel } from '@/lib/assistant/model/model.server'

jest.mock('./model/model.server', () => ({ chosenByModel: jest.fn(() => Promise.resolve(null)) }))
const model = jest.mocked(chosenByModel)
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
  expect(model).not.toHaveBeenCalled()
})

test('a model may choose the answer to a general question', async () => {
  const works = answers.find(({ id }) => id === 'acupuncture/works')!
  model.mockResolvedValueOnce([works])
  const { message } = await ask('Can a herniated disc heal without surgery?')
  expect(model.mock.lastCall?.[1]).toHaveLength(12)
  expect(message).toMatch(/acupuncture/i)
})

test('if it says that none fits, the reply says so and names a person', async () => {
  model.mockResolvedValueOnce([])
  expect(await ask('Can a herniated disc heal without surgery?')).toMatchObject({
    kind: 'unknown',
    message: expect.stringContaining('(559) 555-0142'),
  })
})
