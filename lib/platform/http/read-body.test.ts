import fc from 'fast-check'
import { readBody } from './read-body'

// The required limit, spelled out so that the test doesn't follow a wrong constant.
const limit = 32768

const post = (body: BodyInit | null, type: string | null, headers: Record<string, string> = {}) =>
  new Request('http://localhost/api/contact', {
    method: 'POST',
    body,
    headers: { ...(type !== null && { 'content-type': type }), ...headers },
    ...({ duplex: 'half' } as object),
  })
const json = (body: BodyInit | null) => readBody(post(body, 'application/json'))
const form = (body: BodyInit) => readBody(post(body, 'application/x-www-form-urlencoded'))

describe('types', () => {
  test.each([
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['Application/JSON;charset="UTF-8"', true],
    ['application/json; charset=utf-16', false],
    ['text/plain', false],
    ['multipart/form-data; boundary=x', false],
    ['application/jsonp', false],
    ['', false],
  ])('%s', async (type, read) => {
    const body = await readBody(post(Buffer.from('{}'), type))
    expect(body).toMatchObject(read ? { ok: true } : { ok: false, code: 'unsupported-type' })
  })

  test('rejects a body without a type and a compressed body', async () => {
    expect(await readBody(post(Buffer.from('{}'), null))).toEqual({ ok: false, code: 'unsupported-type' })
    const zipped = post(Buffer.from('{}'), 'application/json', { 'content-encoding': 'gzip' })
    expect(await readBody(zipped)).toEqual({ ok: false, code: 'unsupported-type' })
  })
})

describe('limit', () => {
  const sized = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - 8) })

  test('reads 32 KB but not one byte more', async () => {
    expect(Buffer.byteLength(sized(limit))).toBe(limit)
    expect(await json(sized(limit))).toMatchObject({ ok: true })
    expect(await json(sized(limit + 1))).toEqual({ ok: false, code: 'too-large' })
  })

  test('counts bytes, not characters', async () => {
    expect(await json(JSON.stringify({ a: 'é'.repeat(limit / 2) }))).toEqual({ ok: false, code: 'too-large' })
  })

  test('stops reading a stream of unknown length at the limit', async () => {
    let sent = 0
    let left = false
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
      cancel() {
        left = true
      },
    })
    expect(await json(endless)).toEqual({ ok: false, code: 'too-large' })
    expect(left).toBe(true)
    expect(sent).toBeLessThan(2 * limit)
  })

  test('rejects a Content-Length above the limit without reading', async () => {
    const request = post('{}', 'application/json', { 'content-length': String(limit + 1) })
    expect(await readBody(request)).toEqual({ ok: false, code: 'too-large' })
  })
})

describe('JSON', () => {
  test('returns an object as sent', async () =>
    expect(await json('{"a":" é ","b":1}')).toEqual({
      ok: true,
      encoding: 'json',
      fields: { a: ' é ', b: 1 },
    }))

  test.each(['', '[]', '"a"', 'null', '1', '{"a":', '{"a":1}x'])('%j is malformed', async (text) =>
    expect(await json(text)).toEqual({ ok: false, code: 'malformed' }),
  )

  test('an empty body is malformed', async () =>
    expect(await json(null)).toEqual({ ok: false, code: 'malformed' }))

  test('bytes that are not UTF-8 are malformed', async () => {
    const latin1 = Buffer.from('{"a":"caf\u00e9"}', 'latin1')
    expect(await json(latin1)).toEqual({ ok: false, code: 'malformed' })
  })

  test('a disconnecting sender is malformed', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('reset')),
    })
    expect(await json(broken)).toEqual({ ok: false, code: 'malformed' })
  })

  test.each(['__proto__', 'constructor', 'prototype'])('the field %s is malformed', async (name) => {
    expect(await json(`{"a":"b","${name}":{"polluted":true}}`)).toEqual({ ok: false, code: 'malformed' })
    expect(await form(`a=b&${name}=polluted`)).toEqual({ ok: false, code: 'malformed' })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('form', () => {
  test('decodes plus signs, escapes, equals signs and empty values', async () =>
    expect(await form('a=x+y&b=%C3%A9%3D%26&c=1=2&d=&e')).toEqual({
      ok: true,
      encoding: 'form',
      fields: { a: 'x y', b: 'é=&', c: '1=2', d: '', e: '' },
    }))

  test.each(['a=%ff', 'a=%C3', 'a=%', '%zz=1'])('%s is malformed', async (text) =>
    expect(await form(text)).toEqual({ ok: false, code: 'malformed' }),
  )

  test('reads back anything a browser encodes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
        async (fields) => {
          fc.pre(!['__proto__', 'constructor', 'prototype'].some((name) => Object.hasOwn(fields, name)))
          const body = await form(new URLSearchParams(fields).toString())
          expect(body).toEqual({ ok: true, encoding: 'form', fields: { ...fields } })
        },
      ),
    ))
})

test('returns a result for any bytes and never throws', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (bytes, asJson) => {
      const body = await (asJson ? json(Buffer.from(bytes)) : form(Buffer.from(bytes)))
      expect(typeof body.ok).toBe('boolean')
    }),
  ))
