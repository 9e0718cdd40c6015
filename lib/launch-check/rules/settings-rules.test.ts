import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { mailSettings, parseEnvironment } from '@/lib/env'
import { checkAgreements } from './agreements'
import { checkAlerts } from './alerts'
import { checkMail } from './mail'
import { checkMailFiles } from './mail-files'
import { readSettings, type Settings, type Source } from './settings'
import { checkSiteUrl } from './site-url'
import { checkStaffLinks } from './staff-links'
import { checkStorage } from './storage'
import { properVariables } from '../testing/proper-site'
import { checkVisitors } from './visitors'

const key = Buffer.alloc(32, 7).toString('base64')

/** The settings of a fully prepared site with some variables changed; undefined removes one. */
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

  test('Vercel without a database loses requests and keys', () =>
    expect(storage({ VERCEL: '1' })).toEqual([
      'fail storage-does-not-last: DATABASE_URL',
      'fail requests-key-missing: REQUESTS_KEY',
    ]))

  test('a key does not give Vercel a disk', () =>
    expect(storage({ VERCEL: '1', REQUESTS_KEY: key })).toEqual(['fail storage-does-not-last: DATABASE_URL']))

  test('a database requires REQUESTS_KEY', () => {
    const shared = { DATABASE_URL: 'postgres://db.nowhere/spine' }
    expect(storage({ ...shared, VERCEL: '1' })).toEqual(['fail requests-key-missing: REQUESTS_KEY'])
    expect(storage({ ...shared, VERCEL: '1', REQUESTS_KEY: key })).toEqual([])
    expect(storage({ ...shared, DATA_DIR: undefined, REQUESTS_KEY: key })).toEqual([])
  })

  test.each(['/tmp', '/tmp/spine', '/dev/shm/spine', '/run/spine'])('%s is not persistent', (DATA_DIR) =>
    expect(storage({ DATA_DIR })).toEqual(['fail storage-does-not-last: DATA_DIR']),
  )

  test.each([undefined, '.data', 'data'])('%s is inside the checkout', (DATA_DIR) =>
    expect(storage({ DATA_DIR })).toEqual(['warning storage-in-checkout: DATA_DIR']),
  )

  test.each(['/var/lib/spine', '/tmporary'])('%s is persistent', (DATA_DIR) =>
    expect(storage({ DATA_DIR })).toEqual([]),
  )
})

