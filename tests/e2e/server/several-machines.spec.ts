import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startResendReceiver } from '../../../lib/contact/testing/resend-receiver'
import { startPostgres } from '../../support/servers/postgres-server'
import { startStubModel } from '../../support/servers/stub-model-server'
import { deliverable, deliverNow, patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { linkIn, passcode } from '../../support/servers/staff'

/** Three instances of the site, one database, one mail service, one model. */
test.describe.configure({ mode: 'serial' })

// The site's own limits.
const contactPoints = 5
const assistantPoints = 10
const modelCalls = 20

let postgres: Awaited<ReturnType<typeof startPostgres>>
let receiver: Awaited<ReturnType<typeof startResendReceiver>>
let model: Awaited<ReturnType<typeof startStubModel>>
let sites: Awaited<ReturnType<typeof startSite>>[] = []

const configuration = () => ({
  DATABASE_URL: postgres.url,
  REQUESTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  TRUSTED_PROXY_HOPS: '1',
  ...deliverable,
  MAIL_TRANSPORT: 'resend',
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: receiver.url,
  CONTACT_TO: 'staff@example.com',
  CONTACT_FROM: 'site@example.com',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
  ASSISTANT_DAILY_BUDGET: String(modelCalls),
  STAFF_PASSCODE: passcode,
})

test.beforeAll(async () => {
  test.setTimeout(90_000)
  postgres = await startPostgres()
  receiver = await startResendReceiver()
  model = await startStubModel()
  sites = await Promise.all([1, 2, 3].map(() => startSite(configuration())))
  // Until then they load what search and assistant need, and answer late.
  const ready = () => Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))
  await expect.poll(ready, { timeout: 50_000 }).toEqual([200, 200, 200])
})
test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await Promise.all([receiver.close(), model.close(), postgres.close()])
})

let addresses = 0
const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`
const anySite = () => sites[Math.floor(Math.random() * sites.length)]!

function post(path: string, body: object, { url = anySite().url, address = newAddress(), cookie = '' } = {}) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  })
}

const send = async (firstName: string, from?: { url?: string; address?: string }) => {
  const response = await post('/api/contact', { ...patient, firstName }, from)
  return { status: response.status, ...((await response.json()) as { reference?: string; error?: object }) }
}
const ask = (from?: { address?: string; cookie?: string }) =>
  post('/api/ai-assistant', { message: 'What is a herniated disc?' }, from)
/**
 * The references the staff have been mailed about, one per mail. The service drops a repeat with the same key.
 */
const mailed = () =>
  [...new Map(receiver.calls.map((call) => [call.idempotencyKey, call])).values()]
    .map(({ mail }) => String(mail.subject).split(': appointment request '))
    .flatMap(([, reference]) => reference ?? [])
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('60 requests to three instances: each is mailed exactly once', async () => {
  const answers = await times(60, (index) => send(`Person ${index}`))
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200))
  const references = answers.map(({ reference }) => reference).sort()
  expect(new Set(references).size).toBe(60)
  await expect.poll(() => new Set(mailed()).size, { timeout: 30_000 }).toBe(60)
  // All instances check once more for due deliveries.
  await Promise.all(sites.map(({ url }) => deliverNow(url)))
  expect(mailed().sort()).toEqual(references)
})

test('submitted to all instances at once, it is a single request and mail', async () => {
  receiver.calls.splice(0)
  const address = newAddress()
  const answers = await times(5, (index) => send('Same', { url: sites[index % 3]!.url, address }))
  // Only the first press gets the reference.
  const references = answers.flatMap(({ reference }) => reference ?? [])
  expect(references).toHaveLength(1)
  await expect.poll(mailed).toEqual(references)
})

test('one IP address has a single request limit across instances', async () => {
  const address = newAddress()
  const answers = await times(30, (index) => send(`Many ${index}`, { address }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(contactPoints)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - contactPoints)
})

test('one device has a single question limit, and all visitors share one model budget', async () => {
  const cookie = 'assistant-limit=0123456789abcdef012345'
  const answers = await times(30, () => ask({ cookie }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(assistantPoints)
  const retryAfter = answers.find(({ status }) => status === 429)?.headers.get('retry-after')
  expect(Number(retryAfter)).toBeGreaterThan(0)

  const others = await times(40, () => ask())
  expect(others.map(({ status }) => status)).toEqual(Array(40).fill(200))
  expect(model.calls).toHaveLength(modelCalls)
})

test('without script, any instance shows the result of a form', async () => {
  const [first, second] = sites
  const answer = await fetch(`${first!.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': newAddress() },
    body: new URLSearchParams({ ...patient, firstName: 'Plain', view: 'page' }),
  })
  expect(answer.status).toBe(303)
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  const page = await fetch(`${second!.url}${answer.headers.get('location')}`, { headers: { cookie } })
  expect(await page.text()).toMatch(/HS-[0-9A-Z]{4}-[0-9A-Z]{4}/)
})

