import { isAbsolute } from 'node:path'
import { listMailFiles } from '@/lib/contact/store/mail-files.server'
import { mailDomain, type Checks, type Place, type Settings } from '@/lib/launch-check/check'
import { checkDatabase } from '@/lib/launch-check/checks/database'
import { checkSenderDomain } from '@/lib/launch-check/checks/sender-domain'
import { launchRefusals } from '@/lib/platform/launch-refusals'
import { isExampleName, isLocalName } from '@/lib/platform/site-url'

const hostOf = (url: string) => new URL(url).hostname

/** Folders that are emptied on reboot. */
const temporary = /^\/(tmp|dev\/shm|run|var\/run)(\/|$)/
const isEmbedded = ({ DATABASE_URL, onVercel }: Settings) => DATABASE_URL === undefined && !onVercel
const hidesRequests = ({ CONTACT_EMAIL_DETAIL }: Settings) => CONTACT_EMAIL_DETAIL === 'reference'

/** The setting that gives access to the mail service, and the service's address. */
function mailService({ MAIL_TRANSPORT, SMTP_URL, RESEND_API_KEY, RESEND_BASE_URL }: Settings) {
  if (MAIL_TRANSPORT === 'resend')
    return { where: 'RESEND_API_KEY', url: RESEND_API_KEY && (RESEND_BASE_URL ?? 'https://api.resend.com') }
  return { where: 'SMTP_URL', url: MAIL_TRANSPORT === 'smtp' ? SMTP_URL : undefined }
}

/** Why no mail goes out. */
function checkMailService(settings: Settings): Place[] {
  const { where, url } = mailService(settings)
  const { isWrong, message: problem } = launchRefusals['mail-not-sent']
  if (isWrong(settings)) {
    return [{ where: settings.isSet('MAIL_TRANSPORT') ? 'MAIL_TRANSPORT' : where, problem }]
  }
  if (url === undefined)
    return [{ where, problem: `Mail is sent by ${settings.MAIL_TRANSPORT}, but this is not set.` }]
  return isExampleName(hostOf(url)) ? [{ where, problem: 'The host name is reserved for examples.' }] : []
}

const hipaa = '45 CFR 164.502(e)'

/** Whether a service gets health information without a confirmed agreement. This machine needs none. */
function lacksAgreement({ BUSINESS_ASSOCIATES = [] }: Settings, url: string): boolean {
  const host = hostOf(url).toLowerCase()
  return !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host) && !BUSINESS_ASSOCIATES.includes(host)
}

function checkSiteUrl({ SITE_URL, isSet }: Settings): Place[] {
  const where = 'SITE_URL'
  if (!isSet(where)) return [{ where, problem: 'Every page would name http://localhost as its URL.' }]
  const { protocol, hostname } = new URL(SITE_URL)
  const problems = [
    isLocalName(hostname) && 'It is not a public host name.',
    isExampleName(hostname) && 'The host name is reserved for examples.',
    protocol !== 'https:' && 'Requests with health information need https.',
  ]
  return problems.flatMap((problem) => (problem ? [{ where, problem }] : []))
}

function checkStorage(settings: Settings): Place[] {
  if (settings.onVercel && settings.DATABASE_URL === undefined)
    return [
      { where: 'DATABASE_URL', problem: 'Vercel has no persistent disk: the site rejects every request.' },
    ]
  if (!isEmbedded(settings)) return []
  const where = 'DATA_DIR'
  if (temporary.test(settings.DATA_DIR))
    return [{ where, problem: 'It is emptied when the machine restarts: stored requests would be lost.' }]
  const problem = 'Requests and their key are inside the checkout, and are lost when it is replaced.'
  return isAbsolute(settings.DATA_DIR) ? [] : [{ where, problem, isWarning: true }]
}

/** Mail that an earlier configuration wrote to files on this machine's disk, of which Vercel has none. */
function checkMailFiles({ DATA_DIR, MAIL_TRANSPORT, onVercel }: Settings): Place[] {
  if (onVercel || MAIL_TRANSPORT === 'file') return []
  const where = 'DATA_DIR'
  try {
    if (listMailFiles(DATA_DIR).length === 0) return []
  } catch {
    return [{ where, problem: 'Its mail folder could not be checked for unencrypted mail.' }]
  }
  return [{ where, problem: 'Its mail folder has unencrypted mail, from when mail was written to files.' }]
}

const isNoAddress = (address: string | undefined) =>
  address === undefined || isExampleName(mailDomain(address))

const sender =
  'The sender’s address on your own domain, with the SPF, DKIM and DMARC records that the mail service gives you, because without them the staff’s mail ends up in the spam folder'

