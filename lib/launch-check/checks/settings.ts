import { isAbsolute } from 'node:path'
import { listMailFiles } from '@/lib/contact/store/mail-files.server'
import { at, mailDomain, type Checks, type Place, type Settings } from '@/lib/launch-check/check'
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

function checkMailAgreement(settings: Settings): Place[] {
  const { where, url } = mailService(settings)
  return url && !hidesRequests(settings) && lacksAgreement(settings, url) ? [{ where }] : []
}

const modelLacksAgreement = (settings: Settings) =>
  settings.OPENAI_API_KEY !== undefined &&
  lacksAgreement(settings, settings.OPENAI_BASE_URL ?? 'https://api.openai.com')

/** If the e-mail itself contains no request, the link is the only way to read one without the server. */
const checkPasscode = (settings: Settings): Place[] =>
  settings.STAFF_PASSCODE ? [] : [{ where: 'STAFF_PASSCODE', isWarning: !hidesRequests(settings) }]

/** This server only speaks HTTP, so an https URL means that there is a proxy. */
const countsNoProxy = ({ TRUSTED_PROXY_HOPS, SITE_URL, onVercel }: Settings) =>
  TRUSTED_PROXY_HOPS === 0 && SITE_URL.startsWith('https:') && !onVercel

const warning = true

/** Every check of the configuration. */
export const settingsChecks: Checks<Settings> = {
  'staff-mailbox-missing': at('CONTACT_TO', ({ CONTACT_TO }) => isNoAddress(CONTACT_TO)),
  'staff-passcode-missing': checkPasscode,
  'nobody-alerted': at(
    'ALERT_WEBHOOK_URL or HEARTBEAT_URL',
    ({ ALERT_WEBHOOK_URL, HEARTBEAT_URL }) => !ALERT_WEBHOOK_URL && !HEARTBEAT_URL,
    warning,
  ),
  'mail-agreement-missing': checkMailAgreement,
  'assistant-agreement-missing': at('OPENAI_API_KEY', modelLacksAgreement),
  'site-url-not-public': checkSiteUrl,
  'mail-not-sent': checkMailService,
  'sender-missing': at('CONTACT_FROM', ({ CONTACT_FROM }) => isNoAddress(CONTACT_FROM)),
  'sender-not-protected': checkSenderDomain,
  'storage-does-not-last': checkStorage,
  'database-not-usable': checkDatabase,
  'requests-key-missing': at('REQUESTS_KEY', launchRefusals['requests-key-missing'].isWrong),
  'mail-files-left': checkMailFiles,
  'cron-secret-missing': at('CRON_SECRET', ({ onVercel, CRON_SECRET }) => onVercel && !CRON_SECRET),
  'place-not-known': at('GEO_SOURCE', ({ GEO_SOURCE }) => GEO_SOURCE === 'none', warning),
  'proxy-not-counted': at('TRUSTED_PROXY_HOPS', countsNoProxy, warning),
}
