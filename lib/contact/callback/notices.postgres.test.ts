import { openPool } from '@/lib/platform/database/postgres-pool.server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { openSharedDatabase } from '@/lib/contact/store/postgres.server'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { addresses, transportThat } from '@/lib/contact/testing/delivery-fixture.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { dueNotices } from '@/lib/contact/callback/notices.server'
import { openRequests } from '@/lib/contact/callback/open-requests.server'
import { sendNotices } from '@/lib/contact/delivery/delivery.server'
import { putNotices } from '@/lib/contact/store/notices.server'

jest.setTimeout(30_000)

const ring = keyRing([Buffer.alloc(32, 7)])
const at = (dayOfMonth: number, time: string) => Date.parse(`2026-11-${dayOfMonth}T${time}:00-08:00`)

test('with PostgreSQL, three instances send one digest, and one reminder for each request', async () => {
  const server = await startPostgres()
  const pools = [1, 2, 3].map(() => openPool(server.url))
  try {
    const stores = await Promise.all(
      pools.map(async (pool) => ({ db: await openSharedDatabase(pool), ring })),
    )
    const references: string[] = []
    for (const client of ['198.51.100.7', '198.51.100.8'])
      references.push(await saveSample(stores[0]!, {}, { receivedAt: at(17, '11:00'), client }))
    const { mails, transport } = transportThat()
    const runAll = () =>
      Promise.all(
        stores.map(async (store) => {
          await putNotices(store, dueNotices(await openRequests(store.db), at(18, '08:00'), undefined))
          await sendNotices({ store, transport, addresses, now: () => at(18, '08:00') })
        }),
      )
    await Promise.all([runAll(), runAll()])
    await runAll()
    expect(mails.map(({ key }) => key).sort()).toEqual([
      'digest-2026-11-18',
      ...references.map((reference) => `reminder-${reference}`).sort(),
    ])
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
    await server.close()
  }
})
