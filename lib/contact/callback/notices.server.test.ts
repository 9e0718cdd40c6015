import { recordCall } from '@/lib/contact/callback/call-results.server'
import { linkStaff } from '@/lib/contact/store/access-log.server'
import { markHandled } from '@/lib/contact/store/orders.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import {
  addresses,
  deliveryFixture,
  hour,
  minute,
  transportThat,
} from '@/lib/contact/testing/delivery-fixture.server'
import { dueNotices } from '@/lib/contact/callback/notices.server'
import { openRequests } from '@/lib/contact/callback/open-requests.server'
import { sendNotices } from '@/lib/contact/delivery/delivery.server'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import { putNotices } from '@/lib/contact/store/notices.server'

const fixture = deliveryFixture()
/** A time at the office in November 2026. */
const at = (dayOfMonth: number, time: string) => Date.parse(`2026-11-${dayOfMonth}T${time}:00-08:00`)
const save = (receivedAt: number, more: object = {}) => saveSample(fixture.store, {}, { receivedAt, ...more })
async function due(now: number, linkSite?: string) {
  const { db, ring } = fixture.store
  return dueNotices(await openRequests(db), now, linkAddress(linkSite, ring, now))
}
/** What the site does every minute: puts what is due into the outbox, and sends it. Returns how many were sent. */
async function run(
  now: number,
  { transport }: Pick<ReturnType<typeof transportThat>, 'transport'>,
  linkSite?: string,
) {
  const { store } = fixture
  await putNotices(store, await due(now, linkSite))
  return sendNotices({ store, transport, addresses, now: () => now })
}

// Received on Tuesday at 2 PM, so due on Wednesday at 2 PM.
const received = at(17, '14:00')
const callBy = at(18, '14:00')

