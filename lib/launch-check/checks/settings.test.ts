import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { mailSettings, parseEnvironment } from '@/lib/platform/env'
import { nameServer, properContent, properRecords, properVariables, today } from '@/tests/support/proper-site'
import { launchCheck, type Source } from '../launch-check'

const key = Buffer.alloc(32, 7).toString('base64')
const facts = { now: today, lookUp: nameServer(properRecords), reach: async () => null }

/** What some checks find on a fully prepared site with some variables changed; undefined removes one. */
const found =
  (...names: string[]) =>
  async (variables: Source) =>
    (await launchCheck(properContent, { ...properVariables, ...variables }, facts))
      .filter(({ name }) => names.includes(name))
      .map(({ severity, name, where }) => `${severity} ${name}: ${where}`)

test.each([
  [undefined, ['Every page would name http://localhost as its URL.']],
  ['  ', ['Every page would name http://localhost as its URL.']],
  ['http://spine.nowhere', ['Requests with health information need https.']],
  ['https://spine.example.com', ['The host name is reserved for examples.']],
  ['https://localhost:3000', ['It is not a public host name.']],
  ['https://10.0.0.1', ['It is not a public host name.']],
  ['https://[::1]', ['It is not a public host name.']],
  ['http://127.0.0.1', ['It is not a public host name.', 'Requests with health information need https.']],
  ['https://spine.nowhere', []],
])('SITE_URL %s: %j', async (SITE_URL, problems) => {
  const findings = await launchCheck(properContent, { ...properVariables, SITE_URL }, facts)
  const about = findings.filter(({ name }) => name === 'site-url-not-public')
  expect(about.map(({ problem }) => problem)).toEqual(problems)
})

describe('storage', () => {
  const storage = found('storage-does-not-last', 'requests-key-missing')

  test('Vercel without a database loses requests and keys', async () =>
    expect(await storage({ VERCEL: '1', REQUESTS_KEY: undefined })).toEqual([
      'fail storage-does-not-last: DATABASE_URL',
      'fail requests-key-missing: REQUESTS_KEY',
    ]))

  test('a key does not give Vercel a disk', async () =>
    expect(await storage({ VERCEL: '1', REQUESTS_KEY: key })).toEqual([
      'fail storage-does-not-last: DATABASE_URL',
    ]))

  test('a database requires REQUESTS_KEY', async () => {
    const shared = { DATABASE_URL: 'postgres://db.nowhere/spine', REQUESTS_KEY: undefined }
    expect(await storage({ ...shared, VERCEL: '1' })).toEqual(['fail requests-key-missing: REQUESTS_KEY'])
    expect(await storage({ ...shared, VERCEL: '1', REQUESTS_KEY: key })).toEqual([])
    expect(await storage({ ...shared, DATA_DIR: undefined, REQUESTS_KEY: key })).toEqual([])
  })

  test.each(['/tmp', '/tmp/spine', '/dev/shm/spine', '/run/spine'])(
    '%s is not persistent',
    async (DATA_DIR) => expect(await storage({ DATA_DIR })).toEqual(['fail storage-does-not-last: DATA_DIR']),
  )

  test.each([undefined, '.data', 'data'])('%s is inside the checkout', async (DATA_DIR) =>
    expect(await storage({ DATA_DIR })).toEqual(['warning storage-does-not-last: DATA_DIR']),
  )

  test.each(['/var/lib/spine', '/tmporary'])('%s is persistent', async (DATA_DIR) =>
    expect(await storage({ DATA_DIR })).toEqual([]),
  )
})

describe('mail', () => {
  const mail = found('mail-not-sent', 'staff-mailbox-missing', 'sender-missing')

  test('mail files notify nobody', async () => {
    expect(await mail({ SMTP_URL: undefined })).toEqual(['fail mail-not-sent: SMTP_URL'])
    expect(await mail({ MAIL_TRANSPORT: 'file' })).toEqual(['fail mail-not-sent: MAIL_TRANSPORT'])
  })

  test('the mail service has to be a real one', async () =>
    expect(await mail({ SMTP_URL: 'smtps://user:password@mail.example.com:465' })).toEqual([
      'fail mail-not-sent: SMTP_URL',
    ]))

  test.each([
    ['CONTACT_TO', 'staff-mailbox-missing'],
    ['CONTACT_FROM', 'sender-missing'],
  ])('%s has to be a real address', async (name, missing) => {
    expect(await mail({ [name]: undefined })).toEqual([`fail ${missing}: ${name}`])
    expect(await mail({ [name]: 'office@example.com' })).toEqual([`fail ${missing}: ${name}`])
  })

  test('reports every setting that keeps the site from starting', async () => {
    const names = ['SMTP_URL', 'RESEND_API_KEY', 'CONTACT_TO', 'CONTACT_FROM']
    const all: Source = { ...properVariables, RESEND_API_KEY: 're_made-up' }
    for (const MAIL_TRANSPORT of ['smtp', 'resend'])
      for (const missing of names) {
        const variables = { ...all, MAIL_TRANSPORT, [missing]: undefined }
        let refusal = ''
        try {
          mailSettings(parseEnvironment(variables))
        } catch (error) {
          refusal = (error as Error).message
        }
        const places = (await mail(variables)).map((line) => line.split(': ')[1])
        expect([MAIL_TRANSPORT, missing, places.includes(missing)]).toEqual([
          MAIL_TRANSPORT,
          missing,
          refusal.includes(missing),
        ])
      }
  })
})

