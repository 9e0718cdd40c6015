import { errorFacts } from './error-facts'

const canary = 'Maria Canary'

test('keeps an error’s name, codes and location', () => {
  const facts = errorFacts(
    Object.assign(new TypeError(canary), { code: 'ECONNREFUSED', errcode: 11, digest: '4095' }),
  )
  expect(facts).toMatchObject({ name: 'TypeError', code: 'ECONNREFUSED', errcode: 11, digest: '4095' })
  expect(facts.at?.[0]).toMatch(/error-facts\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(facts)).not.toContain('Canary')
})

test.each([
  ['a multiline message', new Error(`no\n    at ${canary} (/x.js:1:1)`)],
  ['a changed message', Object.assign(new Error(canary), { message: 'other' })],
  ['a removed message', Object.assign(new Error(canary), { message: '' })],
  ['a custom name', Object.assign(new Error('no'), { name: canary })],
  ['a one-word name', Object.assign(new Error('no'), { name: 'Canary' })],
  ['a custom code', Object.assign(new Error('no'), { code: 'Canary' })],
  ['a digest with a URL', Object.assign(new Error('no'), { digest: `NEXT_REDIRECT;/x?q=${canary}` })],
  ['a cause', new Error('no', { cause: new Error(canary) })],
  ['fields', Object.assign(new Error('no'), { body: canary, response: { text: canary } })],
  ['a string', canary],
  ['an object', { name: canary, message: canary, stack: canary }],
])('does not leak %s', (_name, thrown) => expect(JSON.stringify(errorFacts(thrown))).not.toContain('Canary'))

test('includes the cause’s codes', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNRESET' })
  expect(errorFacts(new Error('fetch failed', { cause }))).toMatchObject({ cause: { code: 'ECONNRESET' } })
})

test.each([null, undefined, 7, Symbol('x')])('accepts %p being thrown', (thrown) =>
  expect(errorFacts(thrown)).toEqual({}),
)