/** Every check of the configuration. */
export const settingsChecks: Checks<Settings> = {
  'office manager': {
    'staff-mailbox-missing': {
      needed:
        'The mailbox that someone reads every working day, because appointment requests go there and we promise a call within 24 hours',
      where: 'CONTACT_TO',
      isWrong: ({ CONTACT_TO }) => isNoAddress(CONTACT_TO),
    },
    'staff-passcode-missing': {
      needed:
        'A passcode for the staff, told to the web person by phone, because with it the link in the e-mail opens a patient’s request and marks a call; otherwise only the server does, and requests that nobody marks cause reminders',
      finds: (settings) =>
        // If the e-mail itself contains no request, the link is the only way to read one without the server.
        settings.STAFF_PASSCODE ? [] : [{ where: 'STAFF_PASSCODE', isWarning: !hidesRequests(settings) }],
    },
    'nobody-alerted': {
      needed:
        'Who gets an alert when requests don’t arrive or the site is down, and how to reach that person other than by the same e-mail, because a request nobody sees is a patient left waiting',
      isWarning: true,
      where: 'ALERT_WEBHOOK_URL or HEARTBEAT_URL',
      isWrong: ({ ALERT_WEBHOOK_URL, HEARTBEAT_URL }) => !ALERT_WEBHOOK_URL && !HEARTBEAT_URL,
    },
    'mail-agreement-missing': {
      needed:
        'A signed business associate agreement with the mail service, because it carries what patients write. Its host name then goes into BUSINESS_ASSOCIATES; without an agreement, set CONTACT_EMAIL_DETAIL=reference',
      rule: hipaa,
      finds(settings) {
        const { where, url } = mailService(settings)
        return url && !hidesRequests(settings) && lacksAgreement(settings, url) ? [{ where }] : []
      },
    },
    'assistant-agreement-missing': {
      needed:
        'A signed business associate agreement with the provider of the assistant’s model, because it receives what visitors ask and masking is no guarantee. Its host name then goes into BUSINESS_ASSOCIATES; without an agreement, remove the key',
      rule: hipaa,
      where: 'OPENAI_API_KEY',
      isWrong: (settings) =>
        settings.OPENAI_API_KEY !== undefined &&
        lacksAgreement(settings, settings.OPENAI_BASE_URL ?? 'https://api.openai.com'),
    },
  },
  'web person': {
    'site-url-not-public': {
      needed:
        'The domain, as https://…, with DNS that points to the machine, because every page names its own address; build with it',
      finds: checkSiteUrl,
    },
    'mail-not-sent': {
      needed:
        'An account at a mail service that signs a business associate agreement, because requests reach the staff through it',
      finds: checkMailService,
    },
    'sender-missing': {
      needed: sender,
      where: 'CONTACT_FROM',
      isWrong: ({ CONTACT_FROM }) => isNoAddress(CONTACT_FROM),
    },
    'sender-not-protected': {
      needed: sender,
      finds: checkSenderDomain,
    },
    'storage-does-not-last': {
      needed:
        'A PostgreSQL database, or a folder on a disk that lasts and outside of the checkout such as /var/lib/spine, because requests are stored there until they are delivered',
      finds: checkStorage,
    },
    'database-not-usable': {
      needed:
        'A database that the site can use and that nobody else can read or answer for, because requests are stored there (docs/configuration.md)',
      finds: checkDatabase,
    },
    'requests-key-missing': {
      needed:
        'The key that encrypts requests, from `openssl rand -base64 32`, with a copy in the practice’s password manager, because a generated one lies beside the requests, and nothing stored can be read without it',
      where: 'REQUESTS_KEY',
      isWrong: launchRefusals['requests-key-missing'].isWrong,
    },
    'mail-files-left': {
      needed:
        'A look into the mail folder as the site’s user, to save what the office needs and delete the rest, because the files are not encrypted',
      finds: checkMailFiles,
    },
    'cron-secret-missing': {
      needed:
        'The secret of the call that Vercel makes every minute, from `openssl rand -base64 32`, because without it delayed e-mail is never sent, nothing is erased, and nobody is alerted',
      where: 'CRON_SECRET',
      isWrong: ({ onVercel, CRON_SECRET }) => onVercel && CRON_SECRET === undefined,
    },
    'place-not-known': {
      needed:
        'A decision on how the site finds out whether a visitor lives nearby, such as an edge network or dbip, because without one nobody sees the phone number or the form at first',
      isWarning: true,
      where: 'GEO_SOURCE',
      isWrong: ({ GEO_SOURCE }) => GEO_SOURCE === 'none',
    },
    'proxy-not-counted': {
      needed:
        'The number of proxies that add to X-Forwarded-For, usually 1, because otherwise all visitors share one limit: five requests in ten minutes',
      isWarning: true,
      where: 'TRUSTED_PROXY_HOPS',
      isWrong: ({ TRUSTED_PROXY_HOPS, SITE_URL, onVercel }) =>
        // This server only speaks HTTP, so an https URL means that there is a proxy.
        TRUSTED_PROXY_HOPS === 0 && SITE_URL.startsWith('https:') && !onVercel,
    },
  },
}
