import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '@/lib/contact/store/durable-file.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()

test('writes a file readable only by its owner, and replaces it', () => {
  const path = join(newFolder(), 'file')
  writeDurably(path, 'one')
  writeDurably(path, 'two')
  expect(readFileSync(path, 'utf8')).toBe('two')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('with `once`, the first writer wins', () => {
  const path = join(newFolder(), 'file')
  writeDurably(path, 'one', { once: true })
  writeDurably(path, 'two', { once: true })
  expect(readFileSync(path, 'utf8')).toBe('one')
})

test('leaves no temporary file behind, whether it succeeds or fails', () => {
  const folder = newFolder()
  writeDurably(join(folder, 'file'), 'one', { once: true })
  writeDurably(join(folder, 'file'), 'two', { once: true })
  expect(() => writeDurably(folder, 'a folder has this name')).toThrow()
  expect(readdirSync(folder)).toEqual(['file'])
  expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  expect(() => writeDurably(join(folder, 'missing', 'file'), 'x')).toThrow('ENOENT')
  expect(existsSync(join(folder, 'missing'))).toBe(false)
})
