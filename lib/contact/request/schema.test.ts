import fc from 'fast-check'
import {
  parseRequest,
  parseStoredRequest,
  type FieldErrors,
  type FieldName,
} from '@/lib/contact/request/schema'
import { sampleRequest } from '@/lib/contact/testing/sample-request'

const errorsOf = (fields: Record<string, unknown>): FieldErrors => {
  const result = parseRequest(fields)
  return result.ok ? {} : result.fields
}
const check = (field: FieldName, value: unknown) =>
  errorsOf({ ...sampleRequest, [field]: value })[field] ?? 'ok'
const stored = (field: FieldName, value: unknown) => {
  const result = parseRequest({ ...sampleRequest, [field]: value })
  return result.ok ? result.request[field] : undefined
}

test('returns a valid request unchanged', () =>
  expect(parseRequest(sampleRequest)).toEqual({ ok: true, request: sampleRequest }))

test('an empty object lacks exactly the four required fields', () =>
  expect(errorsOf({})).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    phone: 'required',
  }))

test('condition and message are optional', () => {
  const { firstName, lastName, email, phone } = sampleRequest
  expect(parseRequest({ firstName, lastName, email, phone })).toMatchObject({
    ok: true,
    request: { condition: '', message: '' },
  })
})

test('ignores other keys, including the trap fields', () =>
  expect(parseRequest({ ...sampleRequest, website: 'x', elapsed: 1, isAdmin: true })).toEqual({
    ok: true,
    request: sampleRequest,
  }))

describe.each(['firstName', 'lastName'] as const)('%s', (field) => {
  test.each([
    'Ana',
    "O'Brien-Smith Jr.",
    'José María',
    'Nguyễn',
    '王小明',
    'Иван',
    'محمد',
    'می\u200cنا',
    'דוד',
    '👩‍⚕️ Kim',
    'X',
    '<b>Ana</b>',
    "'; DROP TABLE requests; --",
    '=HYPERLINK("x")',
    '{{7*7}}',
  ])('accepts %s', (name) => expect(stored(field, name)).toBe(name))

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u00a0\u3000', 'required'],
    ['\u200b\u2060', 'required'],
    ['\u3164', 'required'],
    ['\u2800', 'required'],
    ['\u202e', 'required'],
    ['\n', 'required'],
    ['Ana\nBcc: x@example.com', 'invalid'],
    ['Ana\r\nBcc: x@example.com', 'invalid'],
    ['Ana\n', 'invalid'],
    ['Ana\u2028B', 'invalid'],
    ['Ana\u0000', 'invalid'],
    ['A\tna', 'invalid'],
    ['Ana\u0085', 'invalid'],
    ['Ana\u007f', 'invalid'],
    [5, 'invalid'],
    [null, 'invalid'],
    [['Ana'], 'invalid'],
    [{ toString: 'Ana' }, 'invalid'],
    [true, 'invalid'],
    [undefined, 'required'],
  ])('refuses %j as %s', (name, code) => expect(check(field, name)).toBe(code))

  test('trims only the ends', () => expect(stored(field, '\t  Ana  Maria \u00a0')).toBe('Ana  Maria'))
  test('allows 100 characters', () => {
    expect(check(field, 'é'.repeat(100))).toBe('ok')
    expect(check(field, '😀'.repeat(100))).toBe('ok')
    expect(check(field, 'é'.repeat(101))).toBe('too-long')
    expect(check(field, ` ${'é'.repeat(100)} `)).toBe('ok')
  })
  test('replaces a lone surrogate', () => expect(stored(field, 'A\ud800b')).toBe('A\ufffdb'))
})

describe('email', () => {
  test.each([
    'a@b.co',
    'first.last+spine@mail.example.com',
    'ünïcode@exämple.com',
    '用户@例子.广告',
    "o'brien@example.com",
    'a"b@example.com',
    'a?bcc=b@example.com',
  ])('accepts %s', (email) => expect(stored('email', email)).toBe(email))

  test.each([
    'jane',
    'jane@',
    '@example.com',
    'jane@example',
    'jane@.com',
    'jane@example.',
    'jane@example..com',
    'a@b@example.com',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'a@example.com b@example.com',
    'Jane <jane@example.com>',
    'jane doe@example.com',
    'jane@example.com\nBcc: x@example.com',
    'jane@example.com\r\n',
    'jane\u00a0doe@example.com',
  ])('refuses %j', (email) => expect(check('email', email)).toBe('invalid'))

  test('removes invisible marks from a copied address', () =>
    expect(stored('email', '\u200bjane@example.com\u200e')).toBe('jane@example.com'))
  test('allows 254 characters', () => {
    expect(check('email', `${'a'.repeat(242)}@example.com`)).toBe('ok')
    expect(check('email', `${'a'.repeat(243)}@example.com`)).toBe('too-long')
  })
})

