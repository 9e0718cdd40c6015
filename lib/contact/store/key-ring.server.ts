import 'server-only'
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export type Key = { id: string; secret: Buffer; fingerprintSecret: Buffer; linkSecret: Buffer }

/**
 * The first key encrypts and all of them decrypt, so that a key can be rotated without losing pending
 * requests.
 */
export type KeyRing = [Key, ...Key[]]

/**
 * A ring of 32-byte secrets. The other secrets and key IDs are derived and reveal nothing about the keys.
 */
export function keyRing(secrets: [Buffer, ...Buffer[]]): KeyRing {
  const derive = (secret: Buffer, purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `hanford ${purpose}`, bytes))
  const key = (secret: Buffer): Key => ({
    id: derive(secret, 'key id', 6).toString('hex'),
    secret,
    fingerprintSecret: derive(secret, 'fingerprint', 32),
    linkSecret: derive(secret, 'staff link', 32),
  })
  const [first, ...others] = secrets
  return [key(first), ...others.map(key)]
}

/**
 * The installation's keys: REQUESTS_KEY, otherwise one that is generated once and stored in
 * DATA_DIR/requests.key (mode 0600). The stored key still decrypts after REQUESTS_KEY is set.
 * @throws if the file can't be read or written, or doesn't contain a key. It is never overwritten, because
 * pending requests may depend on it.
 */
export function loadKeyRing(dataDir: string, configured: Buffer[] = []): KeyRing {
  const path = join(dataDir, 'requests.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (configured.length === 0 && !existsSync(path)) createKey(path)
  const stored = existsSync(path) ? [readKey(path)] : []
  return keyRing([...configured, ...stored] as [Buffer, ...Buffer[]])
}

/** The whole key is on disk before the name appears, and of several processes that start at once, one succeeds. */
function createKey(path: string): void {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
    // Unlike a rename, a hard link fails if the name exists.
    linkSync(draft, path)
    const folder = openSync(dirname(path), 'r')
    fsyncSync(folder)
    closeSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readKey(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new Error('requests.key does not hold base64 of 32 bytes')
  return key
}
