import { startStubModel } from '@/tests/support/servers/stub-model-server'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import { answers } from '@/lib/assistant/answers/answer-index'
import { chosenByModel } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

const ask = () => chosenByModel('where can I park', answers.slice(0, 2), new AbortController().signal)

test('every attempt counts, and nothing is sent once the budget is used up', async () => {
  Object.assign(process.env, {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: stub.url,
    ASSISTANT_DAILY_BUDGET: '3',
  })
  const log = logLines()
  stub.behave('broken', 'good', 'broken')
  expect(await ask()).toEqual([answers[0]])
  // One call is left, so there is no retry.
  expect(await ask()).toBeNull()
  expect(await ask()).toBeNull()
  expect(stub.calls).toHaveLength(3)
  expect(log.map((line) => JSON.parse(line) as object)).toEqual(
    Array(2).fill(
      expect.objectContaining({ level: 'warn', code: 'budget', msg: "assistant: model's answer not used" }),
    ),
  )
})
