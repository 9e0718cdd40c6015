import { NextRequest } from 'next/server'
import { staffPage } from '@/lib/contact/callback/staff-page.server'
import { accessLogText } from '@/lib/contact/staff/tables.server'
import { erase, storeCommands, type CommandContext } from '@/lib/contact/staff/commands.server'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import { markDelivered } from '@/lib/contact/store/outbox.server'
import { findStored } from '@/lib/contact/store/stored-requests.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import { POST } from './route'

const newFolder = temporaryFolders()
const passcode = 'made-up-passcode'
const site = 'https://spine.example.com'
const minute = 60_000
const hour = 60 * minute
/** Tuesday, November 17, 2026 at 10 AM at the office. */
const start = Date.UTC(2026, 10, 17, 18)

const environment = { STAFF_PASSCODE: passcode, SITE_URL: site, TRUSTED_PROXY_HOPS: '1' }
jest.mock('@/lib/platform/env', () => {
  const actual = jest.requireActual<typeof import('@/lib/platform/env')>('@/lib/platform/env')
  return { ...actual, env: () => actual.parseEnvironment(process.env) }
})

let reference = ''
let token = ''
const clock = jest.spyOn(Date, 'now')
afterAll(() => clock.mockRestore())

beforeEach(async () => {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith('hanford.')) Reflect.deleteProperty(globalThis, symbol)
  Object.assign(process.env, environment, { DATA_DIR: newFolder() })
  clock.mockReturnValue(start)
  const { ring } = await contactStore()
  token = linkAddress(site, ring, start)!.slice(`${site}/staff/`.length)
  reference = await save()
})
afterEach(async () => (await contactStore()).db.destroy())

async function save(change: Parameters<typeof saveSample>[1] = {}, more: object = {}): Promise<string> {
  const store = await contactStore()
  const saved = await saveSample(store, change, { receivedAt: start, ...more })
  await markDelivered(store.db, saved, { now: start })
  return saved
}

type Fields = Record<string, string>
const post = (fields: Fields, { used = token, cookie = '', headers = {} as Fields } = {}) =>
  POST(
    new NextRequest(`${site}/staff/${used}/press`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: 'null',
        'x-forwarded-for': '203.0.113.5',
        'x-forwarded-proto': 'https',
        cookie,
        ...headers,
      },
      body: new URLSearchParams(fields),
    }),
    { params: Promise.resolve({ token: used }) },
  )
/** What came of a press: 'ok', a problem's code, or the status of another answer. */
const endOf = (answer: Response, used = token) => {
  const location = answer.headers.get('location')
  if (answer.status !== 303 || location === null) return answer.status
  if (location === `/staff/${used}`) return 'ok'
  return location.slice(`/staff/${used}?problem=`.length)
}
const open = (more: Fields = {}, options = {}) =>
  post({ action: 'open', passcode, name: 'Maria', ...more }, options)
/** The cookie of someone who typed the passcode. */
async function signIn(name = 'Maria'): Promise<string> {
  const answer = await open({ name })
  return /^staff=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
}
const page = (cookie: string, used = token) => staffPage(used, cookie.replace(/^staff=/, '') || undefined)
async function list(cookie: string) {
  const shown = await page(cookie)
  if (shown.kind !== 'list') throw new Error(shown.kind)
  return shown.list
}
/** Presses a button of the first person's card. */
async function press(action: string, cookie: string, more: Fields = {}) {
  const [person] = (await list(cookie)).people
  return endOf(await post({ requests: person!.requests, action, note: '', ...more }, { cookie }))
}
const log = async () => accessLogText((await contactStore()).db)
const stateOf = async (wanted = reference) => (await findStored((await contactStore()).db, wanted))?.state

