import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { countPurgeable, purge } from '@/lib/contact/store/purge.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { recordCall } from '@/lib/contact/callback/call-results.server'
import { storeCommands, type CommandContext } from '@/lib/contact/staff/commands.server'
import { linkStaff } from '@/lib/contact/store/access-log.server'
import { exportCsv } from '@/lib/contact/staff/export.server'
import { ageText, listData, listText } from '@/lib/contact/staff/tables.server'
import { orderHandled, orderRetry } from '@/lib/contact/staff/orders.server'
import { showText } from '@/lib/contact/staff/show-text.server'
import {
  deliveryStates,
  findStored,
  listStored,
  undeliveredStates,
} from '@/lib/contact/store/stored-requests.server'

const newFolder = temporaryFolders()
const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 21, 0, 5)

let store: ContactStore
beforeEach(async () => {
  store = await openStore(newFolder())
})
afterEach(() => store.db.destroy())

const save = (change: Parameters<typeof saveSample>[1] = {}, receivedAt = start) =>
  saveSample(store, change, { receivedAt })
const stored = async (reference: string) => (await findStored(store.db, reference))!
const set = (reference: string, values: object) =>
  store.db.updateTable('deliveries').set(values).where('reference', '=', reference).execute()

test('lists every state, and counts all but delivered and handled as undelivered', () => {
  expect([...deliveryStates].sort()).toEqual([...undeliveredStates, 'delivered', 'handled'].sort())
})

test("the list is a table in the office's time zone, newest last", async () => {
  const later = await save({ firstName: 'Bob' }, start + 60_000)
  const earlier = await save({ firstName: 'Ann' })
  await set(earlier, { state: 'failed', attempts: 12, last_error: 'refused' })
  const requests = await listStored(store.db)
  expect(listText(requests, start + 3 * 60_000).split('\n')).toEqual([
    'reference     received                   state    attempts  last error  age    call by                     due',
    `${earlier}  Nov 20, 2026, 4:05 PM PST  failed   12        refused     3 min  Nov 23, 2026, 12:00 PM PST  in 2 d`,
    `${later}  Nov 20, 2026, 4:06 PM PST  pending  0         -           2 min  Nov 23, 2026, 12:00 PM PST  in 2 d`,
  ])
  expect(listData(requests, start + 90_000)[0]).toEqual({
    reference: earlier,
    receivedAt: '2026-11-21T00:05:00.000Z',
    state: 'failed',
    attempts: 12,
    lastError: 'refused',
    ageMinutes: 1,
    isErased: false,
    urgency: null,
    callBy: '2026-11-23T20:00:00.000Z',
    isOverdue: false,
  })
  expect(listText([], start)).toBe('There are none.')
})

test('what can’t wait comes first, until it is handled', async () => {
  await save({ firstName: 'Ann' })
  const urgent = await saveSample(
    store,
    { firstName: 'Bob' },
    { receivedAt: start + 60_000, urgency: 'emergency' },
  )
  expect(listText(await listStored(store.db), start).split('\n')[1]).toMatch(
    new RegExp(`^${urgent} .* CALL NOW$`),
  )
  await set(urgent, { state: 'handled', handled_at: start })
  expect(listText(await listStored(store.db), start).split('\n')[2]).toMatch(new RegExp(`^${urgent} .* -$`))
})

