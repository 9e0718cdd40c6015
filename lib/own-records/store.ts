import type { z } from 'zod'
import { changeSignal } from './changes'
import { openDatabase, storeCode, storeNames, type Database, type StoreName } from './database'
import { additions } from './merge'
import { failure, success, type Result } from './result'
import {
  daySchema,
  personSchema,
  planSchema,
  recordsVersion,
  savedFormSchema,
  type Day,
  type OwnRecords,
  type Person,
  type Plan,
  type SavedForm,
} from './schema'

/** What can be read of a list; an entry that cannot stays stored and is left out. */
function readable<Schema extends z.ZodType>(schema: Schema, entries: readonly unknown[]): z.infer<Schema>[] {
  return entries.flatMap((entry) => {
    const { success: isRead, data } = schema.safeParse(entry)
    return isRead ? [data] : []
  })
}

const ofPerson = (personId: string) => IDBKeyRange.bound([personId], [personId, []])

async function readAll(database: Database): Promise<OwnRecords> {
  const transaction = database.transaction(storeNames)
  const [people, plans, days, forms] = await Promise.all([
    transaction.objectStore('people').getAll(),
    transaction.objectStore('plans').getAll(),
    transaction.objectStore('days').getAll(),
    transaction.objectStore('forms').getAll(),
  ])
  return {
    version: recordsVersion,
    people: readable(personSchema, people),
    plans: readable(planSchema, plans),
    days: readable(daySchema, days),
    forms: readable(savedFormSchema, forms),
  }
}

/** Empties the stores, where asked, and puts the entries in: all of it or nothing. */
async function putAll(database: Database, records: OwnRecords, emptyFirst: boolean): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite')
  const put = (name: StoreName, entries: readonly (Person | Plan | Day | SavedForm)[]) =>
    entries.map((entry) => transaction.objectStore(name).put(entry as never))
  const steps = [
    ...(emptyFirst ? storeNames.map((name) => transaction.objectStore(name).clear()) : []),
    ...put('people', records.people),
    ...put('plans', records.plans),
    ...put('days', records.days),
    ...put('forms', records.forms),
  ]
  await Promise.all([...steps, transaction.done])
}

async function deletePerson(database: Database, id: string): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite')
  await Promise.all([
    transaction.objectStore('people').delete(id),
    transaction.objectStore('plans').delete(id),
    transaction.objectStore('days').delete(ofPerson(id)),
    transaction.objectStore('forms').delete(ofPerson(id)),
    transaction.done,
  ])
}

/**
 * Opens what this device keeps of its people. In the browser only. Every call answers with a value or a code, never
 * throws; a write is on the device when it answers, and every open tab hears of it (`onChange`).
 */
export async function openOwnRecords(): Promise<Result<OwnRecordsStore>> {
  const opened = await openDatabase()
  return opened.ok ? success(storeOn(opened.value)) : opened
}

export type OwnRecordsStore = ReturnType<typeof storeOn>

function storeOn(database: Database) {
  const signal = changeSignal()
  async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
    try {
      return success(await work())
    } catch (error) {
      return failure(storeCode(error))
    }
  }
  async function change<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
    const result = await attempt(work)
    if (result.ok) signal.announce()
    return result
  }
  return {
    onChange: signal.onChange,
    close() {
      signal.close()
      database.close()
    },

    people: () => attempt(async () => readable(personSchema, await database.getAll('people'))),
    addPerson: (name: string) =>
      change(async () => {
        const person = personSchema.parse({ id: crypto.randomUUID(), name })
        await database.put('people', person)
        return person
      }),
    renamePerson: (id: string, name: string) =>
      change(async () => void (await database.put('people', personSchema.parse({ id, name })))),
    /** With all that is kept for the person. */
    deletePerson: (id: string) => change(() => deletePerson(database, id)),

    plan: (personId: string) =>
      attempt(async () => readable(planSchema, [await database.get('plans', personId)])[0] ?? null),
    savePlan: (plan: Plan) => change(async () => void (await database.put('plans', planSchema.parse(plan)))),

    /** A person's days, the oldest first. */
    days: (personId: string) =>
      attempt(async () => readable(daySchema, await database.getAll('days', ofPerson(personId)))),
    saveDay: (day: Day) => change(async () => void (await database.put('days', daySchema.parse(day)))),
    deleteDay: (personId: string, date: string) => change(() => database.delete('days', [personId, date])),

    /** All that a person has filled in. */
    forms: (personId: string) =>
      attempt(async () => readable(savedFormSchema, await database.getAll('forms', ofPerson(personId)))),
    saveForm: (form: SavedForm) =>
      change(async () => void (await database.put('forms', savedFormSchema.parse(form)))),
    deleteForm: (personId: string, formId: string) =>
      change(() => database.delete('forms', [personId, formId])),

    all: () => attempt(() => readAll(database)),
    /** What is here gives way to these records. */
    replaceAll: (records: OwnRecords) => change(() => putAll(database, records, true)),
    /** Adds what is not here yet; what is here stays as it is. */
    merge: (records: OwnRecords) =>
      change(async () => putAll(database, additions(await readAll(database), records).added, false)),
    deleteAll: () =>
      change(() =>
        putAll(database, { version: recordsVersion, people: [], plans: [], days: [], forms: [] }, true),
      ),
  }
}
