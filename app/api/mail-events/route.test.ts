import { createHmac } from 'node:crypto'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { markDelivered } from '@/lib/contact/store/outbox.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import * as route from './route'

const secret = Buffer.from('a made-up secret of this test').toString('base64')
process.env.DATA_DIR = temporaryFolders()()
process.env.RESEND_WEBHOOK_SECRET = `whsec_${secret}`

/** Svix's signature scheme, written out: Resend signs `id.timestamp.body`. */
function signed(body: string, { id = 'msg_1', seconds = Math.floor(Date.now() / 1000), key = secret } = {}) {
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${seconds}.${body}`)
  return {
    'svix-id': id,
    'svix-timestamp': String(seconds),
    'svix-signature': `v1,${signature.digest('base64')}`,
  }
}

const post = (body: string, headers: Record<string, string>) =>
  route.POST(new Request('http://localhost:3000/api/mail-events', { method: 'POST', body, headers }))
const event = (type: string, emailId: string, createdAt = new Date()) =>
  JSON.stringify({
    type,
    created_at: createdAt.toISOString(),
    data: { email_id: emailId, to: ['staff@example.com'] },
  })
const report = (body: string) => post(body, signed(body))

let count = 0
async function delivered() {
  const store = await contactStore()
  const reference = await saveSample(store, { firstName: `Person ${++count}` })
  await markDelivered(store.db, reference, { now: Date.now(), providerId: `mail-${count}` })
  return { providerId: `mail-${count}`, reference }
}
const delivery = async (reference: string) => {
  const { db } = await contactStore()
  return db.selectFrom('deliveries').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
}

test.each([
  ['email.bounced', 'bounced'],
  ['email.complained', 'complained'],
  ['email.failed', 'dropped'],
  ['email.suppressed', 'dropped'],
])('%s reopens the request', async (type, code) => {
  const { providerId, reference } = await delivered()
  const answer = await report(event(type, providerId))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ reopened: true })
  expect(await delivery(reference)).toMatchObject({ state: 'failed', last_error: code })
})

test('ignores other events', async () => {
  const { providerId, reference } = await delivered()
  for (const body of [event('email.delivered', providerId), event('email.opened', providerId), '{}', '[]']) {
    expect((await report(body)).status).toBe(200)
  }
  expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
})

test('asks to retry for a recent unknown e-mail, but not for an old one', async () => {
  expect((await report(event('email.bounced', 'elsewhere'))).status).toBe(503)
  expect((await report(event('email.bounced', 'elsewhere', new Date(Date.now() - 11 * 60_000)))).status).toBe(
    200,
  )
})

test('a request handled by a person stays handled', async () => {
  const { providerId, reference } = await delivered()
  const { db } = await contactStore()
  await db.updateTable('deliveries').set({ state: 'handled' }).where('reference', '=', reference).execute()
  expect((await report(event('email.bounced', providerId))).status).toBe(200)
  expect(await delivery(reference)).toMatchObject({ state: 'handled' })
})

describe('changes nothing without a valid signature', () => {
  const now = () => Math.floor(Date.now() / 1000)
  test.each([
    ['none', () => ({})],
    [
      'one by another key',
      (body: string) => signed(body, { key: Buffer.from('another').toString('base64') }),
    ],
    ['one over another body', () => signed('{}')],
    ['one for another id', (body: string) => ({ ...signed(body), 'svix-id': 'msg_2' })],
    ['one that is six minutes old', (body: string) => signed(body, { seconds: now() - 360 })],
    ['one from the future', (body: string) => signed(body, { seconds: now() + 360 })],
  ])('%s', async (_name, headers) => {
    const { providerId, reference } = await delivered()
    const body = event('email.bounced', providerId)
    expect((await post(body, headers(body) as Record<string, string>)).status).toBe(401)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
  })
})

test('stops reading an endless body', async () => {
  const body = 'x'.repeat(70_000)
  expect((await report(body)).status).toBe(413)
})

test('other methods: 405 with Allow', () => {
  const answer = route.GET()
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
})