test.each([
  [-5000, '0 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [47.9 * 60 * 60_000, '47 h'],
  [48 * 60 * 60_000, '2 d'],
])('%d ms ago is %s', (ms, text) => expect(ageText(ms)).toBe(text))

test("a message can't imitate our own lines or control the terminal", async () => {
  const typed = 'Hello\nName: Someone Else\r\u001b[2J\u009b1m \u2066x\u{E0041} ש\u200Cא'
  const { ok, text } = showText(await stored(await save({ message: typed })), store.ring)
  expect(ok).toBe(true)
  expect(text).toContain('> Hello\n> Name: Someone Else\n> [U+001B][2J[U+009B]1m [U+2066]x[U+E0041] ש\u200Cא')
  expect(text.match(/^Name:/gm)).toHaveLength(1)
})

test('an erased request is shown without its content, which is not an error', async () => {
  const reference = await save()
  await set(reference, { state: 'delivered', delivered_at: start })
  await purge(store.db, start + 30 * day)
  const { ok, text } = showText(await stored(reference), store.ring)
  expect(ok).toBe(true)
  expect(text).toContain('has been erased')
  expect(text).toContain('Erased: Sunday, December 20, 2026')
  expect(await orderRetry(store.db, await stored(reference), start)).toMatchObject({ ok: false })
})

test('without its key a request is not shown, and the export says why', async () => {
  const request = await stored(await save())
  const other = await openStore(newFolder())
  await other.db.destroy()
  expect(showText(request, other.ring)).toMatchObject({
    ok: false,
    text: expect.stringContaining('REQUESTS_KEY'),
  })
  expect(exportCsv([request], other.ring, () => [])).toContain('"No key here opens')
})

test('the export neutralizes typed text', async () => {
  const reference = await save({ firstName: '=1\u202e', message: 'a\n=2' })
  const row = exportCsv([await stored(reference)], store.ring, () => []).split('\r\n')[1]
  expect(row).toContain(`"'=1[U+202E] `)
  expect(row).toContain(`"a\n'=2"`)
})

test('a bounced request is sent again as a new e-mail', async () => {
  const reference = await save()
  await set(reference, { state: 'failed', last_error: 'bounced', provider_id: 'mail-1', delivered_at: start })
  const { ok, text } = await orderRetry(store.db, await stored(reference), start + day)
  expect(ok).toBe(true)
  expect(text).toContain('a new e-mail')
})

test('leaves a request alone while it is being sent', async () => {
  const reference = await save()
  await set(reference, { state: 'sending', lease_until: start + 60_000 })
  const request = await stored(reference)
  for (const order of [orderRetry, orderHandled]) {
    const { ok, text } = await order(store.db, request, start)
    expect(ok).toBe(false)
    expect(text).toContain('is being sent at this moment')
  }
  expect(await stored(reference)).toEqual(request)
})

test('the dry run of a purge counts what the purge then deletes', async () => {
  const references = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((firstName) => save({ firstName })))
  const [recent, week, old] = references as [string, string, string, string]
  await set(recent, { state: 'delivered', delivered_at: start + 99 * day })
  await set(week, { state: 'handled', handled_at: start + 90 * day })
  await set(old, { state: 'delivered', delivered_at: start })
  const counts = await countPurgeable(store.db, start + 100 * day)
  expect(counts).toEqual({ erased: 2, forgotten: 1 })
  expect(await listStored(store.db)).toHaveLength(4)
  expect(await purge(store.db, start + 100 * day)).toEqual(counts)
  expect(await countPurgeable(store.db, start + 100 * day)).toEqual({ erased: 0, forgotten: 0 })
})

test('the export has what came of the last call, when, and the notes', async () => {
  const reference = await save()
  const press = (result: 'left-message' | 'called', now: number, note: string, version = 0) =>
    recordCall(store, {
      requests: [{ reference, version }],
      staff: linkStaff('Maria'),
      now,
      result,
      note,
      callAt: null,
    })
  await press('left-message', start + 60_000, '=Voicemail')
  await press('called', start + 120_000, 'Sent to ER', start + 60_000)
  const answer = await storeCommands.export(
    { store, staff: { account: 'ann', name: null }, now: start + 180_000 } as CommandContext,
    { all: true },
  )
  const [head, row] = answer.text.split('\r\n')
  expect(head).toContain('"State","Last error","Call result","Call time","Call notes","Name"')
  expect(row).toContain(
    `"handled","","Called","Friday, November 20, 2026 at 4:07 PM PST","'=Voicemail\nSent to ER","Jane Sample"`,
  )
})
