import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** `bytes` is nonce (12), tag (16) and ciphertext, in this order. */
export type Encrypted = { keyId: string; bytes: Uint8Array }

/**
 * Encrypts with the ring's first key (AES-256-GCM).
 * @param context what the text belongs to, such as its reference; required to decrypt it.
 */
export function encrypt(ring: KeyRing, text: string, context: string): Encrypted {
  const [key] = ring
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key.secret, nonce).setAAD(Buffer.from(context))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { keyId: key.id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]) }
}

export type Decrypted = { ok: true; text: string } | { ok: false; code: 'unknown-key' | 'altered' }

/** Decrypts the output of `encrypt` with any key in the ring and the same context. */
export function decrypt(ring: KeyRing, { keyId, bytes }: Encrypted, context: string): Decrypted {
  const key = ring.find(({ id }) => id === keyId)
  if (!key) return { ok: false, code: 'unknown-key' }
  try {
    const decipher = createDecipheriv(algorithm, key.secret, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
    return { ok: true, text: text.toString('utf8') }
  } catch {
    return { ok: false, code: 'altered' }
  }
}

/** Compares texts without storing them: an HMAC that is useless without the key. */
export function fingerprint(ring: KeyRing, text: string): string {
  return createHmac('sha256', ring[0].fingerprintSecret).update(text).digest('base64url')
}
