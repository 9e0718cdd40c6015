import { startStubModel } from '@/tests/support/servers/stub-model-server'
import { matchAnswers } from '@/lib/assistant/answers/match-answers'
import { readMessage } from '@/lib/assistant/understanding/message'
import { writtenByModel } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

test('without OPENAI_API_KEY nothing is sent', async () => {
  delete process.env.OPENAI_API_KEY
  process.env.OPENAI_BASE_URL = stub.url
  const message = readMessage('what is sciatica')
  const { signal } = new AbortController()
  expect(await writtenByModel(message, matchAnswers(message, 12), 'local', signal)).toBeNull()
  expect(stub.calls).toEqual([])
})
