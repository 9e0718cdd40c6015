import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { reopenDelivery } from '@/lib/contact/store/orders.server'
import { claimDelivery, markDelivered } from '@/lib/contact/store/outbox.server'
import { saveRequest } from '@/lib/contact/store/save-request.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { eraseRequest, eraseText } from '@/lib/contact/staff/erase.server'
import { findStored } from '@/lib/contact/store/stored-requests.server'

const newFolder = temporaryFolders()
const start = Date.UTC(2026, 10, 21, 0, 5)
const minute = 60_000

let folder: string
let store: ContactStore
beforeEach(async () => {
  folder = newFolder()
  store = await openStore(folder)
  mkdirSync(join(folder, 'mail'))
})
afterEach(() => store.db.destroy())

async function save(clientKey?: string) {
  const added = {
    request: sampleRequest,
    marks: ['honeypot' as const],
    receivedAt: start,
    clientKey,
    client: '198.51.100.7',
  }
  const saved = await saveRequest(store, added)
  if (!saved.ok) throw new Error(saved.code)
  return saved.reference!
}
const erase = (reference: string, now = start + minute) => {
  const access = { staff: { account: 'spine', name: 'Ana' }, command: 'erase' as const, now }
  return eraseRequest(store.db, { reference, dataDir: folder, access })
}
const writeMail = (name: string) => writeFileSync(join(folder, 'mail', name), 'Name: Jane Sample')
const accessLog = () => store.db.selectFrom('access_log').selectAll().execute()

test('nothing of the person is left, in the rows or in the files', async () => {
  const reference = await save('a-long-client-key-1')
  const encrypted = Buffer.from((await findStored(store.db, reference))!.sealed)
  for (const name of [`${reference}.eml`, `${reference}.2.eml`, 'HS-0000-0001.eml']) writeMail(name)
  await markDelivered(store.db, reference, { now: start, providerId: 'mail-1' })

  expect(await erase(reference)).toEqual({ ok: true, stored: true, repeats: 2, mailFiles: 2 })
  expect(await findStored(store.db, reference)).toMatchObject({
    sealed: Buffer.alloc(0),
    key_id: '',
    marks: '[]',
    provider_id: null,
    state: 'delivered',
    erased_at: start + minute,
  })
  expect(await store.db.selectFrom('repeats').selectAll().execute()).toEqual([])
  expect(readdirSync(join(folder, 'mail'))).toEqual(['HS-0000-0001.eml'])
  for (const name of ['requests.sqlite', 'requests.sqlite-wal'])
    expect(readFileSync(join(folder, name)).includes(encrypted)).toBe(false)
  expect(await reopenDelivery(store.db, 'mail-1', 'bounced')).toBe(false)
  expect(await accessLog()).toEqual([
    { at: start + minute, account: 'spine', name: 'Ana', command: 'erase', subject: reference },
  ])
})

test.each(['pending', 'failed', 'uncertain'] as const)(
  'a %s request is never sent afterward',
  async (state) => {
    const reference = await save()
    await store.db.updateTable('deliveries').set({ state, last_error: 'unauthorized' }).execute()
    expect(await erase(reference)).toMatchObject({ ok: true })
    expect(await claimDelivery(store.db, start + 999 * minute)).toBeUndefined()
    expect(await findStored(store.db, reference)).toMatchObject({
      state: 'handled',
      handled_at: start + minute,
    })
  },
)

test('leaves a request alone while it is being sent, but erases it if the sender has died', async () => {
  const reference = await save()
  await claimDelivery(store.db, start)
  const before = await findStored(store.db, reference)
  expect(await erase(reference, start + minute - 1)).toEqual({ ok: false, code: 'sending' })
  expect(await findStored(store.db, reference)).toEqual(before)
  expect(await accessLog()).toEqual([])
  expect(await erase(reference, start + minute)).toMatchObject({ ok: true })
})

test('also erases the mail file of a request that was never stored', async () => {
  writeMail('HS-7K3M-9Q2T.eml')
  const erased = await erase('HS-7K3M-9Q2T')
  expect(erased).toEqual({ ok: true, stored: false, repeats: 0, mailFiles: 1 })
  expect(eraseText('HS-7K3M-9Q2T', erased, start)).toContain('1 mail file in')
  expect(await accessLog()).toHaveLength(1)
  expect(await erase('HS-7K3M-9Q2T')).toEqual({ ok: false, code: 'unknown' })
})

test('can be repeated, and keeps the time of the first erasure', async () => {
  const reference = await save()
  await erase(reference)
  expect(await erase(reference, start + 5 * minute)).toMatchObject({ ok: true, repeats: 0 })
  expect(await findStored(store.db, reference)).toMatchObject({ erased_at: start + minute })
})

test("reports what it can't erase, and when backups will be gone", () => {
  const text = eraseText('HS-7K3M-9Q2T', { ok: true, stored: true, repeats: 1, mailFiles: 0 }, start)
  expect(text).toContain('deleted by Nov 27, 2026, 4:05 PM PST')
  expect(text).toContain("in the staff's mailbox")
})
