import { openPool } from '@/lib/platform/database/postgres-pool.server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { dueNotices } from '@/lib/contact/callback/notices.server'
import { openRequests } from '@/lib/contact/callback/open-requests.server'
import { openSharedDatabase } from '@/lib/contact/store/postgres.server'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { linkStaff } from '@/lib/contact/store/access-log.server'
import { findStored, openBody } from '@/lib/contact/store/stored-requests.server'
import { purge } from '@/lib/contact/store/purge.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { recordCall, undoCall } from '@/lib/contact/callback/call-results.server'
import { callbacksOf } from '@/lib/contact/store/callbacks.server'

jest.setTimeout(30_000)

const start = Date.UTC(2026, 10, 17, 18)
const hour = 60 * 60 * 1000
const day = 24 * hour
const ring = keyRing([Buffer.alloc(32, 7)])

test('with PostgreSQL, one of two presses at once is recorded; it can be undone, and is deleted in time', async () => {
  const server = await startPostgres()
  const pools = [openPool(server.url), openPool(server.url)] as const
  try {
    const [store, other] = await Promise.all([
      openSharedDatabase(pools[0]).then((db) => ({ db, ring })),
      openSharedDatabase(pools[1]).then((db) => ({ db, ring })),
    ])
    const reference = await saveSample(store, {}, { receivedAt: start })
    const press = {
      requests: [{ reference, version: 0 }],
      staff: linkStaff('Maria'),
      callAt: null,
      now: start + 1,
      note: 'Canary',
      result: 'called' as const,
    }
    const recorded = await Promise.all([
      recordCall(store, press),
      recordCall(other, { ...press, now: start + 2 }),
    ])
    expect(recorded.map(({ ok }) => ok).sort()).toEqual([false, true])
    const [callback] = (await callbacksOf(other.db, [reference]))(reference)
    expect(callback).toMatchObject({
      result: 'called',
      staff: 'Maria',
      state_before: 'pending',
      undone_at: null,
    })
    // Two hours before its deadline.
    const late = start + 22 * hour
    expect(dueNotices(await openRequests(other.db), late, undefined)).toEqual([])
    const stored = (await findStored(other.db, reference))!
    expect(openBody(ring, stored)).toMatchObject({
      ok: true,
      received: { request: { firstName: 'Jane', notes: [{ at: callback!.at, text: 'Canary' }] } },
    })
    expect(Buffer.from(stored.sealed).toString('latin1')).not.toContain('Canary')

    const undo = {
      requests: [{ reference, version: callback!.at }],
      staff: linkStaff('Ana'),
      now: start + 1000,
    }
    expect(await undoCall(other, undo)).toEqual({ ok: true })
    expect(dueNotices(await openRequests(store.db), late, undefined).map(({ key }) => key)).toContain(
      `reminder-${reference}`,
    )

    await recordCall(store, { ...press, requests: [{ reference, version: start + 1000 }], now: start + 2000 })
    await purge(other.db, start + 8 * day)
    expect((await findStored(store.db, reference))?.erased_at).toBe(start + 8 * day)
    await purge(other.db, start + 91 * day)
    expect((await callbacksOf(store.db, [reference]))(reference)).toEqual([])
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
    await server.close()
  }
})
