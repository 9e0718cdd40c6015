import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { missingPackage } from './missing-package.mjs'
import { isStale, withLock } from './lock.mjs'
import { nodeRefusal } from './node-version.mjs'

describe('the setup lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const path = join(folder, 'setup.lock')
  after(() => rmSync(folder, { recursive: true }))

  const dead = () => false
  const alive = () => true
  const here = `1 ${hostname()}`

  it('is held while its holder is alive', () =>
    assert.equal(isStale({ text: here, age: 4_000 }, alive), false))
  it('is stale if its holder died', () => assert.equal(isStale({ text: here, age: 0 }, dead), true))
  it('is stale if not touched', () => assert.equal(isStale({ text: here, age: 31_000 }, alive), true))
  it('is held while being written', () => assert.equal(isStale({ text: '', age: 0 }, dead), false))
  it('ignores process ids of other containers', () => {
    assert.equal(isStale({ text: '1 elsewhere', age: 4_000 }, dead), false)
  })

  it('runs one at a time and leaves no lock behind', async () => {
    const events = []
    const enter = (name) =>
      withLock(path, async () => {
        events.push(`${name} in`)
        await sleep(50)
        events.push(`${name} out`)
      })
    await Promise.all([enter('a'), enter('b')])
    assert.deepEqual(events, ['a in', 'a out', 'b in', 'b out'])
    assert.equal(existsSync(path), false)
  })

  it('replaces a stale lock, and is released if the work fails', async () => {
    writeFileSync(path, '0 elsewhere')
    utimesSync(path, 0, 0)
    await assert.rejects(
      withLock(path, () => Promise.reject(new Error('no'))),
      /no/,
    )
    assert.equal(existsSync(path), false)
  })
})

describe('installed packages', () => {
  const next = { version: '1.0.0', integrity: 'x' }
  const jest = { version: '1.0.0', dev: true }
  const forMac = { version: '1.0.0', optional: true }
  const wanted = { packages: { '': {}, a: next, b: jest, c: forMac } }
  const missing = (packages, development) => missingPackage(wanted, { packages }, { development })

  it('may lack packages for other systems', () =>
    assert.equal(missing({ a: next, b: jest }, true), undefined))
  it('may lack development dependencies in production', () =>
    assert.equal(missing({ a: next }, false), undefined))
  it('must include development dependencies for tests', () => assert.equal(missing({ a: next }, true), 'b'))
  it('must have the right version', () => assert.equal(missing({ a: { version: '2.0.0' } }, false), 'a'))
})

describe('the version of Node', () => {
  for (const version of ['20.11.0', '20.20.2', '22.1.0', '24.21.0'])
    it(`${version} is new enough`, () => assert.equal(nodeRefusal(version), undefined))
  for (const version of ['18.20.4', '20.9.0'])
    it(`${version} is refused, with what to do`, () =>
      assert.match(nodeRefusal(version) ?? '', new RegExp(`This is Node ${version}.*\\n.*nodejs\\.org`)))
})
