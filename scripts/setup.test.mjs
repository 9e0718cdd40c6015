import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { exclusively, missingPackage, root } from './setup.mjs'

describe('work on a checkout', () => {
  const lock = join(root, '.next/cache/a test of the lock.lock')
  const name = /** @type {'test'} */ ('a test of the lock')

  it('is done by one at a time, also after one failed, and leaves no lock behind', async () => {
    const events = []
    const enter = (who) =>
      exclusively(name, async () => {
        events.push(`${who} in`)
        await sleep(50)
        events.push(`${who} out`)
        throw new Error('no')
      })
    const [first, second] = await Promise.allSettled([enter('a'), enter('b')])
    assert.deepEqual([first.status, second.status], ['rejected', 'rejected'])
    assert.deepEqual(events, ['a in', 'a out', 'b in', 'b out'])
    assert.equal(existsSync(lock), false)
  })

  it('does not wait for a process that died', async () => {
    // Larger than any process ID.
    writeFileSync(lock, '99999999')
    assert.equal(await exclusively(name, () => 'done'), 'done')
  })
})

describe('installed packages', () => {
  const wanted = {
    packages: {
      '': {},
      a: { version: '1.0.0' },
      b: { version: '1.0.0', dev: true },
      c: { version: '1.0.0', optional: true },
    },
  }
  const { a, b } = wanted.packages
  const missing = (packages, development) => missingPackage(wanted, { packages }, { development })

  it('may lack packages for other systems', () => assert.equal(missing({ a, b }, true), undefined))
  it('may lack development dependencies in production', () => assert.equal(missing({ a }, false), undefined))
  it('must include development dependencies for tests', () => assert.equal(missing({ a }, true), 'b'))
  it('must have the right version', () => assert.equal(missing({ a: { version: '2.0.0' } }, false), 'a'))
})