describe('reminders', () => {
  test('are sent once, from four hours before the deadline until it', async () => {
    const mailbox = transportThat()
    const reference = await save(received)
    await run(callBy - 4 * hour - 1, mailbox)
    expect(mailbox.mails).toEqual([expect.objectContaining({ key: 'digest-2026-11-18' })])
    mailbox.mails.splice(0)
    expect(await run(callBy - 4 * hour, mailbox)).toBe(1)
    expect(mailbox.mails).toEqual([
      {
        ...addresses,
        key: `reminder-${reference}`,
        subject: `Reminder: call by Wednesday 2 PM, request ${reference}`,
        text: `Nobody has marked appointment request ${reference} as handled yet.

The website told the patient to expect a call by Wednesday 2 PM.

To find the request, search the mailbox for ${reference}.

If you’ve already called, mark it on the server: npm run requests -- handled ${reference}
`,
        html: expect.stringContaining(reference) as string,
        date: new Date(callBy - 4 * hour),
        urgent: false,
      },
    ])
    await run(callBy - minute, mailbox)
    expect(mailbox.mails).toHaveLength(1)
    expect(JSON.stringify(mailbox.mails)).not.toMatch(/Jane|Sample|0123|back hurts/)
  })

  test('are not sent for what is handled, after the deadline, or for what looks automated', async () => {
    const mailbox = transportThat()
    const reference = await save(received)
    await markHandled(fixture.store.db, reference, received + hour)
    await save(received, { marks: ['honeypot'], client: '198.51.100.8' })
    await run(callBy - hour, mailbox)
    expect(mailbox.mails).toEqual([])
    await save(received, { client: '198.51.100.9' })
    await run(callBy, mailbox)
    expect(mailbox.mails).toEqual([])
  })

  test('of an urgent one comes after half an hour, and says so', async () => {
    const mailbox = transportThat()
    const reference = await save(received, { urgency: 'emergency' })
    await run(received + 30 * minute - 1, mailbox)
    expect(mailbox.mails).toEqual([])
    await run(received + 30 * minute, mailbox)
    await run(callBy - hour, mailbox)
    expect(mailbox.mails).toEqual([
      expect.objectContaining({
        subject: `CALL NOW: reminder, request ${reference}`,
        text: expect.stringMatching(/^CALL NOW\. The message may describe a warning sign\.\n/) as string,
        urgent: true,
      }),
    ])
    expect(mailbox.mails[0]?.text).not.toContain('told the patient to expect')
  })

  test('of one that can’t wait a day comes four hours before closing time, half an hour after it came at the earliest', async () => {
    const mailbox = transportThat()
    const early = await save(at(17, '09:00'), { urgency: 'same-day' })
    const late = await save(at(17, '14:00'), { urgency: 'same-day', client: '198.51.100.8' })
    await run(at(17, '12:59'), mailbox)
    expect(mailbox.mails).toEqual([])
    await run(at(17, '13:00'), mailbox)
    await run(at(17, '14:29'), mailbox)
    await run(at(17, '14:30'), mailbox)
    expect(mailbox.mails.map(({ subject, urgent }) => [subject, urgent])).toEqual([
      [`URGENT: call by Tuesday 5 PM: reminder, request ${early}`, true],
      [`URGENT: call by Tuesday 5 PM: reminder, request ${late}`, true],
    ])
  })

  test('contain the link, if links are on', async () => {
    const mailbox = transportThat()
    await save(received)
    await run(callBy - hour, mailbox, 'https://spine.example.com')
    expect(mailbox.mails[0]?.text).toMatch(
      /record the call: https:\/\/spine\.example\.com\/staff\/[\w-]{30}\n/,
    )
    expect(mailbox.mails[0]?.text).not.toContain('npm run')
  })

  test('come again when the patient asked to be called back, and not before', async () => {
    const mailbox = transportThat()
    const reference = await save(received)
    const callAt = at(19, '10:30')
    await recordCall(fixture.store, {
      requests: [{ reference, version: 0 }],
      staff: linkStaff('Maria'),
      now: received + hour,
      result: 'call-back',
      note: '',
      callAt,
    })
    await run(callBy - hour, mailbox)
    await run(callAt - 1, mailbox)
    expect(mailbox.mails.map(({ key }) => key)).toEqual(['digest-2026-11-19'])
    expect(mailbox.mails[0]?.text).toContain(`Call back Thursday 10:30 AM: ${reference}\n`)
    await run(callAt, mailbox)
    await run(callAt + hour, mailbox)
    expect(mailbox.mails.slice(1).map(({ subject }) => subject)).toEqual([
      `Reminder: call back Thursday 10:30 AM, request ${reference}`,
    ])
  })

  test('that fail are sent again a minute later under the same key', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const mailbox = transportThat({ ok: false, code: 'unreachable' })
    await save(received)
    expect(await run(callBy - 2 * hour, mailbox)).toBe(0)
    await run(callBy - 2 * hour + minute - 1, mailbox)
    expect(mailbox.mails).toHaveLength(1)
    expect(await run(callBy - 2 * hour + minute, mailbox)).toBe(1)
    expect(mailbox.mails[1]).toEqual(mailbox.mails[0])
    log.mockRestore()
  })

  test('are taken back if someone handles the request while mail doesn’t work', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const mailbox = transportThat({ ok: false, code: 'unreachable' })
    const reference = await save(received)
    await run(callBy - 2 * hour, mailbox)
    await markHandled(fixture.store.db, reference, callBy - 2 * hour)
    expect(await run(callBy - hour, mailbox)).toBe(0)
    expect(mailbox.mails).toHaveLength(1)
    log.mockRestore()
  })

  test('are encrypted in the outbox, and erased once they are sent', async () => {
    const { store } = fixture
    await save(received)
    await putNotices(store, await due(callBy - hour, 'https://spine.example.com'))
    const [waiting] = await store.db.selectFrom('notices').selectAll().execute()
    expect(Buffer.from(waiting!.sealed).toString('latin1')).not.toContain('spine.example.com')
    await run(callBy - hour, transportThat())
    expect(await store.db.selectFrom('notices').select(['key_id', 'sent_at']).execute()).toEqual([
      { key_id: '', sent_at: callBy - hour },
    ])
  })

  test('of two instances, one sends it', async () => {
    const mailbox = transportThat()
    await save(received)
    const counts = await Promise.all([1, 2, 3].map(() => run(callBy - hour, mailbox)))
    expect(counts.sort()).toEqual([0, 0, 1])
    expect(mailbox.mails).toHaveLength(1)
  })
})