describe('phone', () => {
  test.each([
    '559-555-0123',
    '+1 (559) 555-0123',
    '+44 20 7946 0958',
    '559.555.0123 ext. 12',
    '٥٥٩٥٥٥٠١٢٣',
    '559-555-0100 extension 12',
    '(559) 555-0100 #12',
    '559 555 0100 (cell)',
    'tel: 5595550100',
    '559-555-0100 or 559-555-0101',
    "559-555-0100, my daughter's",
    '555-0100',
    '559<555>0123',
  ])('accepts %s', (phone) => expect(stored('phone', phone)).toBe(phone))

  test.each(['call me', '555-012', '٥٥٥٠١٢', '+', '559-555-0123\n', '559-555-0123\t1', '559-555\u2028-0123'])(
    'refuses %j',
    (phone) => expect(check('phone', phone)).toBe('invalid'),
  )
  test('removes invisible marks from a copied number', () =>
    expect(stored('phone', '\u202a+1 559-555-0123\u202c')).toBe('+1 559-555-0123'))
  test('allows 32 characters', () => {
    expect(check('phone', `559-555-0123${' '.repeat(19)}5`)).toBe('ok')
    expect(check('phone', `559-555-0123${' '.repeat(20)}5`)).toBe('too-long')
  })
})

describe('condition', () => {
  test.each(['', 'herniated-disc', 'spinal-stenosis', 'scoliosis', 'back-pain', 'other'])(
    'accepts %j',
    (condition) => expect(stored('condition', condition)).toBe(condition),
  )
  test.each(['Other', 'toString', 'x', null, 1, ['other']])('refuses %j', (condition) =>
    expect(check('condition', condition)).toBe('invalid'),
  )
})

describe('message', () => {
  test('keeps line breaks from any operating system', () =>
    expect(stored('message', '  a\r\nb\rc\u000bd\u2028e\n\nf \n')).toBe('a\nb\nc\nd\ne\n\nf'))
  test('accepts control characters, which are neutralized for display', () =>
    expect(stored('message', 'a\u0000\u202eb')).toBe('a\u0000\u202eb'))
  test('a message of only spaces is empty', () => expect(stored('message', ' \n ')).toBe(''))
  test('rejects only invisible characters', () => expect(check('message', '\u200b\u2060')).toBe('invalid'))
  test('rejects anything but text', () => expect(check('message', { a: 1 })).toBe('invalid'))
  test('allows 2000 characters, counting a line break as one', () => {
    expect(check('message', 'é'.repeat(2000))).toBe('ok')
    expect(check('message', 'é'.repeat(2001))).toBe('too-long')
    expect(check('message', `a${'\r\n'.repeat(1998)}b`)).toBe('ok')
  })
})

test('an accepted request is clean, within the limits and unchanged when parsed again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('a@b.co', '559-555-0123', ''),
  )
  const fields = fc.record({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    condition: text,
    message: text,
  })
  const near = fc.record(
    Object.fromEntries(
      Object.entries(sampleRequest).map(([name, value]) => [name, fc.oneof(fc.constant(value), text)]),
    ),
  )
  fc.assert(
    fc.property(fc.oneof(fields, near), (sent) => {
      const result = parseRequest(sent)
      if (!result.ok) return expect(Object.values(result.fields)).not.toHaveLength(0)
      const { message: _message, ...lines } = result.request
      for (const value of Object.values(lines)) expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(result.request.email.match(/@/g)).toHaveLength(1)
      expect(parseRequest(result.request)).toEqual(result)
      expect(parseStoredRequest(JSON.stringify(result.request))).toEqual(result.request)
    }),
    { numRuns: 2000 },
  )
})

test('returns a result for any JSON and never throws', () =>
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(sampleRequest)), fc.jsonValue()), (sent) => {
      expect(typeof parseRequest(sent).ok).toBe('boolean')
    }),
  ))
