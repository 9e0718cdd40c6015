import { startStubModel } from '@/tests/stub-model-server'
import { modelReply } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

test('without OPENAI_API_KEY nothing is sent', async () => {
  delete process.env.OPENAI_API_KEY
  process.env.OPENAI_BASE_URL = stub.url
  const passages = [
    { href: '/contact', pageTitle: 'Contact', heading: 'Parking', text: 'Parking is free.', score: 1 },
  ]
  const asked = { text: 'where can I park', mode: 'local', language: 'en', passages } as const
  expect(await modelReply({ ...asked, passages }, new AbortController().signal)).toBeNull()
  expect(stub.calls).toEqual([])
})
