import { openStore } from '@/lib/contact/store/contact-store.server'
import { claimDelivery, LEASE_MS } from '@/lib/contact/store/outbox.server'
import { deliverDue } from '@/lib/contact/delivery/delivery.server'
import { addresses, deliveryFixture, transportThat } from '@/lib/contact/testing/delivery-fixture.server'
import type { Transport } from '@/lib/contact/delivery/transports/transport'

const fixture = deliveryFixture()
const { deliver, delivery, save } = fixture

describe('leases', () => {
  test('a delivery in progress is left alone until its lease ends, then retried', async () => {
    const reference = await save()
    // A process that died between claiming the delivery and recording the result.
    expect(await claimDelivery(fixture.store.db, fixture.now)).toMatchObject({ reference, attempts: 1 })
    expect(await delivery(reference)).toMatchObject({ state: 'sending', lease_until: fixture.now + LEASE_MS })

    const { mails, transport } = transportThat()
    fixture.now += LEASE_MS - 1
    await deliver(transport)
    expect(mails).toEqual([])

    fixture.now += 1
    await deliver(transport)
    expect(mails).toHaveLength(1)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('two processes with one database send each e-mail once', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Person ${index}`)
    for (const name of names) await save(name)
    const other = await openStore(fixture.folder)
    const { mails, transport } = transportThat()
    await Promise.all(
      [fixture.store, other].map((each) =>
        deliverDue({ store: each, transport, addresses, now: () => fixture.now }),
      ),
    )
    await other.db.destroy()
    expect(mails).toHaveLength(20)
    expect(new Set(mails.map(({ key }) => key)).size).toBe(20)
  })

  test("a process that lost its lease can't undo another's delivery", async () => {
    const reference = await save()
    const slow: Transport = {
      async send() {
        fixture.now += LEASE_MS
        await deliver(transportThat().transport)
        return { ok: false, code: 'timed-out' }
      },
    }
    await deliver(slow)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered', last_error: null })
  })
})
