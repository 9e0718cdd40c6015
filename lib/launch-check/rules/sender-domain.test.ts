import { checkSenderDomain } from './sender-domain'
import { nameServer, properRecords } from '../testing/proper-site'

const from = 'Website <web@Spine.Nowhere>'

async function codes(
  records: Parameters<typeof nameServer>[0],
  MAIL_TRANSPORT: 'smtp' | 'resend' = 'smtp',
  CONTACT_FROM: string | undefined = from,
) {
  const findings = await checkSenderDomain({ CONTACT_FROM, MAIL_TRANSPORT }, nameServer(records))
  return findings.map(({ severity, code, where }) => `${severity} ${code}: ${where}`)
}

test('a domain with all three records passes', async () => expect(await codes(properRecords)).toEqual([]))

test('reports each missing record', async () =>
  expect(await codes({})).toEqual([
    'fail sender-spf-missing: DNS, spine.nowhere',
    'fail sender-dmarc-missing: DNS, _dmarc.spine.nowhere',
    'warning sender-dkim-not-seen: DNS, _domainkey.spine.nowhere',
  ]))

test('ignores other TXT records', async () =>
  expect(await codes({ ...properRecords, 'spine.nowhere': ['some-other=record v=spf1'] })).toEqual([
    'fail sender-spf-missing: DNS, spine.nowhere',
  ]))

test("accepts a parent domain's policy, but not a top-level domain's", async () => {
  const { 'spine.nowhere': spf } = properRecords
  const records = { 'mail.spine.nowhere': [...spf], '_domainkey.mail.spine.nowhere': 'empty' as const }
  const sender = 'web@mail.spine.nowhere'
  expect(await codes({ ...records, '_dmarc.spine.nowhere': ['v=DMARC1; p=none'] }, 'smtp', sender)).toEqual(
    [],
  )
  expect(await codes({ ...records, '_dmarc.nowhere': ['v=DMARC1; p=none'] }, 'smtp', sender)).toEqual([
    'fail sender-dmarc-missing: DNS, _dmarc.mail.spine.nowhere',
  ])
})

test("finds Resend's records under Resend's names", async () => {
  const records = {
    'send.spine.nowhere': ['v=spf1 include:amazonses.com ~all'],
    '_dmarc.spine.nowhere': ['v=DMARC1; p=none'],
    'resend._domainkey.spine.nowhere': ['p=made-up'],
  }
  expect(await codes(records, 'resend')).toEqual([])
  expect(await codes({ ...records, 'resend._domainkey.spine.nowhere': 'empty' }, 'resend')).toEqual([
    'warning sender-dkim-not-seen: DNS, resend._domainkey.spine.nowhere',
  ])
  expect(await codes(records, 'smtp')).toContain('fail sender-spf-missing: DNS, spine.nowhere')
})

test('an unanswered lookup is a failure', async () =>
  expect(await codes({ ...properRecords, '_dmarc.spine.nowhere': 'unanswered' })).toEqual([
    'fail sender-domain-not-checked: DNS, _dmarc.spine.nowhere',
  ]))

test.each([undefined, 'web@example.com', 'web@mail.example.org'])(
  'looks up nothing for %s',
  async (CONTACT_FROM) => {
    const lookUp = jest.fn()
    expect(await checkSenderDomain({ CONTACT_FROM, MAIL_TRANSPORT: 'smtp' }, lookUp)).toEqual([])
    expect(lookUp).not.toHaveBeenCalled()
  },
)
