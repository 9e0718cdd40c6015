import { z } from 'zod'

/**
 * The only place that reads process.env. docs/configuration.md has all variables, their meaning and defaults.
 */
const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as https://spine.example.com' })
  .transform((value) => new URL(value).origin)

const geoSources = ['vercel', 'cloudflare', 'cloudfront', 'dbip', 'none'] as const
export type GeoSource = (typeof geoSources)[number]

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const senderShape = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

// What follows an unencoded / # or ? in a password would be taken for a path, and the rest for the host.
const smtpUrl = /^smtps?:\/\/[^/#?]+\/?(\?[^#]*)?$/
const smtpShape =
  'must be smtp(s)://user:password@host:port, with / # ? % @ in the password written as %2F %23 %3F %25 %40'

const schema = z.object({
  HOST: optional.pipe(z.string().default('127.0.0.1')),
  PORT: optional.pipe(z.coerce.number<string | undefined>().int().min(0).max(65535).default(3000)),
  SITE_URL: optional.pipe(origin.optional()),
  DATA_DIR: optional.pipe(z.string().default('.data')),
  ALLOW_SAMPLE: optional.pipe(z.enum(['on', 'off']).default('off')),
  DATABASE_URL: optional.pipe(
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' })
      .optional(),
  ),
  REQUESTS_KEY: optional.pipe(
    z
      .string()
      .transform((value) => value.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
      .refine(
        (keys) => keys.every((key) => key.length === 32),
        'must be base64 of 32 bytes, or several of them, comma separated',
      )
      .optional(),
  ),
  MAIL_TRANSPORT: optional.pipe(z.enum(['file', 'smtp', 'resend']).optional()),
  RESEND_API_KEY: optional,
  RESEND_BASE_URL: optional.pipe(z.url().optional()),
  SMTP_URL: optional.pipe(
    z
      .string()
      .refine((value) => smtpUrl.test(value) && URL.canParse(value), smtpShape)
      .optional(),
  ),
  CONTACT_TO: optional.pipe(z.email().optional()),
  CONTACT_FROM: optional.pipe(
    z.string().regex(senderShape, 'must be an address, or Name <address>').optional(),
  ),
  CONTACT_EMAIL_DETAIL: optional.pipe(z.enum(['full', 'reference']).default('full')),
  CONFIRM_TO_PATIENT: optional.pipe(z.enum(['on', 'off']).default('off')),
  STAFF_PASSCODE: optional.pipe(z.string().min(8, 'must have at least 8 characters').optional()),
  BUSINESS_ASSOCIATES: optional.pipe(
    z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
      .refine(
        (hosts) => hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)),
        'must be host names such as mail.example.com, comma separated',
      )
      .optional(),
  ),
  CRON_SECRET: optional.pipe(z.string().min(16, 'must have at least 16 characters').optional()),
  RESEND_WEBHOOK_SECRET: optional.pipe(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, 'must be the signing secret that Resend shows, whsec_...')
      .optional(),
  ),
  ALERT_WEBHOOK_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://alerts.example.com' })
      .optional(),
  ),
  HEARTBEAT_URL: optional.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://pulse.example.com' }).optional(),
  ),
  GEO_SOURCE: optional.pipe(z.enum(geoSources).optional()),
  TRUSTED_PROXY_HOPS: optional.pipe(z.coerce.number<string | undefined>().int().min(0).max(10).default(0)),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.openai.com/v1' }).optional(),
  ),
  OPENAI_MODEL: optional.pipe(z.string().default('gpt-5.4-mini')),
  ASSISTANT_DAILY_BUDGET: optional.pipe(z.coerce.number<string | undefined>().int().min(0).default(2000)),
  OFFLINE_COPIES: optional.pipe(z.enum(['on', 'off']).default('on')),
  LOG_LEVEL: optional.pipe(z.enum(logLevels).default('info')),
  VERCEL: optional,
})

const checkedSchema = schema.refine(
  ({ CONFIRM_TO_PATIENT, CONTACT_EMAIL_DETAIL }) =>
    CONFIRM_TO_PATIENT === 'off' || CONTACT_EMAIL_DETAIL === 'full',
  {
    path: ['CONFIRM_TO_PATIENT'],
    error: 'needs CONTACT_EMAIL_DETAIL=full, because the mail service learns who wrote',
  },
)