describe('scanners that open links', () => {
  test('without a session the page asks for the passcode, whatever the token, and records nothing', async () => {
    expect(await page('')).toEqual({ kind: 'gate' })
    expect(await page('', 'A'.repeat(30))).toEqual({ kind: 'gate' })
    expect(await page('staff=e30.x')).toEqual({ kind: 'gate' })
    expect(await log()).toBe('Nobody has read or erased a request yet.')
  })
})

describe('opening the list', () => {
  test('the passcode gives a cookie for the staff’s pages only, for a working day', async () => {
    const answer = await open()
    expect(endOf(answer)).toBe('ok')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^staff=[\w.-]+; Path=\/staff; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
    )
    const cookie = await signIn()
    clock.mockReturnValue(start + 12 * hour - 1)
    expect((await page(cookie)).kind).toBe('list')
    clock.mockReturnValue(start + 12 * hour)
    expect(await page(cookie)).toEqual({ kind: 'gate' })
  })

  test('each request is in the access log once for each session, with the name and without contents', async () => {
    const cookie = await signIn('Maria')
    await list(cookie)
    await list(cookie)
    const later = await save({ firstName: 'Ann' })
    await list(cookie)
    expect((await log()).match(/ show .*/g)?.map((line) => line.trim().split(/ +/))).toEqual([
      ['show', reference],
      ['show', later],
    ])
    expect(await log()).toMatch(/staff link +Maria +show/)
    expect(await log()).not.toMatch(/Jane|0123|hurts/)
  })

  test('if that can’t be recorded, shows nothing', async () => {
    const cookie = await signIn()
    const { db } = await contactStore()
    await db.schema.dropTable('access_log').execute()
    expect(await page(cookie)).toEqual({ kind: 'unavailable' })
  })

  test('a first name is needed, and is one line', async () => {
    for (const name of ['', ' ', 'x'.repeat(41), 'a\nb']) expect(endOf(await open({ name }))).toBe('name')
    expect(endOf(await open({ name: 'x'.repeat(40) }))).toBe('ok')
  })

  test('off without STAFF_PASSCODE', async () => {
    const cookie = await signIn()
    process.env.STAFF_PASSCODE = ''
    expect(await page(cookie)).toEqual({ kind: 'gone' })
    expect(endOf(await open())).toBe(404)
  })

  test('another passcode, or pressing Lock, ends it', async () => {
    const cookie = await signIn()
    const locked = await post({ action: 'lock' }, { cookie })
    expect(locked.headers.get('set-cookie')).toMatch(/^staff=; Path=\/staff; Max-Age=0;/)
    process.env.STAFF_PASSCODE = 'another-passcode'
    expect(await page(cookie)).toEqual({ kind: 'gate' })
    expect(endOf(await post({ action: 'called' }, { cookie }))).toBe('expired')
  })
})

