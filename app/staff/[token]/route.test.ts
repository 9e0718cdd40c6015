import { markDelivered } from '@/lib/contact/store/outbox.server'
import { accessLogText } from '@/lib/contact/staff/tables.server'
import { findStored } from '@/lib/contact/store/stored-requests.server'
import { erase, requestCommands, type CommandContext } from '@/lib/contact/staff/commands.server'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { GET, POST } from './route'

const newFolder = temporaryFolders()
const passcode = 'made-up-passcode'
const site = 'https://spine.example.com'
const minute = 60_000
const day = 24 * 60 * minute
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
  const { db } = await contactStore()
  reference = await saveSample(await contactStore(), {}, { receivedAt: start })
  await markDelivered(db, reference, { now: start })
  token = await tokenOf(reference)
})
afterEach(async () => (await contactStore()).db.destroy())

async function tokenOf(wanted: string): Promise<string> {
  const { db, ring } = await contactStore()
  const stored = await findStored(db, wanted)
  const address = linkAddress(site, ring, stored!)
  return address!.slice(`${site}/staff/`.length)
}

const context = (used: string) => ({ params: Promise.resolve({ token: used }) })
const get = (used = token) => GET(new Request(`${site}/staff/${used}`), context(used))
type Fields = Record<string, string>
const post = (fields: Fields, { used = token, headers = {} as Fields } = {}) =>
  POST(
    new Request(`${site}/staff/${used}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: 'null',
        'x-forwarded-for': '203.0.113.5',
        ...headers,
      },
      body: new URLSearchParams(fields),
    }),
    context(used),
  )
const open = (more: Fields = {}, options = {}) => post({ action: 'open', passcode, ...more }, options)
const textOf = async (answer: Response | Promise<Response>) => (await answer).text()
/** The hidden fields of the page's forms. */
const hiddenIn = (page: string) =>
  Object.fromEntries(
    Array.from(page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g), ([, name, value]) => [
      name,
      value,
    ]),
  ) as Fields
const press = async (action: string, page: string, more: Fields = {}) =>
  post({ ...hiddenIn(page), action, note: '', ...more })
const log = async () => accessLogText((await contactStore()).db)
const stateOf = async () => {
  const stored = await findStored((await contactStore()).db, reference)
  return [stored?.state, stored?.handled_at]
}

describe('scanners that open links', () => {
  test('GET shows a button and a passcode field, whatever the token, and changes and records nothing', async () => {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('Show the request')
    expect(page).toContain('type="password"')
    expect(page).not.toMatch(/Jane|Sample|0123|back hurts|HS-/)
    expect(page).not.toContain('<script')
    expect(await textOf(get('A'.repeat(43)))).toBe(page)
    expect(await stateOf()).toEqual(['delivered', null])
    expect(await log()).toBe('Nobody has read or erased a request yet.')
  })
})

describe('opening a request', () => {
  test('shows it, with a number to tap, and records the view without contents', async () => {
    const answer = await open()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    for (const words of ['Jane Sample', 'href="tel:5595550123"', 'Spanish', 'Mornings are worst.', reference])
      expect(page).toContain(words)
    expect(page).toMatch(/<h1>Call by Wednesday 10 AM<\/h1>/)
    expect(page).not.toContain('<script')
    expect(await log()).toMatch(new RegExp(`staff link +- +show +${reference}`))
    expect(await log()).not.toMatch(/Jane|0123|hurts/)
  })

  test('reminds of the signs that can’t wait only if the message has one', async () => {
    expect(await textOf(open())).not.toContain('Bladder, bowel')
    const urgent = await saveSample(
      await contactStore(),
      { firstName: 'Ann' },
      { receivedAt: start, urgency: 'emergency' },
    )
    const used = await tokenOf(urgent)
    expect(await textOf(open({}, { used }))).toContain('Bladder, bowel, numbness, weakness or fever in')
  })

  test('typed text stays text', async () => {
    const typed = {
      firstName: '<img src=x onerror=alert(1)>',
      lastName: 'a\u202Eb',
      message: '</p><script>x</script>',
    }
    const { db } = await contactStore()
    reference = await saveSample(await contactStore(), typed, { receivedAt: start })
    await markDelivered(db, reference, { now: start })
    const page = await textOf(open({}, { used: await tokenOf(reference) }))
    expect(page).not.toMatch(/<img|<script/)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; a[U+202E]b')
  })

  test('if the view can’t be recorded, shows nothing', async () => {
    const { db } = await contactStore()
    await db.schema.dropTable('access_log').execute()
    const answer = await open()
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('Jane')
  })

  test('off without STAFF_PASSCODE', async () => {
    process.env.STAFF_PASSCODE = ''
    expect((await get()).status).toBe(404)
    expect((await open()).status).toBe(404)
  })
})

describe('a forwarded e-mail', () => {
  test('without the passcode it shows nothing, and guesses are limited per address', async () => {
    for (let guess = 1; guess <= 5; guess++) {
      const answer = await open({ passcode: `guess-${guess}` })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('Jane')
    }
    expect((await open({ passcode: 'guess-6' })).status).toBe(429)
    const locked = await open()
    expect(locked.status).toBe(429)
    expect(await locked.text()).toContain('Please wait 10 minutes,')
    expect((await open({}, { headers: { 'x-forwarded-for': '203.0.113.6' } })).status).toBe(200)
  })

  test('each wrong passcode is logged and in the access log, without the passcode', async () => {
    const lines = logLines()
    await open({ passcode: 'guess-canary' })
    expect(await log()).toMatch(new RegExp(`staff link +- +refused +${reference}$`, 'm'))
    expect(lines.join()).toContain('contact: wrong staff passcode')
    expect((await log()) + lines.join()).not.toContain('canary')
  })

  test('guesses from many addresses are limited for each request', async () => {
    const guess = (index: number) =>
      open({ passcode: 'guess' }, { headers: { 'x-forwarded-for': `203.0.113.${index}` } })
    for (let index = 1; index <= 20; index++) expect((await guess(index)).status).toBe(403)
    const locked = await guess(21)
    expect(locked.status).toBe(429)
    expect(await locked.text()).toContain('Please wait 24 hours,')
  })

  test('and for all requests together, because the passcode is the same: 100 a day', async () => {
    const store = await contactStore()
    for (let index = 0; index < 101; index++) {
      if (index % 20 === 0)
        token = await tokenOf(await saveSample(store, { firstName: `P${index}` }, { receivedAt: start }))
      const answer = await open(
        { passcode: 'guess' },
        { headers: { 'x-forwarded-for': `198.51.100.${index}` } },
      )
      expect([index, answer.status]).toEqual([index, index < 100 ? 403 : 429])
    }
    expect((await open()).status).toBe(429)
  })

  test('the link stops working after 7 days', async () => {
    clock.mockReturnValue(start + 7 * day - 1)
    expect((await open()).status).toBe(200)
    clock.mockReturnValue(start + 7 * day)
    expect((await open()).status).toBe(404)
  })

  test('and at once if it is revoked or the request is erased', async () => {
    const store = await contactStore()
    const staff = { account: 'ann', name: null }
    const command = { store, staff, now: start } as CommandContext
    await requestCommands.revoke(command, (await findStored(store.db, reference))!)
    const answer = await open()
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Jane')
    expect(await log()).toMatch(new RegExp(`ann +- +revoke +${reference}`))

    const erased = await saveSample(store, { firstName: 'Ann' }, { receivedAt: start })
    const used = await tokenOf(erased)
    expect((await open({}, { used })).status).toBe(200)
    await erase({ ...command, dataDir: newFolder() }, erased)
    expect((await open({}, { used })).status).toBe(404)
  })
})

describe('guessing tokens', () => {
  test('a changed, shortened or foreign token opens nothing', async () => {
    const bytes = Buffer.from(token, 'base64url')
    const changed = [0, 15, 16, 31].map((index) => {
      const copy = Buffer.from(bytes)
      copy[index]! ^= 1
      return copy.toString('base64url')
    })
    const foreign = linkAddress(site, keyRing([Buffer.alloc(32, 9)]), {
      link_id: bytes.subarray(0, 16).toString('base64url'),
      key_id: '',
    })!.slice(-43)
    for (const used of [...changed, foreign, token.slice(1), `${token}A`, '../about']) {
      const answer = await open({}, { used })
      expect([used, answer.status]).toEqual([used, 404])
    }
    expect(await log()).toBe('Nobody has read or erased a request yet.')
  })

  test('the token says nothing about the request, and another request has another one', async () => {
    const other = await tokenOf(await saveSample(await contactStore(), { firstName: 'Ann' }))
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(other.slice(0, 20)).not.toBe(token.slice(0, 20))
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(reference)
  })

  test('100 posts in 10 minutes from one address, then 429', async () => {
    for (let count = 0; count < 100; count++) await open({}, { used: 'A'.repeat(43) })
    expect((await open({}, { used: 'A'.repeat(43) })).status).toBe(429)
  })
})

describe('what came of the call', () => {
  test.each([
    ['called', 'Called', 'handled'],
    ['left-message', 'Left a message', 'handled'],
    ['not-reached', 'Couldn’t reach', 'delivered'],
  ] as const)('%s: one press, recorded once', async (action, label, state) => {
    const page = await textOf(open())
    clock.mockReturnValue(start + minute)
    const answer = await press(action, page, { note: 'Will call back <b>Monday</b>' })
    expect(answer.status).toBe(200)
    const after = await answer.text()
    expect(after).toContain(`Nov 17, 2026, 10:01 AM PST: ${label}`)
    expect(after).toContain('Note: Will call back &lt;b&gt;Monday&lt;/b&gt;')
    expect((await stateOf())[0]).toBe(state)
    expect(await log()).toMatch(new RegExp(`staff link +- +${action} +${reference}`))
    expect(await log()).not.toContain('Monday')
  })

  test('the note is encrypted, and erased with the request', async () => {
    await press('called', await textOf(open()), { note: 'Canary-note' })
    const { db } = await contactStore()
    const everything = JSON.stringify([
      await db.selectFrom('requests').selectAll().execute(),
      await db.selectFrom('callbacks').selectAll().execute(),
    ])
    expect(everything).not.toContain('Canary')
    const { sealed } = (await findStored(db, reference))!
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('Canary')
  })

  test('a note of more than 200 characters changes nothing and is kept in the field', async () => {
    const answer = await press('called', await textOf(open()), { note: 'x'.repeat(201) })
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('Use 200 characters or fewer')
    expect(page).toContain(`value="${'x'.repeat(201)}"`)
    expect((await stateOf())[0]).toBe('delivered')
    expect((await press('called', page, { note: 'x'.repeat(200) })).status).toBe(200)
  })

  test('can be undone for 10 minutes, with its note', async () => {
    const called = await textOf(press('called', await textOf(open()), { note: 'Wrong person' }))
    clock.mockReturnValue(start + 10 * minute - 1)
    const undone = await press('undo', called)
    expect(undone.status).toBe(200)
    const page = await undone.text()
    expect(page).toContain('Called (undone)')
    expect(page).not.toContain('Wrong person')
    expect(page).not.toContain('value="undo"')
    expect(await stateOf()).toEqual(['delivered', null])

    const again = await textOf(press('called', page))
    clock.mockReturnValue(start + 20 * minute)
    const late = await press('undo', again)
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('too late to undo')
    expect((await stateOf())[0]).toBe('handled')
  })
})

describe('replay', () => {
  test('the same press sent twice, or after an undo, is recorded once', async () => {
    const page = await textOf(open())
    const called = await textOf(press('called', page))
    clock.mockReturnValue(start + minute)
    const second = await press('called', page)
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('Someone changed this request')
    await press('undo', called)
    expect((await press('called', page)).status).toBe(409)
    expect((await press('undo', called)).status).toBe(409)
    expect((await stateOf())[0]).toBe('delivered')
    const { db } = await contactStore()
    expect(await db.selectFrom('callbacks').selectAll().execute()).toHaveLength(1)
  })

  test('a page works for half an hour, and for its own request only', async () => {
    const page = await textOf(open())
    const other = await saveSample(await contactStore(), { firstName: 'Ann' }, { receivedAt: start })
    const elsewhere = await post({ ...hiddenIn(page), action: 'called' }, { used: await tokenOf(other) })
    expect(elsewhere.status).toBe(403)
    expect(await elsewhere.text()).not.toContain('Ann')
    clock.mockReturnValue(start + 30 * minute)
    const late = await press('called', page)
    expect(late.status).toBe(403)
    expect(await late.text()).not.toContain('Jane')
    expect((await stateOf())[0]).toBe('delivered')
  })
})

describe('other websites', () => {
  test.each<[string, Fields]>([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser, from elsewhere', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('a post is refused: %s', async (_name, headers) => {
    const page = await textOf(open())
    for (const fields of [
      { action: 'open', passcode },
      { ...hiddenIn(page), action: 'called' },
    ]) {
      const answer = await post(fields, { headers })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('Jane')
    }
    expect((await stateOf())[0]).toBe('delivered')
  })

  test('and without the page’s proof, even from our own origin', async () => {
    for (const proof of ['', 'x.y', `${start + minute}.${'A'.repeat(43)}`])
      expect((await post({ action: 'called', version: '0', proof })).status).toBe(403)
    expect((await stateOf())[0]).toBe('delivered')
  })
})
