import { mailSettings, parseEnvironment } from '@/lib/env'
import { checkAssistant } from './assistant'
import { checkMail } from './mail'
import { readSettings, type Settings, type Source } from './settings'
import { checkSiteUrl } from './site-url'
import { checkStorage } from './storage'
import { properVariables } from './testing/proper-site'
import { checkVisitors } from './visitors'

const key = Buffer.alloc(32, 7).toString('base64')

/** The settings of a proper site with some variables changed; undefined takes one away. */
function settingsWith(variables: Source): Settings {
  const { settings } = readSettings({ ...properVariables, ...variables })
  if (!settings) throw new Error('The configuration was refused.')
  return settings
}

const found = (check: (settings: Settings) => { severity: string; code: string; where: string }[]) => {
  return (variables: Source, more: Partial<Settings> = {}) =>
    check({ ...settingsWith(variables), ...more }).map(
      ({ severity, code, where }) => `${severity} ${code}: ${where}`,
    )
}

describe('SITE_URL', () => {
  const siteUrl = found(checkSiteUrl)
  test.each([
    [undefined, ['site-url-unset']],
    ['  ', ['site-url-unset']],
    ['http://spine.nowhere', ['site-url-not-https']],
    ['https://spine.example.com', ['site-url-example']],
    ['https://localhost:3000', ['site-url-local']],
    ['https://10.0.0.1', ['site-url-local']],
    ['https://[::1]', ['site-url-local']],
    ['http://127.0.0.1:3000', ['site-url-local', 'site-url-not-https']],
    ['https://spine.nowhere', []],
  ])('%s: %j', (SITE_URL, codes) =>
    expect(siteUrl({ SITE_URL })).toEqual(codes.map((code) => `fail ${code}: SITE_URL`)),
  )
})

describe('storage', () => {
  const storage = found(checkStorage)

  test('Vercel without a shared store loses requests and keys', () =>
    expect(storage({ VERCEL: '1' })).toEqual([
      'fail storage-does-not-last: DATABASE_URL',
      'fail requests-key-missing: REQUESTS_KEY',
    ]))

  test('a key does not give Vercel a disk', () =>
    expect(storage({ VERCEL: '1', REQUESTS_KEY: key })).toEqual(['fail storage-does-not-last: DATABASE_URL']))

  test('a shared store needs a key that is set', () => {
    const shared = { DATABASE_URL: 'postgres://db.nowhere/spine' }
    expect(storage({ ...shared, VERCEL: '1' })).toEqual(['fail requests-key-missing: REQUESTS_KEY'])
    expect(storage({ ...shared, VERCEL: '1', REQUESTS_KEY: key })).toEqual([])
    expect(storage({ ...shared, DATA_DIR: undefined, REQUESTS_KEY: key })).toEqual([])
  })

  test.each(['/tmp', '/tmp/spine', '/dev/shm/spine', '/run/spine'])('%s does not last', (DATA_DIR) =>
    expect(storage({ DATA_DIR })).toEqual(['fail storage-does-not-last: DATA_DIR']),
  )

  test.each([undefined, '.data', 'data'])('%s is inside the checkout', (DATA_DIR) =>
    expect(storage({ DATA_DIR })).toEqual(['warning storage-in-checkout: DATA_DIR']),
  )

  test.each(['/var/lib/spine', '/tmporary'])('%s lasts', (DATA_DIR) =>
    expect(storage({ DATA_DIR })).toEqual([]),
  )
})

describe('mail', () => {
  const mail = found(checkMail)
  const resend = { SMTP_URL: undefined, RESEND_API_KEY: 're_made-up' }

  test('files tell nobody', () => {
    expect(mail({ SMTP_URL: undefined })).toEqual(['fail mail-not-sent: SMTP_URL'])
    expect(mail({ MAIL_TRANSPORT: 'file' })).toEqual(['fail mail-not-sent: MAIL_TRANSPORT'])
  })

  test('Resend may not carry the whole request', () => {
    expect(mail(resend)).toEqual(['fail mail-discloses-health-information: MAIL_TRANSPORT'])
    expect(mail(resend, { CONTACT_EMAIL_DETAIL: 'reference' })).toEqual([])
  })

  test('the law is named', () =>
    expect(checkMail(settingsWith(resend))).toMatchObject([{ rule: '45 CFR 164.502(e)' }]))

  test.each(['CONTACT_TO', 'CONTACT_FROM'])('%s has to be a real address', (name) => {
    expect(mail({ [name]: undefined })).toEqual([`fail mail-address-missing: ${name}`])
    expect(mail({ [name]: 'office@example.com' })).toEqual([`fail mail-address-example: ${name}`])
  })

  test('whatever keeps the site from starting is a failure here, too', () => {
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
        const places = mail(variables).map((line) => line.split(': ')[1])
        expect([MAIL_TRANSPORT, missing, places.includes(missing)]).toEqual([
          MAIL_TRANSPORT,
          missing,
          refusal.includes(missing),
        ])
      }
  })
})

describe('visitors', () => {
  const visitors = found(checkVisitors)
  test('nobody knows where they are', () =>
    expect(visitors({ GEO_SOURCE: undefined })).toEqual(['warning place-not-known: GEO_SOURCE']))
  test('behind a proxy they are one', () =>
    expect(visitors({ TRUSTED_PROXY_HOPS: undefined })).toEqual([
      'warning proxy-not-counted: TRUSTED_PROXY_HOPS',
    ]))
  test('Vercel counts them and knows their place', () =>
    expect(visitors({ VERCEL: '1', GEO_SOURCE: undefined, TRUSTED_PROXY_HOPS: '0' })).toEqual([]))
})

test("the assistant's key is a warning: somebody else reads the questions", () => {
  const assistant = found(checkAssistant)
  expect(assistant({ OPENAI_API_KEY: 'sk-made-up' })).toEqual([
    'warning assistant-sends-messages: OPENAI_API_KEY',
  ])
  expect(assistant({})).toEqual([])
})