describe('a forwarded e-mail', () => {
  test('guesses of the passcode are limited per address', async () => {
    for (let guess = 1; guess <= 5; guess++)
      expect(endOf(await open({ passcode: `guess-${guess}` }))).toBe('passcode')
    expect(endOf(await open())).toBe('locked&minutes=10')
    expect(endOf(await open({}, { headers: { 'x-forwarded-for': '203.0.113.6' } }))).toBe('ok')
  })

  test('each wrong passcode is logged and in the access log, without the passcode', async () => {
    const lines = logLines()
    await open({ passcode: 'guess-canary' })
    expect(await log()).toMatch(/staff link +- +refused +the list$/m)
    expect(lines.join()).toContain('contact: wrong staff passcode')
    expect((await log()) + lines.join()).not.toContain('canary')
  })

  test('guesses from many addresses are limited over all links: 100 a day', async () => {
    const { ring } = await contactStore()
    for (let index = 0; index < 101; index++) {
      const used = linkAddress(site, ring, start + index)!.slice(-30)
      const headers = { 'x-forwarded-for': `198.51.100.${index}` }
      const answer = await open({ passcode: 'guess' }, { used, headers })
      expect([index, endOf(answer, used)]).toEqual([index, index < 100 ? 'passcode' : 'locked&minutes=1440'])
    }
    expect(endOf(await open())).toBe('locked&minutes=1440')
  })

  test('a link works until the end of the next working day', async () => {
    clock.mockReturnValue(Date.parse('2026-11-18T23:59:59-08:00'))
    const cookie = await signIn()
    expect((await page(cookie)).kind).toBe('list')
    clock.mockReturnValue(Date.parse('2026-11-19T00:00:00-08:00'))
    expect(await page(cookie)).toEqual({ kind: 'gone' })
    expect(endOf(await open())).toBe('gone')
  })

  test('over a weekend, until the end of Monday', async () => {
    const { ring } = await contactStore()
    clock.mockReturnValue(Date.parse('2026-11-23T23:59:59-08:00'))
    const used = linkAddress(site, ring, Date.parse('2026-11-20T09:00:00-08:00'))!.slice(-30)
    expect(endOf(await open({}, { used }), used)).toBe('ok')
    clock.mockReturnValue(Date.parse('2026-11-24T00:00:00-08:00'))
    expect(endOf(await open({}, { used }), used)).toBe('gone')
  })

  test('and at once if links are revoked, with everybody’s session; newer links work', async () => {
    const store = await contactStore()
    const cookie = await signIn()
    clock.mockReturnValue(start + minute)
    const context = { store, staff: { account: 'ann', name: null }, now: start + minute } as CommandContext
    await storeCommands.revoke(context)
    expect(await page(cookie)).toEqual({ kind: 'gate' })
    expect(endOf(await open())).toBe('gone')
    expect(await log()).toMatch(/ann +- +revoke +all links/)
    const used = linkAddress(site, store.ring, start + 2 * minute)!.slice(-30)
    expect(endOf(await open({}, { used }), used)).toBe('ok')
  })
})

test('a changed, shortened or foreign token opens nothing, even with a session', async () => {
  const cookie = await signIn()
  const bytes = Buffer.from(token, 'base64url')
  const changed = [0, 5, 6, 21].map((index) => {
    const copy = Buffer.from(bytes)
    copy[index]! ^= 1
    return copy.toString('base64url')
  })
  const foreign = linkAddress(site, keyRing([Buffer.alloc(32, 9)]), start)!.slice(-30)
  for (const used of [...changed, foreign]) {
    expect([used, endOf(await open({}, { used }), used)]).toEqual([used, 'gone'])
    expect(await page(cookie, used)).toEqual({ kind: 'gone' })
  }
  for (const used of [token.slice(1), `${token}A`, '../about']) {
    expect(endOf(await open({}, { used }))).toBe(404)
    expect(await page(cookie, used)).toEqual({ kind: 'gone' })
  }
})

test('200 presses in 10 minutes from one address, then a wait', async () => {
  for (let count = 0; count < 200; count++) await post({ action: 'lock' })
  expect(endOf(await post({ action: 'lock' }))).toBe('locked&minutes=10')
})

