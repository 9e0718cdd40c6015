import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { lostAnswers, percentile, repeatedMails, undelivered, wrongRefusals } from './reliability/judge.mjs'
import { tables } from './reliability/report.mjs'
import { resendFaults, startResend } from './reliability/resend-stub.mjs'
import { root } from './lib/paths.mjs'
import { visitor, writerOf } from './reliability/visitors.mjs'

const acceptedAs = (reference) => ({ status: 200, reference })
const storeOf = (rows) => new Map(Object.entries(rows))

describe('what is judged', () => {
  const answers = [acceptedAs('HS-A'), acceptedAs('HS-B'), { status: 503 }]

  it('a request is lost when it was accepted and is nowhere', () => {
    assert.deepEqual(lostAnswers(answers, storeOf({ 'HS-A': {} }), []), [acceptedAs('HS-B')])
    assert.deepEqual(lostAnswers(answers, storeOf({ 'HS-A': {} }), [{ reference: 'HS-B' }]), [])
    assert.equal(lostAnswers([{ status: 200 }], storeOf({}), [{}]).length, 1)
  })

  it('it is delivered when the provider has it and the store knows', () => {
    const mails = [{ reference: 'HS-A' }, { reference: 'HS-B' }]
    const store = storeOf({ 'HS-A': { state: 'delivered' }, 'HS-B': { state: 'sending' } })
    assert.deepEqual(undelivered(answers, store, mails), [acceptedAs('HS-B')])
    assert.deepEqual(undelivered(answers, store, []), [acceptedAs('HS-A'), acceptedAs('HS-B')])
  })

  it('two mails for one person are one too many, whatever their keys', () => {
    const mails = [
      { key: 'a', writer: '000001' },
      { key: 'b', writer: '000001' },
      { key: 'c', writer: '000002' },
    ]
    assert.deepEqual(repeatedMails(mails), [mails[1]])
  })

  it('a refusal is a 503 in the documented shape, with a phone number', () => {
    const error = { code: 'unavailable', message: 'Please call (559) 555-0100.' }
    assert.deepEqual(wrongRefusals([{ status: 503, body: { success: false, error } }]), [])
    const wrong = [
      { status: 500, body: { success: false, error } },
      { status: 503, body: { success: false, error: { ...error, message: 'Sorry.' } } },
      { status: 503, body: null },
      { status: 0, body: null },
    ]
    assert.deepEqual(wrongRefusals(wrong), wrong)
  })

  it('percentiles are of the values themselves', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    assert.equal(percentile(values, 0.95), 95)
    assert.equal(percentile([7], 0.5), 7)
  })
})

describe('the stub of Resend', () => {
  const send = async ({ env }, key, text) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const response = await fetch(`${env.RESEND_BASE_URL}/emails`, { method: 'POST', headers, body: text })
    return { status: response.status, body: await response.text() }
  }

  it('takes a mail once under a key, answers the same id again, and refuses another mail', async (test) => {
    const resend = await startResend()
    test.after(() => resend.close())
    const [first, again] = [await send(resend, 'k', '{"a":1}'), await send(resend, 'k', '{"a":1}')]
    assert.equal(first.status, 200)
    assert.deepEqual(again, first)
    assert.equal((await send(resend, 'k', '{"a":2}')).status, 409)
    assert.equal(resend.mails().length, 1)
    await send(resend, 'other', '{"a":1}')
    assert.equal(resend.mails().length, 2)
  })

  it('fails in each way that it is told, and takes the mail only where it says so', async (test) => {
    const resend = await startResend()
    test.after(() => resend.close())
    const results = {}
    for (const fault of Object.keys(resendFaults).filter((name) => name !== 'hang')) {
      resend.setFault(fault)
      const { status, body } = await send(resend, fault, '{}').catch(() => ({ status: 'broken off' }))
      const taken = resend.mails().some(({ key }) => key === fault)
      results[fault] = [status === 200 && !body.startsWith('{') ? 'malformed' : status, taken]
    }
    assert.deepEqual(results, {
      401: [401, false],
      '409 in use': [409, false],
      '409 other body': [409, false],
      422: [422, false],
      429: [429, false],
      500: [500, false],
      'reset before': ['broken off', false],
      'reset after': ['broken off', true],
      'malformed 200': ['malformed', true],
    })
  })
})

describe('visitors', () => {
  it('each has words, an address and a key of their own', () => {
    const visitors = Array.from({ length: 1000 }, (_, index) => visitor(index * 37))
    for (const part of ['id', 'body', 'address', 'key'])
      assert.equal(new Set(visitors.map((one) => one[part])).size, 1000, part)
    assert.equal(writerOf(visitors[3].body), visitors[3].id)
  })
})

describe('docs/reliability.md', () => {
  it('has a table of each report', () => {
    const report = { title: 'Pages', command: 'npm run pages', commit: '0123456789', machine: '2 cores' }
    const figures = [{ name: 'a|b', required: '0', measured: '1', outcome: 'failed' }]
    const tabled = tables([{ ...report, date: '2026-11-20T10:00:00Z', figures }])
    assert.match(tabled, /^### Pages\n\n`npm run pages`, 2026-11-20, commit 0123456; 2 cores\./)
    assert.match(tabled, /^\| a\\\|b \| 0 \| 1 \| \*\*failed\*\* \|$/m)
  })
})

describe('npm run reliability', () => {
  it('says what it knows when asked for something else', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/reliability.mjs', 'everything'], {
      cwd: root,
      encoding: 'utf8',
    })
    assert.equal(status, 1)
    assert.match(stderr, /accept \| kills \| power \| provider \| store/)
  })
})
