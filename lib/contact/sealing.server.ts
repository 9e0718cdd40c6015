import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { KeyRing } from '@/lib/contact/key-ring.server'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** `bytes` is nonce (12), tag (16) and ciphertext, in this order. */
export type Sealed = { keyId: string; bytes: Uint8Array }

/**
 * Encrypts with the first key of the ring (AES-256-GCM).
 * @param context what the text belongs to, such as its reference: it opens nowhere else.
 */
export function seal(ring: KeyRing, text: string, context: string): Sealed {
  const [key] = ring
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key.secret, nonce).setAAD(Buffer.from(context))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { keyId: key.id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]) }
}

export type Unsealed = { ok: true; text: string } | { ok: false; code: 'unknown-key' | 'altered' }

/** Decrypts what `seal` made with any key of the ring, in the same context. */
export function unseal(ring: KeyRing, { keyId, bytes }: Sealed, context: string): Unsealed {
  const key = ring.find(({ id }) => id === keyId)
  if (!key) return { ok: false, code: 'unknown-key' }
  try {
    const decipher = createDecipheriv(algorithm, key.secret, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
    return { ok: true, text: text.toString('utf8') }
  } catch {
    return { ok: false, code: 'altered' }
  }
}

/** Tells two texts apart without storing either: an HMAC that is worth nothing without the key. */
export function fingerprint(ring: KeyRing, text: string): string {
  return createHmac('sha256', ring[0].fingerprintSecret).update(text).digest('base64url')
}
