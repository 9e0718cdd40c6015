import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { openDatabase } from './database'
import { openRecords, type RecordsStore } from './store'
import { anna, anyRecords, bert, emptyRecords, sampleDay, sampleRecords } from './testing/sample-records'

const opened: RecordsStore[] = []

async function open(): Promise<RecordsStore> {
  const result = await openRecords()
  if (!result.ok) throw new Error(result.code)
  opened.push(result.value)
  return result.value
}

/** Opens the database directly, like a page from another version of the site. */
function openRaw(version: number, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('records', version)
    request.onupgradeneeded = () => upgrade(request.result)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })
}

/** The database as version 1 left it: without forms. */
function version1(database: IDBDatabase): void {
  database.createObjectStore('people', { keyPath: 'id' }).put(anna)
  database.createObjectStore('plans', { keyPath: 'personId' }).put(sampleRecords.plans[0])
  database.createObjectStore('days', { keyPath: ['personId', 'date'] }).put(sampleDay('2026-11-03'))
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  for (const records of opened.splice(0)) records.close()
})

test('stores a person with plan, days and forms, and deletes them together', async () => {
  const records = await open()
  const added = await records.addPerson('  Anna Example ')
  const id = added.ok ? added.value.id : ''
  expect(await records.people()).toEqual({ ok: true, value: [{ id, name: 'Anna Example' }] })
  await records.renamePerson(id, 'Anna E.')
  await records.savePlan({
    personId: id,
    procedure: 'fusion',
    operatedOn: '2026-11-02',
    revision: 0,
    questions: '',
  })
  await records.saveDay(sampleDay('2026-11-04', { personId: id }))
  await records.saveDay(sampleDay('2026-11-03', { personId: id }))
  await records.saveDay(sampleDay('2026-11-03', { personId: id, pain: 2 }))
  const days = await records.days(id)
  expect(days.ok && days.value.map(({ date, pain }) => [date, pain])).toEqual([
    ['2026-11-03', 2],
    ['2026-11-04', 4],
  ])
  await records.deleteDay(id, '2026-11-03')
  expect(await records.days(id)).toMatchObject({ value: [{ date: '2026-11-04' }] })
  await records.deletePerson(id)
  expect(await records.all()).toEqual({ ok: true, value: emptyRecords })
})

test('deleting one person keeps the other’s entries', async () => {
  const records = await open()
  await records.replaceAll(sampleRecords)
  await records.deletePerson(anna.id)
  expect(await records.all()).toMatchObject({
    value: { people: [bert], plans: [], days: [{ personId: bert.id }], forms: [] },
  })
})

test('records survive reopening the page', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecords, async (any) => {
      const records = await open()
      await records.replaceAll(any)
      records.close()
      const again = await (await open()).all()
      const sorted = (list: readonly object[]) => list.map((entry) => JSON.stringify(entry)).sort()
      expect(again.ok && sorted(again.value.days)).toEqual(sorted(any.days))
      expect(again.ok && sorted(again.value.people)).toEqual(sorted(any.people))
    }),
    { numRuns: 25 },
  )
})

test('merging keeps existing entries and adds missing ones', async () => {
  const records = await open()
  await records.replaceAll({ ...emptyRecords, people: [anna], days: [sampleDay('2026-11-03', { pain: 9 })] })
  await records.merge(sampleRecords, { a1: 'a1', b2: null }, 'device')
  expect(await records.all()).toMatchObject({
    value: {
      people: [anna, bert],
      days: [{ date: '2026-11-03', pain: 9 }, { personId: bert.id }],
      forms: [{ formId: 'history' }],
    },
  })
})

test('upgrading from version 1 keeps all data and adds forms', async () => {
  const old = await openRaw(1, version1)
  old.close()
  const records = await open()
  expect(await records.all()).toEqual({
    ok: true,
    value: { ...sampleRecords, people: [anna], days: [sampleDay('2026-11-03')], forms: [] },
  })
  expect(await records.saveForm(sampleRecords.forms[0]!)).toEqual({ ok: true, value: undefined })
})

test('an open tab lets a newer version upgrade, then reports that it is outdated', async () => {
  const records = await open()
  await records.replaceAll(sampleRecords)
  const newer = await openRaw(3, (database) => database.createObjectStore('moods'))
  expect(await records.people()).toEqual({ ok: false, code: 'outdated' })
  newer.close()
  expect(await openRecords()).toEqual({ ok: false, code: 'outdated' })
})

test('reports a tab that keeps an old version open instead of waiting for it', async () => {
  const old = await openRaw(1, version1)
  expect(await openDatabase(20)).toEqual({ ok: false, code: 'blocked' })
  old.close()
})

test('tells a browser without storage from one with full storage', async () => {
  const records = await open()
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  expect(await records.addPerson('Anna')).toEqual({ ok: false, code: 'full' })
  put.mockRestore()
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true })
  expect(await openRecords()).toEqual({ ok: false, code: 'unavailable' })
})

test('skips an unreadable entry but keeps it stored', async () => {
  const records = await open()
  const raw = await openRaw(2, () => undefined)
  raw
    .transaction('days', 'readwrite')
    .objectStore('days')
    .put({ personId: anna.id, date: '2026-11-03', pain: 'bad' })
  await records.saveDay(sampleDay('2026-11-04'))
  expect(await records.days(anna.id)).toMatchObject({ value: [{ date: '2026-11-04' }] })
  raw.close()
})

test('a change in one tab notifies the others', async () => {
  const [one, other] = [await open(), await open()]
  const heard = new Promise<string>((resolve) => other.onChange(() => resolve('heard')))
  await one.addPerson('Anna')
  expect(await heard).toBe('heard')
})
