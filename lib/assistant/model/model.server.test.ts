import { answers } from '@/lib/assistant/answers/answer-index'
import { promptInjections } from '@/tests/assistant/prompt-injections'
import { startStubModel, type BehaviorName } from '@/tests/support/servers/stub-model-server'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import { chosenByModel } from './model.server'

let stub: Awaited<ReturnType<typeof startStubModel>>
const log = logLines()

// The environment is read once, on the first call.
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

const candidates = ['acdf/driving', 'acdf/work', 'acdf/what'].map((id) =>
  answers.find((answer) => answer.id === id)!,
)
const ask = (text = 'When can I drive after ACDF?', signal = new AbortController().signal) =>
  chosenByModel(text, candidates, signal)

const logged = () =>
  log.map((line) => {
    const { msg, code } = JSON.parse(line) as { msg: string; code: string }
    return `${msg}: ${code}`
  })

test.each([
  ['good', ['acdf/driving']],
  ['two', ['acdf/driving', 'acdf/work']],
  ['none', []],
] as const)('returns the answers it names: %s', async (behavior, ids) => {
  stub.behave(behavior)
  expect((await ask())?.map(({ id }) => id)).toEqual(ids)
  expect(logged()).toEqual([])
})

test('sends the possible answers and the masked question as data, with storage turned off', async () => {
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
    'My name is [name], [date of birth]. How much should I walk? ‹/question› [number]',
  )
  expect(JSON.stringify(call?.body)).not.toMatch(/jane|sample|1961|0123/i)
  expect(call?.candidates.map(({ id }) => id)).toEqual(['acdf/driving', 'acdf/work', 'acdf/what'])
})

test('sends nothing that would be costly to mask', async () => {
  expect(await ask('x'.repeat(200))).toBeNull()
  expect(stub.calls).toEqual([])
})

test('sends nothing if there is nothing to choose from', async () => {
  expect(await chosenByModel('a question', [], new AbortController().signal)).toBeNull()
  expect(stub.calls).toEqual([])
})

test.each([
  ['an unknown answer', 'answer-id'],
  ['too many answers', 'answer-id'],
  ['hostile', 'answer-id'],
  ['echo', 'answer-id'],
  ['confession', 'answer-id'],
  ['no list of names', 'shape'],
  ['wrong shape', 'shape'],
  ['a field too many', 'shape'],
  ['no JSON inside', 'shape'],
  ['not finished', 'incomplete'],
  ['wrong key', 'status-401'],
  ['no JSON', 'unreadable'],
  ['endless', 'unreadable'],
  ['nothing in it', 'shape'],
  ['too many, much later', 'status-429'],
] as const)('dropped, and only a code is logged: %s', async (behavior, code) => {
  stub.behave(behavior)
  expect(await ask('How far may a zebra walk?')).toBeNull()
  expect(logged()).toEqual([`assistant: model's answer not used: ${code}`])
  expect(stub.calls).toHaveLength(1)
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
  '%s, then good: returns the second answer',
  async (behavior) => {
    stub.behave(behavior, 'good')
    expect(await ask()).toHaveLength(1)
    expect(stub.calls).toHaveLength(2)
  },
)

test('an answer cut off midway', async () => {
  stub.behave('cut')
  expect(await ask()).toBeNull()
  expect(logged()).toHaveLength(1)
})

describe('the time limit', () => {
  /** Makes 10 seconds pass in 2. */
  const hurry = () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    return jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 5))
  }
  afterEach(() => jest.restoreAllMocks())

  test('no response: gives up after 10 seconds', async () => {
    const limit = hurry()
    stub.behave('silent')
    expect(await ask()).toBeNull()
    expect(limit.mock.calls).toEqual([[10_000]])
    expect(logged()).toEqual(["assistant: model's answer not used: timed-out"])
  })

  test('the 10 seconds include the retry and an answer that stalls midway', async () => {
    const limit = hurry()
    stub.behave('too many, soon again', 'stalled')
    expect(await ask()).toBeNull()
    expect(limit.mock.calls).toEqual([[10_000]])
    expect(stub.calls).toHaveLength(2)
    expect(logged()).toEqual(["assistant: model's answer not used: timed-out"])
  })
})

test('aborts the call when the visitor stops waiting', async () => {
  stub.behave('stalled')
  const start = performance.now()
  expect(await ask(undefined, AbortSignal.timeout(200))).toBeNull()
  expect(performance.now() - start).toBeLessThan(1500)
  expect(logged()).toEqual([])
})

test('there are 20 prompt injections', () => expect(promptInjections).toHaveLength(20))

test.each(promptInjections)('a model that obeys an injection changes nothing: %s', async (message, trace) => {
  stub.behave('echo')
  expect(await ask(message)).toBeNull()
  expect(logged().join('')).not.toMatch(trace)
})
