import { claimDelivery } from '@/lib/contact/store/outbox.server'
import { retryDelivery } from '@/lib/contact/store/orders.server'
import {
  deliveryFixture,
  hour,
  minute,
  start,
  transportThat,
} from '@/lib/contact/testing/delivery-fixture.server'
import type { SendResult } from '@/lib/contact/delivery/transports/transport'

const fixture = deliveryFixture()
const { deliver, delivery, save } = fixture

describe('uncertain sends', () => {
  const inDoubt: SendResult = { ok: false, code: 'timed-out' }

  test('are retried with the same key for 23 hours after the first one began', async () => {
    const { mails, transport } = transportThat({ ok: false, code: 'busy' }, ...Array(50).fill(inDoubt))
    const reference = await save()
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ in_doubt_since: null })

    fixture.now += 30 * hour
    const began = fixture.now
    for (const passed of [0, 10 * hour, 23 * hour - 1]) {
      fixture.now = began + passed
      await deliver(transport)
      expect(await delivery(reference)).toMatchObject({ state: 'pending', in_doubt_since: began })
    }
    expect(mails).toHaveLength(4)
    expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1)

    fixture.now = began + 23 * hour + 5 * minute
    await deliver(transport)
    expect(mails).toHaveLength(4)
    expect(await delivery(reference)).toMatchObject({
      state: 'uncertain',
      last_error: 'timed-out',
      lease_until: null,
      in_doubt_since: began,
    })
    fixture.now += 24 * hour
    await deliver(transport)
    expect(mails).toHaveLength(4)
  })

  test('a process that died while sending counts as one, starting from its claim', async () => {
    const { mails, transport } = transportThat()
    const reference = await save()
    await claimDelivery(fixture.store.db, fixture.now)
    expect(await delivery(reference)).toMatchObject({ state: 'sending', in_doubt_since: start })
    fixture.now += 23 * hour
    await deliver(transport)
    expect(mails).toEqual([])
    expect(await delivery(reference)).toMatchObject({ state: 'uncertain' })
  })

  test('a clear rejection does not resolve an earlier uncertain send', async () => {
    const { transport } = transportThat(inDoubt, { ok: false, code: 'busy' })
    const reference = await save()
    await deliver(transport)
    fixture.now += 4 * minute
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ last_error: 'busy', in_doubt_since: start })
  })

  test('an outage without uncertain sends is retried indefinitely', async () => {
    const { transport } = transportThat(...Array(3).fill({ ok: false, code: 'unreachable' }))
    const reference = await save()
    for (let day = 0; day < 3; day++) {
      await deliver(transport)
      expect(await delivery(reference)).toMatchObject({ state: 'pending' })
      fixture.now += 24 * hour
    }
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
  })

  test('resending it creates a new e-mail with a new key', async () => {
    const { mails, transport } = transportThat(inDoubt)
    const reference = await save()
    await deliver(transport)
    fixture.now += 24 * hour
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ state: 'uncertain' })
    await retryDelivery(fixture.store.db, reference, fixture.now)
    await deliver(transport)
    expect(mails.map(({ key }) => key)).toEqual([reference, `${reference}.2`])
    expect(await delivery(reference)).toMatchObject({ state: 'delivered', round: 2 })
  })
})
