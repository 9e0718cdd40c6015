import { startStubModel } from '@/tests/support/servers/stub-model-server'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import { matchAnswers } from '@/lib/assistant/answers/match-answers'
import { readMessage } from '@/lib/assistant/understanding/message'
import { writtenByModel } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

const message = readMessage('what is sciatica')
const ask = () => writtenByModel(message, matchAnswers(message, 12), 'local', new AbortController().signal)

test('every attempt counts, and nothing is sent once the budget is used up', async () => {
  Object.assign(process.env, {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: stub.url,
    ASSISTANT_DAILY_BUDGET: '3',
  })
  const log = logLines()
  stub.behave('broken', 'good', 'broken')
  expect(await ask()).toMatchObject({ kind: 'passage' })
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

test('a refused reply is asked for again only within the budget', async () => {
  stub.behave('invented')
  jest.useFakeTimers({ now: Date.now() + 86_400_000, doNotFake: ['setTimeout', 'nextTick', 'setImmediate'] })
  expect(await ask()).toBeNull()
  expect(await ask()).toBeNull()
  jest.useRealTimers()
  // Two for the first question, and one of the second.
  expect(stub.calls.map(({ isRetry }) => isRetry)).toEqual([false, true, false])
})