describe('what came of the call', () => {
  test.each([
    ['called', 'Called', 'handled'],
    ['booked', 'Booked', 'handled'],
    ['not-a-patient', 'Not a patient', 'handled'],
    ['left-message', 'Left a message', 'delivered'],
    ['not-reached', 'Couldn’t reach', 'delivered'],
    ['wrong-number', 'Wrong number', 'delivered'],
  ] as const)('%s: one press, recorded with the name', async (action, label, state) => {
    const cookie = await signIn('Maria')
    clock.mockReturnValue(start + minute)
    expect(await press(action, cookie, { note: 'Will call back <b>Monday</b>' })).toBe('ok')
    expect(await stateOf()).toBe(state)
    const { saved, people, done } = await list(cookie)
    expect(saved?.text).toBe(`Saved: Jane Sample, ${label}.`)
    const line = `Nov 17, 2026, 10:01 AM PST: ${label}, Maria. Note: Will call back <b>Monday</b>`
    expect(state === 'handled' ? done[0]?.line : people[0]?.history[0]).toBe(line)
    expect(await log()).toMatch(new RegExp(`staff link +Maria +${action} +${reference}`))
    expect(await log()).not.toContain('Monday')
  })

  test('tries are counted until someone reaches the patient', async () => {
    const cookie = await signIn()
    await press('not-reached', cookie)
    await press('left-message', cookie)
    expect((await list(cookie)).people[0]?.status).toEqual(['2 tries so far'])
    await press('wrong-number', cookie)
    expect((await list(cookie)).people[0]?.status).toEqual([
      '3 tries so far',
      'The number is wrong. Please e-mail the patient instead.',
    ])
  })

  test('a time to call back takes the place of the deadline', async () => {
    const cookie = await signIn()
    expect(await press('call-back', cookie)).toBe('time')
    expect(await press('call-back', cookie, { time: String(start - minute) })).toBe('time')
    const time = Date.parse('2026-11-19T14:30:00-08:00')
    expect(await press('call-back', cookie, { time: String(time) })).toBe('ok')
    expect((await list(cookie)).people[0]).toMatchObject({ due: 'Call back Thursday 2:30 PM', tone: 'open' })
    clock.mockReturnValue(time)
    const { ring } = await contactStore()
    token = linkAddress(site, ring, time)!.slice(-30)
    expect((await list(await signIn())).people[0]).toMatchObject({ tone: 'soon' })
  })

  test('the note is encrypted, and erased with the request', async () => {
    await press('left-message', await signIn(), { note: 'Canary-note' })
    const store = await contactStore()
    const everything = JSON.stringify([
      await store.db.selectFrom('requests').selectAll().execute(),
      await store.db.selectFrom('callbacks').selectAll().execute(),
    ])
    expect(everything).not.toContain('Canary')
    const { sealed } = (await findStored(store.db, reference))!
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('Canary')
    const staff = { account: 'ann', name: null }
    await erase({ store, staff, now: start, dataDir: newFolder() } as unknown as CommandContext, reference)
    expect((await list(await signIn())).people).toEqual([])
  })

  test('a note of more than 200 characters changes nothing', async () => {
    const cookie = await signIn()
    expect(await press('called', cookie, { note: 'x'.repeat(201) })).toBe('note')
    expect(await stateOf()).toBe('delivered')
    expect(await press('called', cookie, { note: 'x'.repeat(200) })).toBe('ok')
  })

  test('can be undone for a day, with its note', async () => {
    const cookie = await signIn()
    await press('called', cookie, { note: 'Wrong person' })
    const { saved, done } = await list(cookie)
    expect(saved?.undo).toBe(done[0]?.undo)
    const undo = { action: 'undo', requests: done[0]!.undo! }
    expect(endOf(await post(undo, { cookie }))).toBe('ok')
    expect(await stateOf()).toBe('delivered')
    const [person] = (await list(cookie)).people
    expect(person?.history).toEqual(['Nov 17, 2026, 10:00 AM PST: Called, Maria (undone)'])
    expect(person?.undo).toBeNull()

    await press('called', cookie)
    const late = (await list(cookie)).done[0]!.undo!
    clock.mockReturnValue(start + 24 * hour + minute)
    const again = await signIn()
    expect(endOf(await post({ action: 'undo', requests: late }, { cookie: again }))).toBe('undo')
    expect(await stateOf()).toBe('handled')
  })
})