describe('the staff’s passcode', () => {
  const passcode = found('staff-passcode-missing')

  test('is recommended, because it turns the links in the e-mail on', async () => {
    expect(await passcode({})).toEqual([])
    expect(await passcode({ STAFF_PASSCODE: undefined })).toEqual([
      'warning staff-passcode-missing: STAFF_PASSCODE',
    ])
  })

  test('is required if the e-mail contains only a reference', async () =>
    expect(await passcode({ CONTACT_EMAIL_DETAIL: 'reference', STAFF_PASSCODE: '' })).toEqual([
      'fail staff-passcode-missing: STAFF_PASSCODE',
    ]))
})

describe('mail files', () => {
  const mailFiles = found('mail-files-left')
  const newFolder = temporaryFolders()

  test('leftover mail files have to be deleted', async () => {
    const DATA_DIR = newFolder()
    expect(await mailFiles({ DATA_DIR })).toEqual([])
    mkdirSync(join(DATA_DIR, 'mail'))
    expect(await mailFiles({ DATA_DIR })).toEqual([])
    writeFileSync(join(DATA_DIR, 'mail', 'HS-7K3M-9Q2T.eml'), '')
    expect(await mailFiles({ DATA_DIR })).toEqual(['fail mail-files-left: DATA_DIR'])
    expect(await mailFiles({ DATA_DIR, SMTP_URL: undefined })).toEqual([])
    expect(await mailFiles({ DATA_DIR, VERCEL: '1' })).toEqual([])
  })

  test('an unreadable folder is not treated as empty', async () => {
    const DATA_DIR = newFolder()
    symlinkSync('mail', join(DATA_DIR, 'mail'))
    expect(await mailFiles({ DATA_DIR })).toEqual(['fail mail-files-left: DATA_DIR'])
  })
})

describe('alerts', () => {
  const alerts = found('nobody-alerted', 'cron-secret-missing')
  const hook = 'https://alerts.nowhere/spine'

  test('have to reach someone without the mail service, in either way', async () => {
    expect(await alerts({})).toEqual([])
    expect(await alerts({ HEARTBEAT_URL: undefined })).toEqual([
      'warning nobody-alerted: ALERT_WEBHOOK_URL or HEARTBEAT_URL',
    ])
    expect(await alerts({ HEARTBEAT_URL: undefined, ALERT_WEBHOOK_URL: hook })).toEqual([])
  })

  test('need the call of a clock on Vercel', async () => {
    expect(await alerts({ VERCEL: '1' })).toEqual(['fail cron-secret-missing: CRON_SECRET'])
    expect(await alerts({ VERCEL: '1', CRON_SECRET: 'made-up' })).toEqual([])
  })
})

describe('visitors', () => {
  const visitors = found('place-not-known', 'proxy-not-counted')
  test('warns without a location source', async () =>
    expect(await visitors({ GEO_SOURCE: undefined })).toEqual(['warning place-not-known: GEO_SOURCE']))
  test('warns if proxies are not counted', async () =>
    expect(await visitors({ TRUSTED_PROXY_HOPS: undefined })).toEqual([
      'warning proxy-not-counted: TRUSTED_PROXY_HOPS',
    ]))
  test('needs neither setting on Vercel', async () =>
    expect(await visitors({ VERCEL: '1', GEO_SOURCE: undefined, TRUSTED_PROXY_HOPS: '0' })).toEqual([]))
})

describe('business associate agreements', () => {
  const agreements = found('mail-agreement-missing', 'assistant-agreement-missing')
  const none = { BUSINESS_ASSOCIATES: undefined }
  const resend = { SMTP_URL: undefined, RESEND_API_KEY: 're_made-up' }
  const model = { OPENAI_API_KEY: 'sk-made-up' }

  test('the mail service needs one', async () => {
    expect(await agreements({})).toEqual([])
    expect(await agreements(none)).toEqual(['fail mail-agreement-missing: SMTP_URL'])
    expect(await agreements(resend)).toEqual(['fail mail-agreement-missing: RESEND_API_KEY'])
    expect(await agreements({ ...resend, BUSINESS_ASSOCIATES: 'api.resend.com' })).toEqual([])
  })

  test('another mail service needs another one', async () =>
    expect(await agreements({ SMTP_URL: 'smtps://user:pass@post.nowhere:465' })).toEqual([
      'fail mail-agreement-missing: SMTP_URL',
    ]))

  test('mail without patient details needs none', async () =>
    expect(await agreements({ ...none, CONTACT_EMAIL_DETAIL: 'reference' })).toEqual([]))

  test('the model provider needs one', async () => {
    expect(await agreements(model)).toEqual(['fail assistant-agreement-missing: OPENAI_API_KEY'])
    expect(await agreements({ ...model, BUSINESS_ASSOCIATES: 'Mail.nowhere, API.openai.com' })).toEqual([])
  })

  test('an agreement covers only its own provider', async () =>
    expect(
      await agreements({
        ...model,
        OPENAI_BASE_URL: 'https://models.nowhere/v1',
        BUSINESS_ASSOCIATES: 'mail.nowhere,api.openai.com',
      }),
    ).toEqual(['fail assistant-agreement-missing: OPENAI_API_KEY']))

  test('local services need none', async () =>
    expect(
      await agreements({
        ...none,
        ...model,
        SMTP_URL: 'smtp://localhost:25',
        OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      }),
    ).toEqual([]))

  test('names the law', async () =>
    expect(await launchCheck(properContent, { ...properVariables, ...none }, facts)).toMatchObject([
      { name: 'mail-agreement-missing', rule: '45 CFR 164.502(e)' },
    ]))
})
