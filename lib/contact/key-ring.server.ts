import 'server-only'
import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '@/lib/contact/durable-file.server'

export type Key = { id: string; secret: Buffer; fingerprintSecret: Buffer }

/** The first key encrypts; all of them decrypt, so that a key can be replaced without losing what waits. */
export type KeyRing = [Key, ...Key[]]

/** A ring of 32-byte secrets. A key's id and its fingerprint secret are derived and reveal nothing of it. */
export function keyRing(secrets: [Buffer, ...Buffer[]]): KeyRing {
  const derive = (secret: Buffer, purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `hanford ${purpose}`, bytes))
  const key = (secret: Buffer): Key => ({
    id: derive(secret, 'key id', 6).toString('hex'),
    secret,
    fingerprintSecret: derive(secret, 'fingerprint', 32),
  })
  const [first, ...others] = secrets
  return [key(first), ...others.map(key)]
}

/**
 * The keys of this installation: REQUESTS_KEY, else one made once and kept in DATA_DIR/requests.key (mode 0600).
 * A kept key still decrypts after REQUESTS_KEY is set.
 * @throws when the file cannot be read or written, or holds no key: it is never overwritten, because requests
 * that only it can open may be waiting.
 */
export function loadKeyRing(dataDir: string, configured: Buffer[] = []): KeyRing {
  const path = join(dataDir, 'requests.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (configured.length === 0 && !existsSync(path)) {
    writeDurably(path, `${randomBytes(32).toString('base64')}\n`, { once: true })
  }
  const kept = existsSync(path) ? [readKey(path)] : []
  return keyRing([...configured, ...kept] as [Buffer, ...Buffer[]])
}

function readKey(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new Error('requests.key does not hold base64 of 32 bytes')
  return key
}
