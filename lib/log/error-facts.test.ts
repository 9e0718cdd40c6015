import { errorFacts } from './error-facts'

const canary = 'Maria Canary'

test('an error leaves its name, its codes and where it happened', () => {
  const facts = errorFacts(
    Object.assign(new TypeError(canary), { code: 'ECONNREFUSED', errcode: 11, digest: '4095' }),
  )
  expect(facts).toMatchObject({ name: 'TypeError', code: 'ECONNREFUSED', errcode: 11, digest: '4095' })
  expect(facts.at?.[0]).toMatch(/error-facts\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(facts)).not.toContain('Canary')
})

test.each([
  ['a message of many lines', new Error(`no\n    at ${canary} (/x.js:1:1)`)],
  ['a message that was changed', Object.assign(new Error(canary), { message: 'other' })],
  ['a message that was taken away', Object.assign(new Error(canary), { message: '' })],
  ['a name of their own', Object.assign(new Error('no'), { name: canary })],
  ['a name of one word', Object.assign(new Error('no'), { name: 'Canary' })],
  ['a code of their own', Object.assign(new Error('no'), { code: 'Canary' })],
  ['a digest with an address', Object.assign(new Error('no'), { digest: `NEXT_REDIRECT;/x?q=${canary}` })],
  ['a cause', new Error('no', { cause: new Error(canary) })],
  ['fields', Object.assign(new Error('no'), { body: canary, response: { text: canary } })],
  ['a string', canary],
  ['an object', { name: canary, message: canary, stack: canary }],
])('%s says nothing', (_name, thrown) => expect(JSON.stringify(errorFacts(thrown))).not.toContain('Canary'))

test('an error from below is told by its codes, too', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNRESET' })
  expect(errorFacts(new Error('fetch failed', { cause }))).toMatchObject({ cause: { code: 'ECONNRESET' } })
})

test.each([null, undefined, 7, Symbol('x')])('%p was thrown', (thrown) =>
  expect(errorFacts(thrown)).toEqual({}),
)