/** The names of all variables. */
export const variableNames = Object.keys(schema.shape)

/** Whether this is `next dev`. The bundler inlines the value. */
export const isDevelopment = process.env.NODE_ENV === 'development'

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

function parseEnvironment(source: Record<string, string | undefined>) {
  const result = checkedSchema.safeParse(source)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvironmentError(`The configuration is invalid.\n${lines.join('\n')}`)
  }
  const { VERCEL, ...values } = result.data
  return {
    ...values,
    /** Vercel has no persistent disk: files disappear with the process. */
    onVercel: VERCEL !== undefined,
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    GEO_SOURCE: values.GEO_SOURCE ?? (VERCEL ? 'vercel' : 'none'),
    MAIL_TRANSPORT:
      values.MAIL_TRANSPORT ?? (values.RESEND_API_KEY ? 'resend' : values.SMTP_URL ? 'smtp' : 'file'),
  } as const
}

export type Environment = ReturnType<typeof parseEnvironment>

let current: Environment | undefined

/**
 * The configuration, parsed once per process.
 * @throws EnvironmentError with one line per invalid variable.
 */
export function env(): Environment {
  return (current ??= parseEnvironment(process.env))
}

/** Where requests are stored and which keys encrypt them; `none` if there is no persistent storage. */
export type StoreSettings =
  | { kind: 'postgres'; url: string; keys: [Buffer, ...Buffer[]] }
  | { kind: 'file'; dataDir: string; keys: Buffer[] | undefined }
  | { kind: 'none' }

/**
 * The storage settings.
 * @throws EnvironmentError if instances share a database without a configured key: each would generate its
 * own.
 */
export function storeSettings(environment: Environment): StoreSettings {
  const { DATABASE_URL: url, REQUESTS_KEY, DATA_DIR: dataDir, onVercel } = environment
  if (url === undefined) return onVercel ? { kind: 'none' } : { kind: 'file', dataDir, keys: REQUESTS_KEY }
  const [key, ...others] = REQUESTS_KEY ?? []
  if (key) return { kind: 'postgres', url, keys: [key, ...others] }
  throw new EnvironmentError(
    'The configuration is invalid.\nREQUESTS_KEY: required with DATABASE_URL; generate one with `openssl rand -base64 32`',
  )
}

/** Who gets the staff e-mail and how it is sent. */
export type MailSettings = { to: string; from: string } & (
  | { transport: 'file'; dataDir: string }
  | { transport: 'smtp'; url: string }
  | { transport: 'resend'; apiKey: string; baseUrl: string | undefined }
)

/**
 * The complete mail settings for the configured transport.
 * @throws EnvironmentError naming a missing variable: a site that can't reach its staff must not start.
 */
export function mailSettings(environment: Environment): MailSettings {
  const { MAIL_TRANSPORT: transport } = environment
  const required = (name: 'RESEND_API_KEY' | 'SMTP_URL' | 'CONTACT_TO' | 'CONTACT_FROM') => {
    const value = environment[name]
    if (value !== undefined) return value
    throw new EnvironmentError(
      `The configuration is invalid.\n${name}: required to send mail by ${transport}`,
    )
  }
  if (transport === 'file') {
    const { CONTACT_TO: to = 'requests@example.com', CONTACT_FROM: from = 'website@example.com' } =
      environment
    return { transport, to, from, dataDir: environment.DATA_DIR }
  }
  const addresses = { to: required('CONTACT_TO'), from: required('CONTACT_FROM') }
  if (transport === 'smtp') return { ...addresses, transport, url: required('SMTP_URL') }
  return {
    ...addresses,
    transport,
    apiKey: required('RESEND_API_KEY'),
    baseUrl: environment.RESEND_BASE_URL,
  }
}

/** The origin of the staff's links to requests; undefined without a passcode, which turns them on. */
export function staffLinkSite({ STAFF_PASSCODE, SITE_URL }: Environment): string | undefined {
  return STAFF_PASSCODE === undefined ? undefined : SITE_URL
}

export { parseEnvironment }
