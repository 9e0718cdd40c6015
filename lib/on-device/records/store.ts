import type { z } from 'zod'
import { changeSignal } from './changes'
import { openDatabase, storeCode, storeNames, type Database, type StoreName } from './database'
import { mergeRecords, type Matches, type Winner } from './merge'
import { failure, success, type Result } from './result'
import {
  daySchema,
  personSchema,
  planSchema,
  recordsVersion,
  savedFormSchema,
  type Day,
  type Records,
  type Person,
  type Plan,
  type SavedForm,
} from './schema'

/** The valid entries of a list. Invalid ones are skipped but stay stored. */
function readable<Schema extends z.ZodType>(schema: Schema, entries: readonly unknown[]): z.infer<Schema>[] {
  return entries.flatMap((entry) => {
    const { success: isRead, data } = schema.safeParse(entry)
    return isRead ? [data] : []
  })
}

const ofPerson = (personId: string) => IDBKeyRange.bound([personId], [personId, []])

async function readAll(database: Database): Promise<Records> {
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

/** Writes the entries in one transaction, after clearing all stores if `emptyFirst` is set. */
async function putAll(database: Database, records: Records, emptyFirst: boolean): Promise<void> {
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
 * Opens the on-device records. Browser only. Every call resolves to a value or a code and never throws. A
 * write is durable when its call resolves, and every open tab is notified (`onChange`).
 */
export async function openRecords(): Promise<Result<RecordsStore>> {
  const opened = await openDatabase()
  return opened.ok ? success(storeOn(opened.value)) : opened
}

export type RecordsStore = ReturnType<typeof storeOn>

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
    /** Deletes the person and all their entries. */
    deletePerson: (id: string) => change(() => deletePerson(database, id)),

    plan: (personId: string) =>
      attempt(async () => readable(planSchema, [await database.get('plans', personId)])[0] ?? null),
    savePlan: (plan: Plan) => change(async () => void (await database.put('plans', planSchema.parse(plan)))),

    /** A person's days, oldest first. */
    days: (personId: string) =>
      attempt(async () => readable(daySchema, await database.getAll('days', ofPerson(personId)))),
    saveDay: (day: Day) => change(async () => void (await database.put('days', daySchema.parse(day)))),
    deleteDay: (personId: string, date: string) => change(() => database.delete('days', [personId, date])),

    /** A person's saved forms. */
    forms: (personId: string) =>
      attempt(async () => readable(savedFormSchema, await database.getAll('forms', ofPerson(personId)))),
    saveForm: (form: SavedForm) =>
      change(async () => void (await database.put('forms', savedFormSchema.parse(form)))),
    deleteForm: (personId: string, formId: string) =>
      change(() => database.delete('forms', [personId, formId])),

    all: () => attempt(() => readAll(database)),
    /** Deletes everything and stores these records instead. */
    replaceAll: (records: Records) => change(() => putAll(database, records, true)),
    /** Adds a file's records; people who are the same become one. */
    merge: (file: Records, matches: Matches, winner: Winner) =>
      change(async () =>
        putAll(database, mergeRecords(await readAll(database), file, matches, winner).written, false),
      ),
    deleteAll: () =>
      change(() =>
        putAll(database, { version: recordsVersion, people: [], plans: [], days: [], forms: [] }, true),
      ),
  }
}