describe('the digest', () => {
  test('comes at opening time on a working day, once, with references and deadlines only', async () => {
    const mailbox = transportThat()
    // Due on Wednesday at 2 PM, and on Friday at 4 PM.
    const old = await save(received)
    const recent = await save(at(19, '18:00'), { client: '198.51.100.8' })
    expect(await run(at(20, '07:59'), mailbox)).toBe(0)
    expect(await run(at(20, '08:00'), mailbox)).toBe(1)
    expect(mailbox.mails).toHaveLength(1)
    expect(mailbox.mails[0]).toMatchObject({
      ...addresses,
      key: 'digest-2026-11-20',
      subject: 'Calls for Friday, November 20: 2 waiting, 1 overdue',
      text: `Appointment requests that nobody has marked as handled: 2

Overdue: 1

Call by Nov 18, 2026, 2:00 PM PST: ${old} (overdue)

Call by Friday 4 PM: ${recent}

To find a request, search the mailbox for its reference.
`,
    })
    expect(JSON.stringify(mailbox.mails)).not.toMatch(/Jane|Sample|0123|back hurts/)
    await run(at(20, '09:00'), mailbox)
    expect(mailbox.mails).toHaveLength(1)
  })

  test('begins with what is urgent, and is important then', async () => {
    const mailbox = transportThat()
    await save(received)
    const today = await save(at(19, '18:00'), { client: '198.51.100.8', urgency: 'same-day' })
    const urgent = await save(at(19, '19:00'), { client: '198.51.100.9', urgency: 'emergency' })
    await run(at(20, '08:00'), mailbox)
    const digest = mailbox.mails.find(({ key }) => key.startsWith('digest'))
    expect(digest?.subject).toBe('CALL NOW: 1. Calls for Friday, November 20: 3 waiting, 1 overdue')
    expect(digest?.urgent).toBe(true)
    expect(digest?.text.match(/.*HS-.*/g)?.slice(0, 2)).toEqual([
      `CALL NOW: ${urgent}, received Nov 19, 2026, 7:00 PM PST`,
      `URGENT: call by Friday 9 AM: ${today}, received Nov 19, 2026, 6:00 PM PST`,
    ])
  })

  test('begins with the link, if links are on', async () => {
    const mailbox = transportThat()
    await save(received)
    await run(at(18, '08:00'), mailbox, 'https://spine.example.com')
    expect(mailbox.mails[0]?.text).toMatch(
      /^Open the list and record the call: https:\/\/spine\.example\.com\/staff\/[\w-]{30}\n/,
    )
    expect(mailbox.mails[0]?.text).not.toContain('search the mailbox')
  })

  test('does not come on a weekend or a holiday, nor for what is handled', async () => {
    const mailbox = transportThat()
    const reference = await save(at(20, '09:00'))
    await run(at(21, '08:00'), mailbox)
    await run(at(22, '08:00'), mailbox)
    // Thanksgiving Day
    await run(at(26, '08:00'), mailbox)
    expect(mailbox.mails).toEqual([])
    await markHandled(fixture.store.db, reference, at(20, '10:00'))
    await run(at(23, '08:00'), mailbox)
    expect(mailbox.mails).toEqual([])
  })

  test('a request that arrives after opening time is no reason for one', async () => {
    const mailbox = transportThat()
    await run(at(18, '08:00'), mailbox)
    await save(at(18, '08:30'))
    await run(at(18, '08:31'), mailbox)
    expect(mailbox.mails).toEqual([])
  })

  test('nor is one that arrives after opening time and before the first digest of the day', async () => {
    const mailbox = transportThat()
    await save(at(18, '08:30'))
    await run(at(18, '08:31'), mailbox)
    expect(mailbox.mails).toEqual([])
  })

  test('is sent late if it could not be sent at opening time, until noon', async () => {
    const mailbox = transportThat()
    await save(at(17, '11:30'))
    await run(at(18, '11:29'), mailbox)
    await run(at(19, '12:00'), mailbox)
    const digests = mailbox.mails.map(({ key }) => key).filter((key) => key.startsWith('digest'))
    expect(digests).toEqual(['digest-2026-11-18'])
  })

  test('if an earlier attempt arrived with other content, it counts as sent', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const mailbox = transportThat({ ok: false, code: 'timed-out' }, { ok: false, code: 'key-reused' })
    await save(received)
    await run(at(18, '08:00'), mailbox)
    await run(at(18, '08:01'), mailbox)
    await run(at(18, '08:02'), mailbox)
    expect(mailbox.mails).toHaveLength(2)
    log.mockRestore()
  })

  test('lists fifty requests at most', async () => {
    const mailbox = transportThat()
    for (let index = 0; index < 52; index++) await save(received, { client: `198.51.100.${index}` })
    await run(at(18, '08:00'), mailbox)
    expect(mailbox.mails[0]?.subject).toBe('Calls for Wednesday, November 18: 52 waiting')
    expect(mailbox.mails[0]?.text.match(/HS-\w{4}-\w{4}/g)).toHaveLength(50)
    expect(mailbox.mails[0]?.text).toContain('And 2 more.')
  })
})
