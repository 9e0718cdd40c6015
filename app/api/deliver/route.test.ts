import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import * as route from './route'

const dataDir = temporaryFolders()()
process.env.DATA_DIR = dataDir
process.env.CRON_SECRET = 'made-up-cron-secret'

const call = (authorization?: string) =>
  route.GET(
    new Request('http://localhost:3000/api/deliver', authorization ? { headers: { authorization } } : {}),
  )

test.each([undefined, 'Bearer', 'Bearer wrong', 'made-up-cron-secret', 'Bearer made-up-cron-secret2'])(
  'rejects %s and delivers nothing',
  async (authorization) => {
    const reference = await saveSample(await contactStore(), { firstName: String(authorization) })
    const answer = await call(authorization)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { db } = await contactStore()
    const row = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    expect(row).toMatchObject({ state: 'pending' })
  },
)

const clock = jest.spyOn(Date, 'now')
afterAll(() => clock.mockRestore())
const setClock = (time: string) => clock.mockReturnValue(Date.parse(time))
const counts = {
  delivered: 0,
  notices: 0,
  waiting: 0,
  late: 0,
  failed: 0,
  uncertain: 0,
  oldestMinutes: 0,
  lastHour: 0,
  refused: 0,
  erased: 0,
}
const mailFiles = () => readdirSync(join(dataDir, 'mail'))

test('delivers due requests and returns only counts', async () => {
  setClock('2026-11-21T10:00:00-08:00')
  const answer = await call('Bearer made-up-cron-secret')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ...counts, delivered: 5 })
  expect(mailFiles()).toHaveLength(5)
})

test('sends the reminder and the digest that are due, once', async () => {
  // Received on Sunday at 11 AM, so due on Monday at 11 AM.
  const receivedAt = Date.parse('2026-11-22T11:00:00-08:00')
  const reference = await saveSample(await contactStore(), {}, { receivedAt })
  setClock('2026-11-23T08:00:00-08:00')
  const first = (await (await call('Bearer made-up-cron-secret')).json()) as object
  expect(first).toEqual({ ...counts, delivered: 1, notices: 2 })
  expect(mailFiles()).toEqual(expect.arrayContaining([`reminder-${reference}.eml`, 'digest-2026-11-23.eml']))
  setClock('2026-11-23T08:01:00-08:00')
  expect(await (await call('Bearer made-up-cron-secret')).json()).toEqual(counts)
})

test('other methods: 405 with Allow', () => {
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const answer = route[method]()
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
  }
})

test('returns 404 without CRON_SECRET, or with the webhook secret', async () => {
  delete process.env.CRON_SECRET
  await jest.isolateModulesAsync(async () => {
    const { GET } = await import('./route')
    const { POST } = await import('../mail-events/route')
    expect((await GET(new Request('http://localhost:3000/api/deliver'))).status).toBe(404)
    const event = new Request('http://localhost:3000/api/mail-events', { method: 'POST', body: '{}' })
    expect((await POST(event)).status).toBe(404)
  })
})
