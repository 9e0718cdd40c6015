import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { markHandled } from '@/lib/contact/store/orders.server'
import { markDelivered } from '@/lib/contact/store/outbox.server'
import { expiredMailFiles, purge, purgeMailFiles } from '@/lib/contact/store/purge.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()
const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 17, 18)

let folder: string
let store: ContactStore
beforeEach(async () => {
  folder = newFolder()
  mkdirSync(join(folder, 'mail'))
  store = await openStore(folder)
})
afterEach(() => store.db.destroy())

const save = (firstName: string) => saveSample(store, { firstName }, { receivedAt: start })
function write(name: string, at: number) {
  const path = join(folder, 'mail', name)
  writeFileSync(path, 'Name: Jane Sample')
  utimesSync(path, at / 1000, at / 1000)
}
const files = () => readdirSync(join(folder, 'mail')).sort()
async function purgeAll(now: number) {
  await purge(store.db, now)
  return purgeMailFiles(store.db, folder, now)
}

test("deletes a delivered request's file together with its body, 30 days after delivery if nobody answered", async () => {
  const reference = await save('Jane')
  await markDelivered(store.db, reference, { now: start })
  write(`${reference}.eml`, start)
  write(`confirmation-${reference}.eml`, start)
  expect(await purgeAll(start + 30 * day - 1)).toBe(0)
  expect(files()).toEqual([`${reference}.eml`, `confirmation-${reference}.eml`])
  expect(await purgeAll(start + 30 * day)).toBe(2)
  expect(files()).toEqual([])
})

test('keeps the file while the staff need the body, but never longer than 90 days', async () => {
  const [failed, handled] = [await save('Ann'), await save('Bob')]
  await markHandled(store.db, handled, start + 30 * day)
  for (const reference of [failed, handled]) write(`${reference}.2.eml`, start)
  expect(await purgeAll(start + 37 * day - 1)).toBe(0)
  expect(await purgeAll(start + 37 * day)).toBe(1)
  expect(await purgeAll(start + 90 * day - 1)).toBe(0)
  expect(files()).toEqual([`${failed}.2.eml`])
  expect(await purgeAll(start + 90 * day)).toBe(1)
  expect(files()).toEqual([])
})

test('deletes files of unstored requests, alerts and partial files after 7 days', async () => {
  for (const name of ['HS-7K3M-9Q2T.eml', 'alert-1700000000000.eml', 'HS-0000-0001.eml.1234.tmp'])
    write(name, start)
  expect(await expiredMailFiles(store.db, folder, start + 7 * day - 1)).toEqual([])
  expect(await expiredMailFiles(store.db, folder, start + 7 * day)).toHaveLength(3)
  expect(files()).toHaveLength(3)
  expect(await purgeAll(start + 7 * day)).toBe(3)
})

test('does nothing if e-mails were never written to files', async () => {
  expect(await purgeMailFiles(store.db, newFolder(), start)).toBe(0)
})
