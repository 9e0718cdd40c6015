import { randomBytes } from 'node:crypto'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { fingerprint, encrypt, decrypt } from '@/lib/contact/store/encryption.server'

const [oldSecret, newSecret] = [randomBytes(32), randomBytes(32)]
const ring = keyRing([oldSecret])
const text = '{"firstName":"Jané"}'

test('decrypts what it encrypted', () =>
  expect(decrypt(ring, encrypt(ring, text, 'HS-1'), 'HS-1')).toEqual({ ok: true, text }))

test('hides the text, and encrypts it differently each time', () => {
  const [one, two] = [encrypt(ring, text, 'HS-1'), encrypt(ring, text, 'HS-1')]
  expect(Buffer.from(one.bytes).includes('firstName')).toBe(false)
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(false)
})

test('rejects any changed byte, a missing byte and another context', () => {
  const encrypted = encrypt(ring, text, 'HS-1')
  for (let index = 0; index < encrypted.bytes.length; index++) {
    const bytes = Uint8Array.from(encrypted.bytes)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    expect(decrypt(ring, { ...encrypted, bytes }, 'HS-1')).toEqual({ ok: false, code: 'altered' })
  }
  const short = { ...encrypted, bytes: encrypted.bytes.subarray(0, -1) }
  expect(decrypt(ring, short, 'HS-1')).toEqual({ ok: false, code: 'altered' })
  expect(decrypt(ring, { ...encrypted, bytes: new Uint8Array(3) }, 'HS-1')).toEqual({
    ok: false,
    code: 'altered',
  })
  expect(decrypt(ring, encrypted, 'HS-2')).toEqual({ ok: false, code: 'altered' })
})

test('rejects a shortened tag, which Node accepts by default', () => {
  const empty = encrypt(ring, '', 'HS-1')
  expect(decrypt(ring, { ...empty, bytes: empty.bytes.subarray(0, 12 + 4) }, 'HS-1')).toEqual({
    ok: false,
    code: 'altered',
  })
})

test('after a rotation the new key encrypts and the old one still decrypts', () => {
  const rotated = keyRing([newSecret, oldSecret])
  const before = encrypt(ring, text, 'HS-1')
  const after = encrypt(rotated, text, 'HS-1')
  expect(decrypt(rotated, before, 'HS-1')).toEqual({ ok: true, text })
  expect(after.keyId).not.toBe(before.keyId)
  expect(decrypt(keyRing([newSecret]), after, 'HS-1')).toEqual({ ok: true, text })
  expect(decrypt(keyRing([newSecret]), before, 'HS-1')).toEqual({ ok: false, code: 'unknown-key' })
})

test('a fingerprint distinguishes texts, and reveals nothing without the key', () => {
  expect(fingerprint(ring, text)).toBe(fingerprint(ring, text))
  expect(fingerprint(ring, text)).not.toBe(fingerprint(ring, `${text} `))
  expect(fingerprint(ring, text)).not.toBe(fingerprint(keyRing([newSecret]), text))
})
