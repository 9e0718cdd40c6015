import { forgetRequestKey, requestKey } from './request-key'

beforeEach(forgetRequestKey)

test('a resubmitted form has the same, unguessable key', () => {
  const key = requestKey('Ana')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(requestKey('Ana')).toBe(key)
})

test('any change makes it a different request', () => {
  const key = requestKey('Ana')
  expect(requestKey('Anna')).not.toBe(key)
})

test('after acceptance, the same text is a new request', () => {
  const key = requestKey('Ana')
  forgetRequestKey()
  expect(requestKey('Ana')).not.toBe(key)
})
