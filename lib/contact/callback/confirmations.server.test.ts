import { dueConfirmations } from '@/lib/contact/callback/confirmations.server'
import { openRequests } from '@/lib/contact/callback/open-requests.server'
import { sendNotices } from '@/lib/contact/delivery/delivery.server'
import { putNotices } from '@/lib/contact/store/notices.server'
import { markHandled } from '@/lib/contact/store/orders.server'
import {
  addresses,
  deliveryFixture,
  hour,
  transportThat,
} from '@/lib/contact/testing/delivery-fixture.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'

const fixture = deliveryFixture()
/** Tuesday at 2 PM at the office, so the call is due on Wednesday at 2 PM. */
const received = Date.parse('2026-11-17T14:00:00-08:00')
const save = (change: object = {}, more: object = {}) =>
  saveSample(fixture.store, change, { receivedAt: received, ...more })

async function run(now: number) {
  const { store } = fixture
  const { mails, transport } = transportThat()
  await putNotices(store, dueConfirmations(store.ring, await openRequests(store.db), now))
  await sendNotices({ store, transport, addresses, now: () => now })
  return mails
}

test('goes to the patient, once, with the reference, the time and what to do if it’s urgent', async () => {
  const reference = await save()
  const [mail] = await run(received)
  expect(mail).toMatchObject({
    from: addresses.from,
    to: 'jane.sample@example.com',
    subject: `We have your request: ${reference}`,
  })
  expect(mail?.text).toMatch(`Your reference number is ${reference}.`)
  expect(mail?.text).toContain('Expect our call by Wednesday at 2 PM.')
  expect(mail?.text).toContain('If it can’t wait, call us: ')
  expect(mail?.text).toContain('In an emergency, call 911.')
  expect(await run(received + hour)).toEqual([])
})

test('has nothing that was typed, and no word about health', async () => {
  await save({}, { urgency: 'emergency' })
  const [mail] = await run(received)
  const { to: _to, ...written } = mail!
  expect(JSON.stringify(written)).not.toMatch(
    /Jane|Sample|0123|hurts|herniated|pain|back|surg|symptom|doctor|patient/i,
  )
  expect(written.urgent).toBe(false)
  // Waiting for our call would be wrong.
  expect(written.text).not.toContain('Expect')
  expect(written.text).toContain('In an emergency, call 911. Don’t wait for our call.')
})

test('one for each address, however it is written', async () => {
  await save()
  await save({ message: 'Again', email: 'Jane.Sample@example.com' }, { receivedAt: received + 1 })
  await save({ email: 'ann@example.com' })
  expect((await run(received + 1)).map(({ to }) => to).sort()).toEqual([
    'ann@example.com',
    'jane.sample@example.com',
  ])
})

test.each<[string, () => Promise<unknown>]>([
  ['a spam trap', () => save({}, { marks: ['honeypot'] })],
  ['an address that isn’t safe in a header', () => save({ email: 'ünïcode@exämple.com' })],
  ['a request that is handled', async () => markHandled(fixture.store.db, await save(), received)],
  [
    'a flood',
    async () => {
      for (let count = 0; count <= 100; count++)
        await save({ email: `p${count}@example.com` }, { client: `198.51.100.${count}` })
    },
  ],
])('none for %s', async (_name, prepare) => {
  await prepare()
  expect(await run(received)).toEqual([])
})

test('none after the deadline', async () => {
  await save()
  expect(await run(received + 24 * hour)).toEqual([])
})
