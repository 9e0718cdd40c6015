import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exitCode, perform } from './lib/steps.mjs'

describe('the steps of npm test', () => {
  const passed = { name: 'a', outcome: 'passed', note: '' }
  const failed = { name: 'b', outcome: 'failed', note: '' }
  const notRun = { name: 'c', outcome: 'not run', note: 'no browser' }

  it('pass when all passed', () => assert.equal(exitCode([passed, passed], true), 0))
  it('fail when one failed', () => assert.equal(exitCode([passed, failed], false), 1))
  it('pass when one was not run', () => assert.equal(exitCode([passed, notRun], false), 0))
  it('fail when one was not run under CI', () => assert.equal(exitCode([passed, notRun], true), 1))

  it('pass under CI when one could not be run on any machine of ours', () =>
    assert.equal(exitCode([passed, { ...notRun, excused: true }], true), 0))
  it('may say themselves how they ended', async () => {
    const ended = { outcome: 'not run', note: 'no answer', excused: true }
    assert.deepEqual(await perform({ name: 'c', run: async () => ended }), { name: 'c', ...ended })
  })

  it('say why one was not run', async () => {
    const run = () => assert.fail('it was run')
    assert.deepEqual(await perform({ name: 'c', run, notRun: () => 'no browser' }), notRun)
  })
})
