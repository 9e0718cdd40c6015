import type { Finding } from '@/lib/launch-check/finding'
import { isExampleName, mailDomain } from '@/lib/launch-check/reserved-names'
import type { Settings } from '@/lib/launch-check/rules/settings'

const purposes = {
  CONTACT_TO: "the staff's mailbox",
  CONTACT_FROM: 'the sender of the mail to the staff',
} as const

type Addresses = Pick<Settings, keyof typeof purposes>

function checkAddress(where: keyof Addresses, value: string | undefined): Finding[] {
  const found =
    value === undefined
      ? { code: 'mail-address-missing', problem: `It is not set: ${purposes[where]}.` }
      : isExampleName(mailDomain(value))
        ? { code: 'mail-address-example', problem: `An address at example.com is not ${purposes[where]}.` }
        : undefined
  return found ? [{ severity: 'fail', where, remedy: 'Set it to a real address.', ...found }] : []
}

const hostOf = (url: string | undefined) => (url === undefined ? '' : new URL(url).hostname)

type Transport = Pick<Settings, 'MAIL_TRANSPORT' | 'SMTP_URL' | 'RESEND_API_KEY' | 'isSet'>

function checkTransport(settings: Transport): Finding[] {
  const { MAIL_TRANSPORT: transport } = settings
  const findings: Finding[] = []
  if (transport === 'file') {
    findings.push({
      severity: 'fail',
      code: 'mail-not-sent',
      where: settings.isSet('MAIL_TRANSPORT') ? 'MAIL_TRANSPORT' : 'SMTP_URL',
      problem: 'Mail is written to unencrypted files, and nobody is notified of requests.',
      remedy: 'Set SMTP_URL, for a service that signs a business associate agreement.',
    })
  }
  const access = transport === 'smtp' ? 'SMTP_URL' : 'RESEND_API_KEY'
  if (transport !== 'file' && settings[access] === undefined) {
    findings.push({
      severity: 'fail',
      code: 'mail-access-missing',
      where: access,
      problem: `Mail is sent by ${transport}, but this is not set.`,
      remedy: 'Set it; see docs/configuration.md.',
    })
  }
  if (transport === 'smtp' && isExampleName(hostOf(settings.SMTP_URL))) {
    findings.push({
      severity: 'fail',
      code: 'mail-access-example',
      where: 'SMTP_URL',
      problem: 'The host name is reserved for examples.',
      remedy: 'Enter the address that the mail service gave you.',
    })
  }
  return findings
}

/** Checks that requests will reach the staff by a transport that may carry them. */
export function checkMail(settings: Transport & Addresses): Finding[] {
  return [
    ...checkTransport(settings),
    ...checkAddress('CONTACT_TO', settings.CONTACT_TO),
    ...checkAddress('CONTACT_FROM', settings.CONTACT_FROM),
  ]
}
