import { z } from 'zod'
import { failure, success, type Result } from './result'
import { fromJson } from '@/lib/from-json'

const kind = 'own-records-locked'
/** What OWASP names for PBKDF2 with SHA-256; a file says its own, within bounds that a phone can do. */
const iterations = 600_000
export const shortestPassphrase = 8

const bytes = (min: number, max: number) =>
  z.base64().transform((text, context) => {
    const value = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    if (value.length < min || value.length > max) context.addIssue('Of no length that we use')
    return value
  })

const lockedSchema = z.strictObject({
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

type LockedFile = z.output<typeof lockedSchema>

/** `no-lock`: this browser cannot encrypt (an address without https). */
export type LockCode = 'no-lock' | 'not-ours' | 'newer' | 'wrong-passphrase'

function base64(data: Uint8Array): string {
  let letters = ''
  for (const byte of data) letters += String.fromCharCode(byte)
  return btoa(letters)
}

/** The same passphrase typed on another keyboard is the same bytes. */
const passphraseBytes = (passphrase: string) => new TextEncoder().encode(passphrase.normalize('NFKC'))

async function keyFor(passphrase: string, { name, hash, iterations: rounds, salt }: LockedFile['key']) {
  const raw = await crypto.subtle.importKey('raw', passphraseBytes(passphrase), name, false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name, hash, iterations: rounds, salt },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Whether a file's text says that it is locked. */
export function isLocked(text: string): boolean {
  return z.looseObject({ kind: z.literal(kind) }).safeParse(fromJson(text)).success
}

/** The text locked with a passphrase, as the text of a file that states how. */
export async function lock(text: string, passphrase: string): Promise<Result<string, LockCode>> {
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

/** The text that was locked. A damaged file cannot be told from a wrong passphrase. */
export async function unlock(text: string, passphrase: string): Promise<Result<string, LockCode>> {
  if (!globalThis.crypto?.subtle) return failure('no-lock')
  const value = fromJson(text)
  const { data: file } = lockedSchema.safeParse(value)
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
