import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { missingPackage } from './lib/installed.mjs'
import { isStale, withLock } from './lib/lock.mjs'

describe('the set-up lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const path = join(folder, 'setup.lock')
  after(() => rmSync(folder, { recursive: true }))

  const dead = () => false
  const alive = () => true
  const here = `1 ${hostname()}`

  it('is kept while its holder lives', () => assert.equal(isStale({ text: here, age: 4_000 }, alive), false))
  it('is free when its holder died', () => assert.equal(isStale({ text: here, age: 0 }, dead), true))
  it('is free when nobody touches it', () => assert.equal(isStale({ text: here, age: 31_000 }, alive), true))
  it('is kept while it is being written', () => assert.equal(isStale({ text: '', age: 0 }, dead), false))
  it('is not judged by a process number of another container', () => {
    assert.equal(isStale({ text: '1 elsewhere', age: 4_000 }, dead), false)
  })

  it('lets one in after the other and leaves nothing behind', async () => {
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

  it('is taken over from the dead, and freed when the work fails', async () => {
    writeFileSync(path, '0 elsewhere')
    utimesSync(path, 0, 0)
    await assert.rejects(
      withLock(path, () => Promise.reject(new Error('no'))),
      /no/,
    )
    assert.equal(existsSync(path), false)
  })
})

describe('what is installed', () => {
  const next = { version: '1.0.0', integrity: 'x' }
  const jest = { version: '1.0.0', dev: true }
  const forMac = { version: '1.0.0', optional: true }
  const wanted = { packages: { '': {}, a: next, b: jest, c: forMac } }
  const missing = (packages, development) => missingPackage(wanted, { packages }, { development })

  it('may lack what is made for another system', () =>
    assert.equal(missing({ a: next, b: jest }, true), undefined))
  it('may lack the tools on a server', () => assert.equal(missing({ a: next }, false), undefined))
  it('may not lack the tools for tests', () => assert.equal(missing({ a: next }, true), 'b'))
  it('may not be another version', () => assert.equal(missing({ a: { version: '2.0.0' } }, false), 'a'))
})
