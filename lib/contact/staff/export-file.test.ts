import { mkdirSync, readFileSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { exportFile, writeExport } from '@/lib/contact/staff/export.server'

const newFolder = temporaryFolders()

function places() {
  const folder = realpathSync(newFolder())
  for (const name of ['site', 'site/docs', 'site-copy', 'data', 'home']) mkdirSync(join(folder, name))
  symlinkSync(join(folder, 'site/docs'), join(folder, 'home/link'))
  return { folder: join(folder, 'home'), checkout: join(folder, 'site'), dataDir: join(folder, 'data') }
}

test.each([
  '../site/waiting.csv',
  '../site/docs/waiting.csv',
  '../site-copy/../site/waiting.csv',
  'link/waiting.csv',
  'link/../waiting.csv/../../site/waiting.csv',
])('%s is in the checkout', (typed) => {
  expect(exportFile(typed, places())).toMatchObject({ ok: false, text: expect.stringContaining('checkout') })
})

test('rejects DATA_DIR, even if it is inside the checkout or relative', () => {
  const all = places()
  expect(exportFile('../data/waiting.csv', all)).toMatchObject({
    ok: false,
    text: expect.stringContaining('--out ~/waiting.csv'),
  })
  expect(exportFile('../site/.data/x.csv', { ...all, dataDir: '.data' })).toMatchObject({ ok: false })
})

test('accepts any other existing folder', () => {
  const all = places()
  expect(exportFile('waiting.csv', all)).toEqual({ ok: true, path: join(all.folder, 'waiting.csv') })
  expect(exportFile('../site-copy/..waiting.csv', all)).toMatchObject({ ok: true })
  expect(exportFile('nowhere/waiting.csv', all)).toMatchObject({
    ok: false,
    text: expect.stringContaining('There is no folder'),
  })
})

test('creates a file readable only by its owner, and never replaces a file or link', () => {
  const { folder, checkout } = places()
  const path = join(folder, 'waiting.csv')
  expect(writeExport(path, 'first')).toEqual({ ok: true, path })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(writeExport(path, 'second')).toMatchObject({ ok: false })
  expect(readFileSync(path, 'utf8')).toBe('first')

  const target = join(checkout, 'waiting.csv')
  symlinkSync(target, join(folder, 'trap.csv'))
  expect(writeExport(join(folder, 'trap.csv'), 'second')).toMatchObject({ ok: false })
  writeFileSync(target, 'untouched', { flag: 'wx' })
})
