import { readFileSync } from 'node:fs'
import { env, EnvironmentError, mailSettings, parseEnvironment, storeSettings, variableNames } from './env'

const key = Buffer.alloc(32, 7).toString('base64')
const otherKey = Buffer.alloc(32, 9).toString('base64')

/** The error message for an invalid configuration. */
function refusal(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  throw new Error('No error was thrown.')
}

test('defaults to running on a single machine', () => {
  expect(parseEnvironment({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    ALLOW_SAMPLE: 'off',
    CONFIRM_TO_PATIENT: 'off',
    CONTACT_EMAIL_DETAIL: 'full',
    OFFLINE_COPIES: 'on',
    LOG_LEVEL: 'info',
    GEO_SOURCE: 'none',
    MAIL_TRANSPORT: 'file',
    TRUSTED_PROXY_HOPS: 0,
    OPENAI_MODEL: 'gpt-5.4-mini',
    ASSISTANT_DAILY_BUDGET: 2000,
    onVercel: false,
  })
})

test.each(['', '   '])('treats %j as unset', (blank) => {
  const names = [
    'PORT',
    'SITE_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'REQUESTS_KEY',
    'MAIL_TRANSPORT',
    'RESEND_API_KEY',
  ]
  const more = ['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM', 'GEO_SOURCE', 'TRUSTED_PROXY_HOPS', 'VERCEL']
  const assistant = [
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'OPENAI_MODEL',
    'ASSISTANT_DAILY_BUDGET',
    'BUSINESS_ASSOCIATES',
  ]
  const blanks = Object.fromEntries([...names, ...more, ...assistant].map((name) => [name, blank]))
  expect(parseEnvironment(blanks)).toEqual(parseEnvironment({}))
})

test('ignores other variables', () => {
  expect(parseEnvironment({ HOME: '/root', port: '80' })).toEqual(parseEnvironment({}))
})

test.each([
  ['0', 0],
  ['8080', 8080],
  [' 65535 ', 65535],
])('PORT %j is %d', (text, port) => expect(parseEnvironment({ PORT: text }).PORT).toBe(port))

test('SITE_URL defaults to localhost with the port', () => {
  expect(parseEnvironment({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  expect(parseEnvironment({ PORT: '8080', SITE_URL: 'https://spine.example.com' }).SITE_URL).toBe(
    'https://spine.example.com',
  )
})

test.each([
  ['https://spine.example.com/', 'https://spine.example.com'],
  ['https://Spine.Example.com:443', 'https://spine.example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('SITE_URL %s is the origin %s', (text, origin) =>
  expect(parseEnvironment({ SITE_URL: text }).SITE_URL).toBe(origin),
)

test('trusts location headers on Vercel, and elsewhere only if configured', () => {
  expect(parseEnvironment({ VERCEL: '1' }).GEO_SOURCE).toBe('vercel')
  expect(parseEnvironment({ VERCEL: '1', GEO_SOURCE: 'none' }).GEO_SOURCE).toBe('none')
  expect(parseEnvironment({ VERCEL: '1', GEO_SOURCE: 'cloudflare' }).GEO_SOURCE).toBe('cloudflare')
})

test.each(['vercel', 'cloudflare', 'cloudfront', 'dbip', 'none'])('GEO_SOURCE may be %s', (source) =>
  expect(parseEnvironment({ GEO_SOURCE: source }).GEO_SOURCE).toBe(source),
)

test.each([
  [{ RESEND_API_KEY: 're_1' }, 'resend'],
  [{ SMTP_URL: 'smtp://localhost:25' }, 'smtp'],
  [{ RESEND_API_KEY: 're_1', SMTP_URL: 'smtp://localhost:25' }, 'resend'],
  [{ RESEND_API_KEY: 're_1', SMTP_URL: 'smtp://localhost:25', MAIL_TRANSPORT: 'file' }, 'file'],
  [{ RESEND_API_KEY: 're_1', SMTP_URL: 'smtp://localhost:25', MAIL_TRANSPORT: 'smtp' }, 'smtp'],
])('%j: sends mail by %s', (variables, transport) =>
  expect(parseEnvironment(variables).MAIL_TRANSPORT).toBe(transport),
)

test('keeps the order of several keys: the first one encrypts', () => {
  const keys = parseEnvironment({ REQUESTS_KEY: `${key}, ${otherKey}` }).REQUESTS_KEY
  expect(keys?.map((entry) => entry.toString('base64'))).toEqual([key, otherKey])
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['SITE_URL', 'spine.example.com'],
  ['SITE_URL', 'ftp://spine.example.com'],
  ['SITE_URL', '/'],
  ['DATABASE_URL', 'mysql://db.example.com/spine'],
  ['DATABASE_URL', 'db.example.com:5432'],
  ['REQUESTS_KEY', Buffer.alloc(31, 7).toString('base64')],
  ['REQUESTS_KEY', Buffer.alloc(33, 7).toString('base64')],
  ['REQUESTS_KEY', `${key},`],
  ['REQUESTS_KEY', `${key},short`],
  ['MAIL_TRANSPORT', 'pigeon'],
  ['RESEND_BASE_URL', 'localhost'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['SMTP_URL', 'smtps://user:p@ss/word@mail.example.com:465'],
  ['SMTP_URL', 'smtps://user:12#word@mail.example.com:465'],
  ['CONTACT_TO', 'staff'],
  ['CONTACT_FROM', 'Website'],
  ['CONTACT_FROM', 'Website <website>'],
  ['CONTACT_FROM', 'a@example.com\r\nBcc: b@example.com'],
  ['ALLOW_SAMPLE', 'yes'],
  ['GEO_SOURCE', 'guess'],
  ['GEO_SOURCE', 'Vercel'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['TRUSTED_PROXY_HOPS', '1.5'],
  ['TRUSTED_PROXY_HOPS', 'all'],
  ['OPENAI_BASE_URL', 'localhost:8080'],
  ['OPENAI_BASE_URL', 'file:///etc/passwd'],
  ['BUSINESS_ASSOCIATES', 'yes'],
  ['BUSINESS_ASSOCIATES', 'https://mail.example.com'],
  ['BUSINESS_ASSOCIATES', 'mail.example.com,'],
  ['ASSISTANT_DAILY_BUDGET', '-1'],
  ['ASSISTANT_DAILY_BUDGET', '1.5'],
  ['ASSISTANT_DAILY_BUDGET', 'plenty'],
])('rejects %s=%j by name', (name, value) => {
  const message = refusal(() => parseEnvironment({ [name]: value }))
  expect(message.split('\n')).toHaveLength(2)
  expect(message.split('\n')[1]).toMatch(new RegExp(`^${name}\\b.*: .+`))
})

test('reports all problems at once', () => {
  const message = refusal(() => parseEnvironment({ PORT: 'x', GEO_SOURCE: 'y', CONTACT_TO: 'z' }))
  for (const name of ['PORT', 'GEO_SOURCE', 'CONTACT_TO']) expect(message).toContain(`\n${name}: `)
})

test('error messages contain no secrets', () => {
  const message = refusal(() =>
    parseEnvironment({
      REQUESTS_KEY: 'c2VjcmV0LWtleQ==',
      SMTP_URL: 'ftp://user:secret-pass@mail.example.com',
      DATABASE_URL: 'ftp://user:secret-pass@db.example.com/spine',
    }),
  )
  expect(message).not.toMatch(/c2VjcmV0|secret-pass/)
})

test.each(['Website <website@example.com>', 'website@example.com', '<website@example.com>'])(
  'accepts the sender %s',
  (sender) => expect(parseEnvironment({ CONTACT_FROM: sender }).CONTACT_FROM).toBe(sender),
)

describe('request storage', () => {
  const settings = (variables: Record<string, string>) => storeSettings(parseEnvironment(variables))
  const url = 'postgresql://site:made-up@db.example.com:5432/spine?sslmode=verify-full'

  test('uses files by default', () =>
    expect(settings({ DATA_DIR: '/data' })).toEqual({ kind: 'file', dataDir: '/data', keys: undefined }))

  test.each([{}, { VERCEL: '1' }])('uses the configured database: %j', (host) =>
    expect(settings({ ...host, DATABASE_URL: url, REQUESTS_KEY: `${key},${otherKey}` })).toEqual({
      kind: 'postgres',
      url,
      keys: [Buffer.alloc(32, 7), Buffer.alloc(32, 9)],
    }),
  )

  test('has no storage on Vercel without a database', () =>
    expect(settings({ VERCEL: '1', REQUESTS_KEY: key })).toEqual({ kind: 'none' }))

  test('requires REQUESTS_KEY with a database, without leaking the URL', () => {
    const message = refusal(() => settings({ DATABASE_URL: url }))
    expect(message).toContain('\nREQUESTS_KEY: ')
    expect(message).not.toContain('made-up')
  })
})

describe('mail settings', () => {
  const addresses = { CONTACT_TO: 'staff@example.org', CONTACT_FROM: 'Website <web@example.org>' }
  const settings = (variables: Record<string, string>) => mailSettings(parseEnvironment(variables))

  test('files need no settings and use example addresses', () => {
    const { to, from, ...rest } = settings({ DATA_DIR: '/data' })
    expect(rest).toEqual({ transport: 'file', dataDir: '/data' })
    for (const address of [to, from]) expect(address).toMatch(/@example\.com$/)
  })

  test('files use configured addresses', () =>
    expect(settings(addresses)).toEqual({
      transport: 'file',
      to: 'staff@example.org',
      from: 'Website <web@example.org>',
      dataDir: '.data',
    }))

  test('smtp', () =>
    expect(settings({ ...addresses, SMTP_URL: 'smtps://user:pass@mail.example.org:465' })).toEqual({
      transport: 'smtp',
      to: 'staff@example.org',
      from: 'Website <web@example.org>',
      url: 'smtps://user:pass@mail.example.org:465',
    }))

  test('resend', () =>
    expect(settings({ ...addresses, RESEND_API_KEY: 're_1', RESEND_BASE_URL: 'http://localhost:9' })).toEqual(
      {
        transport: 'resend',
        to: 'staff@example.org',
        from: 'Website <web@example.org>',
        apiKey: 're_1',
        baseUrl: 'http://localhost:9',
      },
    ))

  const smtp = { SMTP_URL: 'smtp://localhost:25' }
  const resend = { RESEND_API_KEY: 're_1' }
  test.each([
    ['CONTACT_TO', { ...smtp, CONTACT_FROM: addresses.CONTACT_FROM }],
    ['CONTACT_FROM', { ...smtp, CONTACT_TO: addresses.CONTACT_TO }],
    ['CONTACT_TO', { ...resend, CONTACT_FROM: addresses.CONTACT_FROM }],
    ['CONTACT_FROM', { ...resend, CONTACT_TO: addresses.CONTACT_TO }],
    ['SMTP_URL', { ...addresses, MAIL_TRANSPORT: 'smtp' }],
    ['RESEND_API_KEY', { ...addresses, MAIL_TRANSPORT: 'resend' }],
  ])('requires %s with %j', (name, variables) => {
    expect(refusal(() => settings(variables))).toContain(`\n${name}: `)
  })
})

test('reads process.env only once', () => {
  process.env.PORT = '4321'
  expect(env().PORT).toBe(4321)
  process.env.PORT = '9999'
  expect(env().PORT).toBe(4321)
})

describe('delivery', () => {
  test.each([
    ['CONTACT_EMAIL_DETAIL', 'none'],
    ['RESEND_WEBHOOK_SECRET', 'a secret without its prefix'],
    ['ALERT_WEBHOOK_URL', 'my alerts'],
    ['HEARTBEAT_URL', 'ftp://pulse.example.com'],
    ['CRON_SECRET', 'fifteen-letters'],
    ['STAFF_PASSCODE', 'seven-7'],
  ])('rejects %s=%s by name, without its value', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`^.*\\n${name}: (?!.*${value})`))
  })

  test('accepts valid settings', () => {
    const given = {
      CONTACT_EMAIL_DETAIL: 'reference',
      RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
      CRON_SECRET: 'made-up-cron-secret',
      STAFF_PASSCODE: 'made-up!',
      ALERT_WEBHOOK_URL: 'https://alerts.example.com/x',
      HEARTBEAT_URL: 'https://pulse.example.com/y',
    }
    expect(parseEnvironment(given)).toMatchObject(given)
  })
})

test('docs/configuration.md has a row for every variable, and for no other', () => {
  const rows = readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| ([A-Z_]+) \|/gm)
  expect([...rows].map(([, name]) => name).sort()).toEqual([...variableNames].sort())
})

test('confirmations to patients tell the mail service who wrote, so they need full detail', () => {
  expect(parseEnvironment({ CONFIRM_TO_PATIENT: 'on' }).CONFIRM_TO_PATIENT).toBe('on')
  expect(() => parseEnvironment({ CONFIRM_TO_PATIENT: 'on', CONTACT_EMAIL_DETAIL: 'reference' })).toThrow(
    'CONFIRM_TO_PATIENT: needs CONTACT_EMAIL_DETAIL=full',
  )
})
