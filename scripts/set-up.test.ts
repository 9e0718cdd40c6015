import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error -- plain JavaScript: it runs before TypeScript is installed
import { missingPackage } from './lib/installed.mjs'
// @ts-expect-error -- as above
import { isStale, withLock } from './lib/lock.mjs'

describe('the set-up lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const path = join(folder, 'inner/setup.lock')
  afterAll(() => rmSync(folder, { recursive: true }))

  const dead = () => false
  const alive = () => true

  it.each([
    ['held by a living process', { text: `1 ${hostname()}`, age: 4_000 }, alive, false],
    ['left by a dead process', { text: `1 ${hostname()}`, age: 0 }, dead, true],
    ['held in another container', { text: '1 elsewhere', age: 4_000 }, dead, false],
    ['no longer touched', { text: `1 ${hostname()}`, age: 31_000 }, alive, true],
    ['not yet written', { text: '', age: 0 }, dead, false],
  ])('%s', (_name, lock, isAlive, stale) => {
    expect(isStale(lock, isAlive)).toBe(stale)
  })

  it('lets one in after the other and leaves nothing behind', async () => {
    const events: string[] = []
    const enter = (name: string) =>
      withLock(path, async () => {
        events.push(`${name} in`)
        await new Promise((done) => setTimeout(done, 50))
        events.push(`${name} out`)
      })
    await Promise.all([enter('a'), enter('b')])
    expect(events).toEqual(['a in', 'a out', 'b in', 'b out'])
    expect(() => readFileSync(path)).toThrow()
  })

  it('takes over what a dead process left, and frees it when the work fails', async () => {
    writeFileSync(path, '0 elsewhere')
    utimesSync(path, 0, 0)
    await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(() => readFileSync(path)).toThrow()
  })
})

describe('what is installed', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/next': { version: '1.0.0', integrity: 'x' },
      'node_modules/mac-only': { version: '1.0.0', optional: true },
      'node_modules/jest': { version: '1.0.0', dev: true },
    },
  }
  const { 'node_modules/next': next, 'node_modules/jest': jest } = wanted.packages
  const found = { packages: { 'node_modules/next': next, 'node_modules/jest': jest } }
  const production = { packages: { 'node_modules/next': next } }

  it.each([
    ['everything for this system', found, true, undefined],
    ['no tools, for tests', production, true, 'node_modules/jest'],
    ['no tools, for serving', production, false, undefined],
    [
      'another version',
      { packages: { 'node_modules/next': { version: '2.0.0' } } },
      false,
      'node_modules/next',
    ],
  ])('%s', (_name, present, development, missing) => {
    expect(missingPackage(wanted, present, { development })).toBe(missing)
  })
})
