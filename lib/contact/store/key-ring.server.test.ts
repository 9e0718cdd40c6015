import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadKeyRing } from '@/lib/contact/store/key-ring.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()
const ids = (folder: string, configured?: Buffer[]) => loadKeyRing(folder, configured).map(({ id }) => id)

test('creates one key, readable only by its owner, and reuses it', () => {
  const folder = join(newFolder(), 'data')
  const first = ids(folder)
  expect(first).toHaveLength(1)
  expect(ids(folder)).toEqual(first)
  expect(readdirSync(folder)).toEqual(['requests.key'])
  expect(statSync(join(folder, 'requests.key')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(Buffer.from(readFileSync(join(folder, 'requests.key'), 'utf8'), 'base64')).toHaveLength(32)
})

test('configured keys come first in their order, and no key file is created', () => {
  const folder = newFolder()
  const [one, two] = [randomBytes(32), randomBytes(32)]
  expect(ids(folder, [one, two])).toEqual([...ids(folder, [two, one])].reverse())
  expect(readdirSync(folder)).toEqual([])
})

test('a key created before one was configured still decrypts', () => {
  const folder = newFolder()
  const [made] = ids(folder)
  expect(ids(folder, [randomBytes(32)])[1]).toBe(made)
})

test('rejects a file without a valid key and does not change it', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'requests.key'), 'c2hvcnQ=')
  expect(() => loadKeyRing(folder)).toThrow('32 bytes')
  expect(readFileSync(join(folder, 'requests.key'), 'utf8')).toBe('c2hvcnQ=')
})
