import { errorResponse, errorStatus, methodNotAllowed } from './errors'

test('maps each code to its documented status', () => {
  expect([...new Set(Object.values(errorStatus))].sort()).toEqual([
    400, 403, 405, 409, 413, 415, 422, 429, 503,
  ])
})

test('returns the documented format, never cached', async () => {
  const answer = errorResponse({ code: 'too-many-requests', message: 'Wait.' }, { 'Retry-After': '9' })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('retry-after')).toBe('9')
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await answer.json()).toEqual({
    success: false,
    error: { code: 'too-many-requests', message: 'Wait.' },
  })
})

test('rejects methods other than POST', async () => {
  const answer = methodNotAllowed('Only messages.')()
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
  expect(await answer.json()).toEqual({
    success: false,
    error: { code: 'method-not-allowed', message: 'Only messages.' },
  })
})
