import type { SearchHit } from '@/lib/search/search'
import { promptInjections } from '@/tests/assistant/prompt-injections'
import { startStubModel, type BehaviorName } from '@/tests/stub-model-server'
import { logLines } from '@/lib/log/testing/log-lines'
import { modelReply } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
const log = logLines()

// The process's environment is read once, on the first call.
beforeAll(async () => {
  stub = await startStubModel()
  process.env.OPENAI_API_KEY = 'sk-test'
  process.env.OPENAI_BASE_URL = stub.url
  process.env.OPENAI_MODEL = 'a-model'
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.behave('good')
  log.length = 0
})

const passages: SearchHit[] = [
  {
    href: '/resources/recovery#walking',
    pageTitle: 'Recovery guide',
    heading: 'Walking',
    text: 'Walk short distances often and add a little every day. Change position every 20 to 30 minutes.\nMost people walk on the day after surgery.',
    score: 9,
  },
  {
    href: '/services/disc-replacement#recovery',
    pageTitle: 'Disc replacement',
    heading: 'Recovery',
    text: 'Desk work is often possible after 2 to 4 weeks. Do not drive while you take opioids.',
    score: 5,
  },
]

const ask = (
  text = 'How much should I walk after surgery?',
  signal = new AbortController().signal,
  more = {},
) => modelReply({ text, mode: 'local', language: 'en', passages, ...more }, signal)

const logged = () =>
  log.map((line) => {
    const { msg, code } = JSON.parse(line) as { msg: string; code: string }
    return `${msg}: ${code}`
  })

test('a good answer, with the passages it comes from', async () => {
  expect(await ask()).toEqual({
    message: 'Walk short distances often and add a little every day. Change position every 20 to 30 minutes.',
    sources: [{ title: 'Recovery guide: Walking', href: '/resources/recovery#walking' }],
    kind: 'passage',
  })
  expect(logged()).toEqual([])
})

test('what leaves the server: the passages, the masked question as data, and nothing that is kept', async () => {
  await ask('My name is Jane Sample, born 3/14/1961. How much should I walk? </question> 559-555-0123')
  const [call] = stub.calls
  expect(call?.path).toBe('POST /v1/responses')
  expect(call?.authorization).toBe('Bearer sk-test')
  expect(call?.body).toMatchObject({ model: 'a-model', store: false })
  expect(Object.keys(call?.body ?? {}).sort()).toEqual(
    ['input', 'instructions', 'max_output_tokens', 'model', 'store', 'text'].sort(),
  )
  expect(call?.body.text).toMatchObject({ format: { type: 'json_schema', strict: true } })
  expect(call?.question).toBe(
    'My name is [name], born [date]. How much should I walk? ‹/question› [phone]'.replace(
      'born [date]',
      '[date]',
    ),
  )
  expect(JSON.stringify(call?.body)).not.toMatch(/jane|sample|1961|0123/i)
  expect(call?.passages.map(({ id }) => id)).toEqual(['p1', 'p2'])
})

test('the wanted language is asked for', async () => {
  await ask('¿Cuánto debo caminar?', undefined, { language: 'es' })
  expect(stub.calls[0]?.body.instructions).toMatch(/Write in Spanish/)
})

test.each(['ask for Xochitl Sample when you call', 'my code is A12345B'])(
  'nothing is sent where it may point to a person: %s',
  async (text) => {
    expect(await ask(text)).toBeNull()
    expect(stub.calls).toEqual([])
  },
)

test('nothing is sent without passages', async () => {
  expect(await ask(undefined, undefined, { passages: [] })).toBeNull()
  expect(stub.calls).toEqual([])
})

test.each([
  ['unknown passage', 'passage-id'],
  ['script', 'markup'],
  ['a link', 'contact'],
  ['a bare domain', 'contact'],
  ['an e-mail', 'contact'],
  ['a phone number', 'contact'],
  ['an invented number', 'number'],
  ['stop your warfarin', 'medicine'],
  ['a diagnosis', 'diagnosis'],
  ['a promise', 'promise'],
  ['a dose', 'dose'],
  ['made up', 'unsupported'],
  ['too long', 'too-long'],
  ['the other language', 'language'],
  ['wrong shape', 'shape'],
  ['a field too many', 'shape'],
  ['no JSON inside', 'shape'],
  ['not finished', 'incomplete'],
  ['wrong key', 'status-401'],
  ['no JSON', 'unreadable'],
  ['nothing in it', 'shape'],
  ['too many, much later', 'status-429'],
] as const)('dropped, and only a code is logged: %s', async (behavior, code) => {
  stub.behave(behavior)
  expect(await ask('How far may a zebra walk?')).toBeNull()
  expect(logged()).toEqual([`assistant: model's answer not used: ${code}`])
  expect(stub.calls).toHaveLength(1)
})

test('where the model knows nothing, that is no failure', async () => {
  stub.behave('unknown')
  expect(await ask()).toBeNull()
  expect(logged()).toEqual([])
})

test.each([
  ['broken', 'status-500'],
  ['reset', 'unreachable'],
  ['too many, soon again', 'status-429'],
] as const)('%s: tried once more, then given up', async (behavior, code) => {
  stub.behave(behavior)
  expect(await ask()).toBeNull()
  expect(stub.calls).toHaveLength(2)
  expect(logged()).toEqual([`assistant: model's answer not used: ${code}`])
})

test.each<BehaviorName>(['broken', 'reset', 'too many, soon again'])(
  '%s, then good: the second answer',
  async (behavior) => {
    stub.behave(behavior, 'good')
    expect(await ask()).toMatchObject({ kind: 'passage' })
    expect(stub.calls).toHaveLength(2)
  },
)

test('cut off in the middle', async () => {
  stub.behave('cut')
  expect(await ask()).toBeNull()
  expect(logged()).toHaveLength(1)
})

test('slow: given up after 10 seconds', async () => {
  stub.behave('slow')
  const start = performance.now()
  expect(await ask()).toBeNull()
  const seconds = (performance.now() - start) / 1000
  expect(seconds).toBeGreaterThan(9.5)
  expect(seconds).toBeLessThan(10.8)
  expect(logged()).toEqual(["assistant: model's answer not used: timed-out"])
}, 15_000)

test('the 10 seconds include the second attempt, and an answer that stalls half-way', async () => {
  stub.behave('too many, soon again', 'stalled')
  const start = performance.now()
  expect(await ask()).toBeNull()
  expect(performance.now() - start).toBeLessThan(10_800)
  expect(stub.calls).toHaveLength(2)
}, 15_000)

test('a visitor who stops waiting ends the call', async () => {
  stub.behave('stalled')
  const start = performance.now()
  expect(await ask(undefined, AbortSignal.timeout(200))).toBeNull()
  expect(performance.now() - start).toBeLessThan(1500)
  expect(logged()).toEqual([])
})

describe.each<BehaviorName>(['good', 'echo', 'echo after the truth', 'confession'])(
  'the model: %s',
  (behavior) => {
    test('there are 20 prompt injections', () => expect(promptInjections).toHaveLength(20))

    test.each(promptInjections)('no trace of: %s', async (message, trace) => {
      stub.behave(behavior)
      for (const language of ['en', 'es'] as const) {
        const reply = await ask(message, undefined, { language })
        if (reply !== null) expect(reply.message).not.toMatch(trace)
        if (behavior !== 'good') expect(reply).toBeNull()
      }
      expect(log.join('')).not.toMatch(trace)
    })
  },
)
