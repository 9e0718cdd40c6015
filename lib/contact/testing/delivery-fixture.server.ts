import 'server-only'
import { deliverDue } from '@/lib/contact/delivery/delivery.server'
import type { Mail, SendResult, Transport } from '@/lib/contact/delivery/transports/transport'
import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

export const addresses = { from: 'website@example.com', to: 'requests@example.com' }
export const start = Date.UTC(2026, 10, 17, 18)
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

/** Opens an empty store before each test, with a clock (`now`) that starts at `start`. Call it outside of tests. */
export function deliveryFixture() {
  const newFolder = temporaryFolders()
  const fixture = {
    folder: '',
    store: {} as ContactStore,
    now: start,
    save: (firstName = 'Jane') => saveSample(fixture.store, { firstName }, { receivedAt: fixture.now }),
    delivery: (reference: string) =>
      fixture.store.db
        .selectFrom('deliveries')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
    deliver: (transport: Transport, more: object = {}) =>
      deliverDue({ store: fixture.store, transport, addresses, now: () => fixture.now, ...more }),
  }
  beforeEach(async () => {
    fixture.folder = newFolder()
    fixture.store = await openStore(fixture.folder)
    fixture.now = start
  })
  afterEach(() => fixture.store.db.destroy())
  return fixture
}

/** A transport that returns the given results, then accepts everything. */
export function transportThat(...answers: SendResult[]) {
  const mails: Mail[] = []
  const transport: Transport = {
    send: (mail) => {
      mails.push(mail)
      return Promise.resolve(answers.shift() ?? { ok: true })
    },
  }
  return { mails, transport }
}
