import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { checkSenderDomain, textLookUp } from './sender-domain'
import { nameServer, properRecords } from '@/tests/support/proper-site'

const from = 'Website <web@Spine.Nowhere>'

async function found(
  records: Parameters<typeof nameServer>[0],
  MAIL_TRANSPORT: 'smtp' | 'resend' = 'smtp',
  CONTACT_FROM = from,
) {
  const places = await checkSenderDomain({ CONTACT_FROM, MAIL_TRANSPORT, lookUp: nameServer(records) })
  return places.map(
    ({ where, problem, isWarning }) =>
      `${isWarning ? 'warning' : 'fail'} ${where}: ${/\b(SPF|DMARC|DKIM|no name server)\b/.exec(String(problem))?.[0]}`,
  )
}

test('a domain with all three records passes', async () => expect(await found(properRecords)).toEqual([]))

test('reports each missing record', async () =>
  expect(await found({})).toEqual([
    'fail DNS, spine.nowhere: SPF',
    'fail DNS, _dmarc.spine.nowhere: DMARC',
    'warning DNS, _domainkey.spine.nowhere: DKIM',
  ]))

test('ignores other TXT records', async () =>
  expect(await found({ ...properRecords, 'spine.nowhere': ['some-other=record v=spf1'] })).toEqual([
    'fail DNS, spine.nowhere: SPF',
  ]))

test("accepts a parent domain's policy, but not a top-level domain's", async () => {
  const { 'spine.nowhere': spf } = properRecords
  const records = { 'mail.spine.nowhere': [...spf], '_domainkey.mail.spine.nowhere': 'empty' as const }
  const sender = 'web@mail.spine.nowhere'
  expect(await found({ ...records, '_dmarc.spine.nowhere': ['v=DMARC1; p=none'] }, 'smtp', sender)).toEqual(
    [],
  )
  expect(await found({ ...records, '_dmarc.nowhere': ['v=DMARC1; p=none'] }, 'smtp', sender)).toEqual([
    'fail DNS, _dmarc.mail.spine.nowhere: DMARC',
  ])
})

test("finds Resend's records under Resend's names", async () => {
  const records = {
    'send.spine.nowhere': ['v=spf1 include:amazonses.com ~all'],
    '_dmarc.spine.nowhere': ['v=DMARC1; p=none'],
    'resend._domainkey.spine.nowhere': ['p=made-up'],
  }
  expect(await found(records, 'resend')).toEqual([])
  expect(await found({ ...records, 'resend._domainkey.spine.nowhere': 'empty' }, 'resend')).toEqual([
    'warning DNS, resend._domainkey.spine.nowhere: DKIM',
  ])
  expect(await found(records, 'smtp')).toContain('fail DNS, spine.nowhere: SPF')
})

test('an unanswered lookup is a failure', async () =>
  expect(await found({ ...properRecords, '_dmarc.spine.nowhere': 'unanswered' })).toEqual([
    'fail DNS, _dmarc.spine.nowhere: no name server',
  ]))

test.each([undefined, 'web@example.com', 'web@mail.example.org'])(
  'looks up nothing for %s',
  async (CONTACT_FROM) => {
    const lookUp = jest.fn()
    expect(await checkSenderDomain({ CONTACT_FROM, MAIL_TRANSPORT: 'smtp', lookUp })).toEqual([])
    expect(lookUp).not.toHaveBeenCalled()
  },
)

describe('looking up a text record', () => {
  /** A lookup with a fake resolver. */
  const answering = (answer: () => Promise<string[][]>) =>
    textLookUp(Object.assign(new Resolver(), { resolveTxt: answer }))

  test('joins its parts', async () =>
    expect(await answering(async () => [['v=spf1 ', '-all'], ['other']])('spine.nowhere')).toEqual([
      'v=spf1 -all',
      'other',
    ]))

  test.each([
    ['ENODATA', 'empty'],
    ['ENOTFOUND', 'absent'],
    ['ESERVFAIL', 'unanswered'],
    ['ECONNREFUSED', 'unanswered'],
    ['ETIMEOUT', 'unanswered'],
  ])('%s means %s', async (code, meaning) => {
    const refusing = answering(() => Promise.reject(Object.assign(new Error(code), { code })))
    expect(await refusing('spine.nowhere')).toBe(meaning)
  })

  test('does not wait for an unresponsive name server', async () => {
    const mute = createSocket('udp4').bind(0, '127.0.0.1')
    await once(mute, 'listening')
    const resolver = new Resolver({ timeout: 50, tries: 1 })
    resolver.setServers([`127.0.0.1:${mute.address().port}`])
    expect(await textLookUp(resolver)('one.nowhere')).toBe('unanswered')
    mute.close()
  })
})
