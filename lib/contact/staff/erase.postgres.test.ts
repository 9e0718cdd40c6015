import { openPool } from '@/lib/platform/database/postgres-pool.server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { claimDelivery } from '@/lib/contact/store/outbox.server'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { openSharedDatabase } from '@/lib/contact/store/postgres.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { accessLogText } from '@/lib/contact/staff/tables.server'
import { eraseRequest } from '@/lib/contact/staff/erase.server'
import { findStored } from '@/lib/contact/store/stored-requests.server'

jest.setTimeout(30_000)

const start = Date.UTC(2026, 10, 17, 18)
const ring = keyRing([Buffer.alloc(32, 7)])

test('in PostgreSQL, other instances see an erasure and its log entry', async () => {
  const server = await startPostgres()
  const pools = [openPool(server.url), openPool(server.url)] as const
  try {
    const [store, other] = await Promise.all(
      pools.map(async (pool) => ({ db: await openSharedDatabase(pool), ring })),
    )
    const reference = await saveSample(store!, {}, { receivedAt: start })
    const access = { staff: { account: 'spine', name: null }, command: 'erase' as const, now: start }
    const erase = () => eraseRequest(store!.db, { reference, dataDir: '/nowhere', access })

    await claimDelivery(other!.db, start - 1)
    expect(await claimDelivery(other!.db, start)).toMatchObject({ reference })
    expect(await erase()).toEqual({ ok: false, code: 'sending' })
    await other!.db.updateTable('deliveries').set({ state: 'failed', lease_until: null }).execute()

    expect(await erase()).toEqual({ ok: true, stored: true, repeats: 1, mailFiles: 0 })
    expect(await findStored(other!.db, reference)).toMatchObject({
      state: 'handled',
      sealed: Buffer.alloc(0),
      erased_at: start,
    })
    expect(await accessLogText(other!.db)).toMatch(new RegExp(`spine +- +erase +${reference}$`))
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
    await server.close()
  }
})
