import fc from 'fast-check'
import { replyTo } from '@/lib/contact/request/staff-view'
import { parseRequest } from '@/lib/contact/request/schema'
import { sampleRequest } from '@/lib/contact/testing/sample-request'

test.each(['jane@example.com', 'first.last+spine@mail.example.com', "o'brien@example.com", 'a_b-c@x.co'])(
  '%s is safe in a header',
  (email) => expect(replyTo({ ...sampleRequest, email })).toBe(email),
)

test.each([
  'ünïcode@example.com',
  'jane@exämple.com',
  'a"b@example.com',
  'a(b)@example.com',
  'a:b@example.com',
  'a\\b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a@-example.com',
  'a@[127.0.0.1]',
  'a@b.co\r\nBcc: x@example.com',
  'a@b.co, c@d.co',
  'Jane <jane@example.com>',
])('%j is only in the body', (email) => expect(replyTo({ ...sampleRequest, email })).toBeUndefined())

test('never needs quoting or encoding, whatever address was accepted', () => {
  const email = fc.tuple(fc.string(), fc.string(), fc.string()).map(([a, b, c]) => `${a}@${b}.${c}`)
  fc.assert(
    fc.property(email, (typed) => {
      const parsed = parseRequest({ ...sampleRequest, email: typed })
      const address = parsed.ok ? replyTo(parsed.request) : undefined
      expect(address ?? 'a@b.co').toMatch(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@[A-Za-z0-9.-]+$/)
    }),
    { numRuns: 2000 },
  )
})
