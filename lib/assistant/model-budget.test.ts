import { startStubModel } from '@/tests/stub-model-server'
import { logLines } from '@/lib/log/testing/log-lines'
import { modelReply } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

const passages = [
  {
    href: '/contact#parking',
    pageTitle: 'Contact',
    heading: 'Parking',
    text: 'Parking is free beside the building.',
    score: 1,
  },
]
const ask = () =>
  modelReply(
    { text: 'where can I park', mode: 'local', language: 'en', passages },
    new AbortController().signal,
  )

test('every attempt counts, and past the budget nothing is sent', async () => {
  Object.assign(process.env, {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: stub.url,
    ASSISTANT_DAILY_BUDGET: '3',
  })
  const log = logLines()
  stub.behave('broken', 'good', 'broken')
  expect(await ask()).toMatchObject({ message: 'Parking is free beside the building.' })
  // One call is left: its second attempt is not made.
  expect(await ask()).toBeNull()
  expect(await ask()).toBeNull()
  expect(stub.calls).toHaveLength(3)
  expect(log.map((line) => JSON.parse(line) as object)).toEqual(
    Array(2).fill(
      expect.objectContaining({ level: 'warn', code: 'budget', msg: "assistant: model's answer not used" }),
    ),
  )
})