const subjects = () => receiver.calls.map(({ mail }) => String(mail.subject))
const deliverEverywhere = () => Promise.all(sites.map(({ url }) => deliverNow(url)))

test('request, mail, link, called on another instance; and one reminder for what nobody marked', async () => {
  receiver.calls.splice(0)
  const [first, second, third] = sites
  const called = await send('Called', { url: first!.url })
  const forgotten = await send('Forgotten', { url: second!.url })
  await expect.poll(() => mailed().sort()).toEqual([called.reference, forgotten.reference].sort())
  const mail = receiver.calls.find(({ mail }) => String(mail.subject).endsWith(String(called.reference)))
  const text = String(mail?.mail.text)

  expect(await (await fetch(linkIn(text, first!.url))).text()).not.toContain('Called Example')
  const press = (url: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${linkIn(text, url)}/press`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams(fields),
    })
  const opened = await press(second!.url, { action: 'open', passcode, name: 'Maria' })
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';')
  const done = await press(third!.url, { action: 'called', requests: `${called.reference}:0` }, cookie)
  expect(done.headers.get('location')).toBe(linkIn(text, ''))
  const list = await (await fetch(linkIn(text, first!.url), { headers: { cookie } })).text()
  expect(list).toContain('Saved: Called Example, Called.')

  // Both came two hours ago, and the calls are due in an hour.
  const hour = 60 * 60 * 1000
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query('update requests set received_at = $1, call_by = $2 where reference = any($3)', [
    Date.now() - 2 * hour,
    Date.now() + hour,
    [called.reference, forgotten.reference],
  ])
  await client.end()
  await deliverEverywhere()
  await deliverEverywhere()
  const reminders = subjects().filter((subject) => subject.startsWith('Reminder: '))
  expect(reminders).toEqual([expect.stringMatching(`^Reminder: call by .+, request ${forgotten.reference}$`)])
})

test('without the database, pages and answers work, and no request is falsely accepted', async () => {
  receiver.calls.splice(0)
  await postgres.crash()
  for (const { url } of sites) expect((await fetch(`${url}/about`)).status).toBe(200)
  expect((await ask()).status).toBe(200)
  const answers = await times(6, (index) => send(`Nobody ${index}`))
  for (const { status, reference, error } of answers) {
    if (status === 200) expect(mailed()).toContain(reference)
    else expect([status, error]).toMatchObject([503, { code: 'unavailable' }])
  }
})

test('an instance can start without the database and recovers when it is back', async () => {
  const late = await startSite(configuration())
  sites.push(late)
  await postgres.start()
  receiver.calls.splice(0)
  const answers = await Promise.all(sites.map(({ url }, index) => send(`Back ${index}`, { url })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await expect.poll(() => mailed().sort()).toEqual(answers.map(({ reference }) => reference).sort())
})
