import { spawnSync } from 'node:child_process'
import {
  lostAnswers,
  percentile,
  repeatedMails,
  undelivered,
  wrongRefusals,
} from '@/scripts/reliability/judge'
import { resendFaults, startResend } from '@/scripts/reliability/resend-stub'
import { root } from '@/lib/command/root'
import { visitor, writerOf } from '@/scripts/reliability/visitors'

const acceptedAs = (reference: string | undefined) => ({ status: 200, reference })
const storeOf = <Row>(rows: Record<string, Row>) => new Map(Object.entries(rows))

describe('judging results', () => {
  const answers = [acceptedAs('HS-A'), acceptedAs('HS-B'), { status: 503, reference: undefined }]

  it('a request is lost if it was accepted but is nowhere', () => {
    expect(lostAnswers(answers, storeOf({ 'HS-A': {} }), [])).toEqual([acceptedAs('HS-B')])
    expect(lostAnswers(answers, storeOf({ 'HS-A': {} }), [{ reference: 'HS-B' }])).toEqual([])
    expect(lostAnswers([acceptedAs(undefined)], storeOf({}), [{ reference: undefined }]).length).toBe(1)
  })

  it('a request is delivered if the provider has it and the store knows', () => {
    const mails = [{ reference: 'HS-A' }, { reference: 'HS-B' }]
    const store = storeOf({ 'HS-A': { state: 'delivered' }, 'HS-B': { state: 'sending' } })
    expect(undelivered(answers, store, mails)).toEqual([acceptedAs('HS-B')])
    expect(undelivered(answers, store, [])).toEqual([acceptedAs('HS-A'), acceptedAs('HS-B')])
  })

  it('two mails for one request are a duplicate, whatever their keys', () => {
    const mails = [
      { key: 'a', writer: '000001' },
      { key: 'b', writer: '000001' },
      { key: 'c', writer: '000002' },
    ]
    expect(repeatedMails(mails)).toEqual([mails[1]])
  })

  it('an error must be a 503 in the documented format, with a phone number', () => {
    const error = { code: 'unavailable', message: 'Please call (559) 555-0100.' }
    expect(wrongRefusals([{ status: 503, body: { success: false, error } }])).toEqual([])
    const wrong = [
      { status: 500, body: { success: false, error } },
      { status: 503, body: { success: false, error: { ...error, message: 'Sorry.' } } },
      { status: 503, body: null },
      { status: 0, body: null },
    ]
    expect(wrongRefusals(wrong)).toEqual(wrong)
  })

  it('percentiles are actual values', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(percentile(values, 0.95)).toBe(95)
    expect(percentile([7], 0.5)).toBe(7)
  })
})

describe('the Resend stub', () => {
  type Stub = Awaited<ReturnType<typeof startResend>>
  const send = async ({ env }: Stub, key: string, text: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const response = await fetch(`${env.RESEND_BASE_URL}/emails`, { method: 'POST', headers, body: text })
    return { status: response.status, body: await response.text() }
  }

  it('accepts a mail once per key, repeats its id, and rejects a different mail', async () => {
    const resend = await startResend()
    const [first, again] = [await send(resend, 'k', '{"a":1}'), await send(resend, 'k', '{"a":1}')]
    expect(first.status).toBe(200)
    expect(again).toEqual(first)
    expect((await send(resend, 'k', '{"a":2}')).status).toBe(409)
    expect(resend.mails().length).toBe(1)
    await send(resend, 'other', '{"a":1}')
    expect(resend.mails().length).toBe(2)
    await resend.close()
  })

  it('simulates each fault, accepting the mail only where expected', async () => {
    const resend = await startResend()
    const results: Record<string, unknown[]> = {}
    for (const fault of Object.keys(resendFaults).filter((name) => name !== 'hang')) {
      resend.setFault(fault)
      const { status, body } = await send(resend, fault, '{}').catch(() => ({
        status: 'broken off',
        body: '',
      }))
      const taken = resend.mails().some(({ key }) => key === fault)
      results[fault] = [status === 200 && !body.startsWith('{') ? 'malformed' : status, taken]
    }
    expect(results).toEqual({
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
    await resend.close()
  })
})

describe('visitors', () => {
  it('have unique messages, addresses and keys', () => {
    const visitors = Array.from({ length: 1000 }, (_, index) => visitor(index * 37))
    for (const part of ['id', 'body', 'address', 'key'] as const)
      expect(new Set(visitors.map((one) => one[part])).size).toBe(1000)
    const fourth = visitor(3)
    expect(writerOf(fourth.body)).toBe(fourth.id)
  })
})

describe('npm run reliability', () => {
  it('prints usage for unknown names', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/reliability.ts', 'everything'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /accept \| container \| kills \| mail \| operations \| power \| postgresql \| provider \| store/,
    )
  })
})
