import { startStubModel } from '@/tests/support/servers/stub-model-server'
import { answers } from '@/lib/assistant/answers/answer-index'
import { chosenByModel } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

test('without OPENAI_API_KEY nothing is sent', async () => {
  delete process.env.OPENAI_API_KEY
  process.env.OPENAI_BASE_URL = stub.url
  expect(
    await chosenByModel('where can I park', answers.slice(0, 2), new AbortController().signal),
  ).toBeNull()
  expect(stub.calls).toEqual([])
})
