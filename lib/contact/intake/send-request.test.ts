import { sendRequest } from '@/lib/contact/intake/send-request'

const typed = {
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana@example.org',
  phone: '559-555-0123',
  condition: 'back-pain',
  message: 'Since spring.',
}
const unexplained = { ok: false, message: null, fields: {} }

const request = jest.spyOn(globalThis, 'fetch')
beforeEach(() => request.mockReset())
afterAll(() => jest.restoreAllMocks())

function answer(status: number, body: string, statusText = '') {
  request.mockResolvedValue(new Response(body, { status, statusText }))
}

function refuse(status: number, error: unknown) {
  answer(status, JSON.stringify({ success: false, error }))
}

test('posts the fields to /api/contact as JSON, once', async () => {
  answer(200, JSON.stringify({ success: true, message: 'Stored.', reference: 'HS-1234' }))
  expect(await sendRequest(typed, 'key-1')).toEqual({ ok: true, reference: 'HS-1234' })
  expect(request).toHaveBeenCalledTimes(1)
  const [address, options] = request.mock.calls[0] ?? []
  expect(address).toBe('/api/contact')
  expect(options?.method).toBe('POST')
  expect(new Headers(options?.headers).get('content-type')).toBe('application/json')
  expect(new Headers(options?.headers).get('idempotency-key')).toBe('key-1')
  expect(JSON.parse(String(options?.body))).toEqual(typed)
})

const advice = { kind: 'emergency', language: 'en', text: 'Call 911 now.' }

test('returns the advice for an emergency', async () => {
  refuse(422, { code: 'urgent', message: 'Not sent yet.', advice })
  expect(await sendRequest(typed, 'key-1')).toEqual({
    ok: false,
    message: 'Not sent yet.',
    fields: {},
    advice,
  })
})

test('returns the advice for a request that was sent', async () => {
  answer(200, JSON.stringify({ success: true, reference: 'HS-1234', advice }))
  expect(await sendRequest(typed, 'key-1')).toEqual({ ok: true, reference: 'HS-1234', advice })
})

test("returns the server's reason and the invalid fields", async () => {
  const message = 'Please check the marked fields.'
  refuse(422, { code: 'invalid-fields', message, fields: { email: 'invalid', phone: 'too-long' } })
  expect(await sendRequest(typed, 'key-1')).toEqual({
    ok: false,
    message,
    fields: { email: 'invalid', phone: 'too-long' },
  })
})

test.each([400, 403, 409, 413, 415, 429, 503])('%d with a reason and no fields', async (status) => {
  refuse(status, { code: 'any', message: 'Please wait.' })
  expect(await sendRequest(typed, 'key-1')).toEqual({ ok: false, message: 'Please wait.', fields: {} })
})

test.each([
  ['a page of a proxy', 502, '<html>Bad Gateway</html>'],
  ['nothing', 500, ''],
  ['JSON of something else', 429, '{"detail":"Slow down"}'],
  ['an error in words', 500, '{"error":"overloaded"}'],
  ['an error without a message', 422, '{"error":{"fields":{"email":"invalid"}}}'],
  ['null', 500, 'null'],
])('a refusal with %s as its body has no reason', async (_name, status, body) => {
  answer(status, body)
  expect(await sendRequest(typed, 'key-1')).toEqual(unexplained)
})

test.each([
  ['a message alone', 429, '{"message":"Slow down."}', 'Slow down.'],
  ['plain text', 500, 'Too busy right now', '500: Too busy right now'],
])('a refusal with %s gives it as the reason', async (_name, status, body, message) => {
  answer(status, body)
  expect(await sendRequest(typed, 'key-1')).toEqual({ ok: false, message, fields: {} })
})

test.each([
  ['a sign-in page of the network', '<html>Welcome to our free Wi-Fi</html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['a list', '[{"success":true,"reference":"HS-1"}]'],
  ['a reference alone', '{"reference":"HS-1"}'],
  ['success alone', '{"success":true}'],
  ['success in words', '{"success":"true","reference":"HS-1"}'],
  ['a reference that is no text', '{"success":true,"reference":5}'],
  ['a refusal', '{"success":false,"reference":"HS-1","error":{"message":"Sign in first."}}'],
])('status 200 with %s is not from our server: not sent', async (_name, body) => {
  answer(200, body)
  expect(await sendRequest(typed, 'key-1')).toEqual(unexplained)
})

test('no network: not sent, no reason', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendRequest(typed, 'key-1')).toEqual(unexplained)
})

test('an incomplete response: not sent, no reason', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  request.mockResolvedValue(new Response(body))
  expect(await sendRequest(typed, 'key-1')).toEqual(unexplained)
})

test('gives up on a server that never responds', async () => {
  const limit = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  request.mockImplementation(
    (_address, options) =>
      new Promise((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
      ),
  )
  const result = sendRequest(typed, 'key-1')
  limit.abort()
  expect(await result).toEqual(unexplained)
})