describe('mail', () => {
  const mail = found(checkMail)

  test('mail files notify nobody', () => {
    expect(mail({ SMTP_URL: undefined })).toEqual(['fail mail-not-sent: SMTP_URL'])
    expect(mail({ MAIL_TRANSPORT: 'file' })).toEqual(['fail mail-not-sent: MAIL_TRANSPORT'])
  })

  test('the mail service has to be a real one', () =>
    expect(mail({ SMTP_URL: 'smtps://user:password@mail.example.com:465' })).toEqual([
      'fail mail-access-example: SMTP_URL',
    ]))

  test.each(['CONTACT_TO', 'CONTACT_FROM'])('%s has to be a real address', (name) => {
    expect(mail({ [name]: undefined })).toEqual([`fail mail-address-missing: ${name}`])
    expect(mail({ [name]: 'office@example.com' })).toEqual([`fail mail-address-example: ${name}`])
  })

  test('reports every setting that keeps the site from starting', () => {
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

describe('staff links', () => {
  const staffLinks = found(checkStaffLinks)
  const reference = { CONTACT_EMAIL_DETAIL: 'reference' }

  test('are recommended, with a passcode', () => {
    expect(staffLinks({})).toEqual([])
    expect(staffLinks({ STAFF_PASSCODE: undefined })).toEqual(['warning staff-links-off: STAFF_PASSCODE'])
  })

  test('are required if the e-mail contains only a reference', () => {
    expect(staffLinks(reference)).toEqual([])
    expect(staffLinks({ ...reference, STAFF_PASSCODE: '' })).toEqual(['fail staff-links-off: STAFF_PASSCODE'])
  })
})

describe('mail files', () => {
  const mailFiles = found(checkMailFiles)
  const newFolder = temporaryFolders()

  test('leftover mail files have to be deleted', () => {
    const DATA_DIR = newFolder()
    expect(mailFiles({ DATA_DIR })).toEqual([])
    mkdirSync(join(DATA_DIR, 'mail'))
    expect(mailFiles({ DATA_DIR })).toEqual([])
    writeFileSync(join(DATA_DIR, 'mail', 'HS-7K3M-9Q2T.eml'), '')
    expect(mailFiles({ DATA_DIR })).toEqual(['fail mail-files-left: DATA_DIR'])
    expect(mailFiles({ DATA_DIR, SMTP_URL: undefined })).toEqual([])
    expect(mailFiles({ DATA_DIR, VERCEL: '1' })).toEqual([])
  })

  test('an unreadable folder is not treated as empty', () => {
    const DATA_DIR = newFolder()
    symlinkSync('mail', join(DATA_DIR, 'mail'))
    expect(mailFiles({ DATA_DIR })).toEqual(['fail mail-files-left: DATA_DIR'])
  })
})

describe('alerts', () => {
  const alerts = found(checkAlerts)
  const hook = 'https://alerts.nowhere/spine'

  test('have to reach someone without the mail service, in either way', () => {
    expect(alerts({})).toEqual([])
    expect(alerts({ HEARTBEAT_URL: undefined })).toEqual(['warning nobody-alerted: ALERT_WEBHOOK_URL'])
    expect(alerts({ HEARTBEAT_URL: undefined, ALERT_WEBHOOK_URL: hook })).toEqual([])
  })

  test('need the call of a clock on Vercel', () => {
    expect(alerts({ VERCEL: '1' })).toEqual(['fail cron-secret-missing: CRON_SECRET'])
    expect(alerts({ VERCEL: '1', CRON_SECRET: 'made-up-cron-secret' })).toEqual([])
  })
})

describe('visitors', () => {
  const visitors = found(checkVisitors)
  test('warns without a location source', () =>
    expect(visitors({ GEO_SOURCE: undefined })).toEqual(['warning place-not-known: GEO_SOURCE']))
  test('warns if proxies are not counted', () =>
    expect(visitors({ TRUSTED_PROXY_HOPS: undefined })).toEqual([
      'warning proxy-not-counted: TRUSTED_PROXY_HOPS',
    ]))
  test('needs neither setting on Vercel', () =>
    expect(visitors({ VERCEL: '1', GEO_SOURCE: undefined, TRUSTED_PROXY_HOPS: '0' })).toEqual([]))
})

describe('business associate agreements', () => {
  const agreements = found(checkAgreements)
  const none = { BUSINESS_ASSOCIATES: undefined }
  const resend = { SMTP_URL: undefined, RESEND_API_KEY: 're_made-up' }
  const model = { OPENAI_API_KEY: 'sk-made-up' }

  test('the mail service needs one', () => {
    expect(agreements({})).toEqual([])
    expect(agreements(none)).toEqual(['fail mail-agreement-missing: SMTP_URL'])
    expect(agreements(resend)).toEqual(['fail mail-agreement-missing: RESEND_API_KEY'])
    expect(agreements({ ...resend, BUSINESS_ASSOCIATES: 'api.resend.com' })).toEqual([])
  })

  test('another mail service needs another one', () =>
    expect(agreements({ SMTP_URL: 'smtps://user:pass@post.nowhere:465' })).toEqual([
      'fail mail-agreement-missing: SMTP_URL',
    ]))

  test('mail without patient details needs none', () =>
    expect(agreements({ ...none, CONTACT_EMAIL_DETAIL: 'reference' })).toEqual([]))

  test('the model provider needs one', () => {
    expect(agreements(model)).toEqual(['fail assistant-agreement-missing: OPENAI_API_KEY'])
    expect(agreements({ ...model, BUSINESS_ASSOCIATES: 'Mail.nowhere, API.openai.com' })).toEqual([])
  })

  test('an agreement covers only its own provider', () =>
    expect(
      agreements({
        ...model,
        OPENAI_BASE_URL: 'https://models.nowhere/v1',
        BUSINESS_ASSOCIATES: 'mail.nowhere,api.openai.com',
      }),
    ).toEqual(['fail assistant-agreement-missing: OPENAI_API_KEY']))

  test('local services need none', () =>
    expect(
      agreements({
        ...none,
        ...model,
        SMTP_URL: 'smtp://localhost:25',
        OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      }),
    ).toEqual([]))

  test('names the law', () =>
    expect(checkAgreements(settingsWith(none))).toMatchObject([{ rule: '45 CFR 164.502(e)' }]))
})