describe('one person’s requests', () => {
  test('are together, and one press is for all of them; undo, too', async () => {
    const second = await save({ message: 'Me again.', email: 'Jane@example.com' }, { receivedAt: start + 1 })
    const other = await save({ firstName: 'Ann' }, { receivedAt: start + 2 })
    const cookie = await signIn()
    const { people } = await list(cookie)
    expect(people.map(({ texts }) => texts.map((text) => text.reference))).toEqual([
      [reference, second],
      [other],
    ])
    expect(await press('called', cookie, { note: 'Both' })).toBe('ok')
    expect([await stateOf(), await stateOf(second), await stateOf(other)]).toEqual([
      'handled',
      'handled',
      'delivered',
    ])
    const { saved } = await list(cookie)
    expect(endOf(await post({ action: 'undo', requests: saved!.undo! }, { cookie }))).toBe('ok')
    expect([await stateOf(), await stateOf(second)]).toEqual(['delivered', 'delivered'])
  })

  test('what can’t wait is first, with why', async () => {
    await save({ firstName: 'Ann' }, { urgency: 'emergency' })
    const { people, counts } = await list(await signIn())
    expect(counts).toBe('2 to call, 1 of them now')
    expect(people[0]).toMatchObject({ name: 'Ann Sample', due: 'CALL NOW', tone: 'now' })
    expect(people[0]?.texts[0]?.triage).toMatch(/^Bladder, bowel/)
    expect(people[1]).toMatchObject({ name: 'Jane Sample', due: 'Call by Wednesday 10 AM', tone: 'open' })
    expect(people[1]?.texts[0]?.triage).toBeNull()
  })

  test('the card has what the call needs: number, language, interpreter; typed text is neutralized', async () => {
    await save({ firstName: 'a\u202Eb', message: 'www.evil.example' }, { receivedAt: start + minute })
    const { people } = await list(await signIn())
    expect(people[0]?.phone).toMatchObject({ value: '(559) 555-0123', href: 'tel:5595550123' })
    expect(people[0]?.texts[0]?.rows).toEqual(
      expect.arrayContaining([
        { label: 'Language', value: 'Spanish' },
        { label: 'Interpreter', value: 'Offer one. It’s free for the patient.' },
      ]),
    )
    expect(people[1]?.name).toBe('a[U+202E]b Sample')
    expect(people[1]?.texts[0]?.message).toBe('www[.]evil.example')
  })
})

describe('two receptionists', () => {
  test('the second sees who is calling, for ten minutes or until there is a result', async () => {
    const [maria, ana] = [await signIn('Maria'), await signIn('Ana')]
    expect(await press('calling', maria)).toBe('ok')
    expect((await list(ana)).people[0]?.calling).toBe('Maria is calling, since 10 AM')
    expect((await list(maria)).people[0]?.calling).toBe('You are calling, since 10 AM')
    expect(await press('calling', ana)).toBe('taken')
    clock.mockReturnValue(start + 10 * minute)
    expect((await list(ana)).people[0]?.calling).toBeNull()
    expect(await press('calling', ana)).toBe('ok')
    expect(await press('not-reached', ana)).toBe('ok')
    expect((await list(maria)).people[0]?.calling).toBeNull()
  })

  test('a press on a page that is out of date changes nothing; that someone is calling doesn’t matter', async () => {
    const [maria, ana] = [await signIn('Maria'), await signIn('Ana')]
    const { requests } = (await list(maria)).people[0]!
    await press('calling', ana)
    expect(endOf(await post({ action: 'called', requests }, { cookie: maria }))).toBe('ok')
    expect(endOf(await post({ action: 'not-reached', requests }, { cookie: ana }))).toBe('changed')
    expect(endOf(await post({ action: 'called', requests }, { cookie: maria }))).toBe('changed')
    expect((await list(maria)).done[0]?.line).toMatch(/: Called, Maria$/)
  })
})

test.each<[string, Fields]>([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['an old browser, from elsewhere', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
])('a post of another website is refused: %s', async (_name, headers) => {
  const cookie = await signIn()
  const { requests } = (await list(cookie)).people[0]!
  for (const fields of [
    { action: 'open', passcode, name: 'Eve' },
    { action: 'called', requests },
  ]) {
    const answer = await post(fields, { cookie, headers })
    expect(endOf(answer)).toBe('foreign')
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect(await stateOf()).toBe('delivered')
})
