import { randomBytes } from 'node:crypto'
import { keyRing } from './key-ring.server'
import { fingerprint, seal, unseal } from './sealing.server'

const [oldSecret, newSecret] = [randomBytes(32), randomBytes(32)]
const ring = keyRing([oldSecret])
const text = '{"firstName":"Jané"}'

test('opens what it sealed', () =>
  expect(unseal(ring, seal(ring, text, 'HS-1'), 'HS-1')).toEqual({ ok: true, text }))

test('hides the text, and seals it differently each time', () => {
  const [one, two] = [seal(ring, text, 'HS-1'), seal(ring, text, 'HS-1')]
  expect(Buffer.from(one.bytes).includes('firstName')).toBe(false)
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(false)
})

test('any changed byte, a missing byte and another context do not open', () => {
  const sealed = seal(ring, text, 'HS-1')
  for (let index = 0; index < sealed.bytes.length; index++) {
    const bytes = Uint8Array.from(sealed.bytes)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    expect(unseal(ring, { ...sealed, bytes }, 'HS-1')).toEqual({ ok: false, code: 'altered' })
  }
  const short = { ...sealed, bytes: sealed.bytes.subarray(0, -1) }
  expect(unseal(ring, short, 'HS-1')).toEqual({ ok: false, code: 'altered' })
  expect(unseal(ring, { ...sealed, bytes: new Uint8Array(3) }, 'HS-1')).toEqual({
    ok: false,
    code: 'altered',
  })
  expect(unseal(ring, sealed, 'HS-2')).toEqual({ ok: false, code: 'altered' })
})

test('after a rotation the new key seals and the old one still opens', () => {
  const rotated = keyRing([newSecret, oldSecret])
  const before = seal(ring, text, 'HS-1')
  const after = seal(rotated, text, 'HS-1')
  expect(unseal(rotated, before, 'HS-1')).toEqual({ ok: true, text })
  expect(after.keyId).not.toBe(before.keyId)
  expect(unseal(keyRing([newSecret]), after, 'HS-1')).toEqual({ ok: true, text })
  expect(unseal(keyRing([newSecret]), before, 'HS-1')).toEqual({ ok: false, code: 'unknown-key' })
})

test('a fingerprint tells texts apart, and says nothing without the key', () => {
  expect(fingerprint(ring, text)).toBe(fingerprint(ring, text))
  expect(fingerprint(ring, text)).not.toBe(fingerprint(ring, `${text} `))
  expect(fingerprint(ring, text)).not.toBe(fingerprint(keyRing([newSecret]), text))
})
