import { z } from 'zod'
import { failure, success, type Result } from './result'
import { fromJson } from '@/lib/text/from-json'

const kind = 'records-locked'
/**
 * OWASP's recommendation for PBKDF2 with SHA-256. A file states its own count, capped at what a phone can
 * handle.
 */
const iterations = 600_000
export const shortestPassphrase = 8

const bytes = (min: number, max: number) =>
  z.base64().transform((text, context) => {
    const value = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    if (value.length < min || value.length > max) context.addIssue('Unexpected length')
    return value
  })

const encryptedFileSchema = z.strictObject({
  kind: z.literal(kind),
  version: z.literal(1),
  key: z.strictObject({
    name: z.literal('PBKDF2'),
    hash: z.literal('SHA-256'),
    iterations: z.number().int().min(iterations).max(5_000_000),
    salt: bytes(16, 64),
  }),
  cipher: z.strictObject({ name: z.literal('AES-GCM'), iv: bytes(12, 12) }),
  data: bytes(16, 30_000_000),
})

type EncryptedFile = z.output<typeof encryptedFileSchema>

/** `no-lock`: this browser cannot encrypt (the page was not loaded over HTTPS). */
export type EncryptionCode = 'no-lock' | 'not-ours' | 'newer' | 'wrong-passphrase'

function base64(data: Uint8Array): string {
  let letters = ''
  for (const byte of data) letters += String.fromCharCode(byte)
  return btoa(letters)
}

/** Normalized, so that the same passphrase typed on another keyboard gives the same bytes. */
const passphraseBytes = (passphrase: string) => new TextEncoder().encode(passphrase.normalize('NFKC'))

async function keyFor(passphrase: string, { name, hash, iterations: rounds, salt }: EncryptedFile['key']) {
  const raw = await crypto.subtle.importKey('raw', passphraseBytes(passphrase), name, false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name, hash, iterations: rounds, salt },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Whether a file's text has the header of an encrypted file. */
export function isEncryptedFile(text: string): boolean {
  return z.looseObject({ kind: z.literal(kind) }).safeParse(fromJson(text)).success
}

/**
 * Encrypts the text with a passphrase. The result is the text of a file that states its algorithms and
 * parameters.
 */
export async function encryptFile(text: string, passphrase: string): Promise<Result<string, EncryptionCode>> {
  if (!globalThis.crypto?.subtle) return failure('no-lock')
  const key = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    iterations,
    salt: crypto.getRandomValues(new Uint8Array(16)),
  } as const
  const cipher = { name: 'AES-GCM', iv: crypto.getRandomValues(new Uint8Array(12)) } as const
  const data = await crypto.subtle.encrypt(
    cipher,
    await keyFor(passphrase, key),
    new TextEncoder().encode(text),
  )
  return success(
    JSON.stringify({
      kind,
      version: 1,
      key: { ...key, salt: base64(key.salt) },
      cipher: { ...cipher, iv: base64(cipher.iv) },
      data: base64(new Uint8Array(data)),
    }),
  )
}

/** Decrypts the text. A damaged file can't be told apart from a wrong passphrase. */
export async function decryptFile(text: string, passphrase: string): Promise<Result<string, EncryptionCode>> {
  if (!globalThis.crypto?.subtle) return failure('no-lock')
  const value = fromJson(text)
  const { data: file } = encryptedFileSchema.safeParse(value)
  if (!file) {
    const isNewer = z.looseObject({ version: z.number().min(2) }).safeParse(value).success
    return failure(isNewer ? 'newer' : 'not-ours')
  }
  try {
    const data = await crypto.subtle.decrypt(file.cipher, await keyFor(passphrase, file.key), file.data)
    return success(new TextDecoder().decode(data))
  } catch {
    return failure('wrong-passphrase')
  }
}
