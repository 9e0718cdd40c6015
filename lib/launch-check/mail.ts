import type { Finding } from '@/lib/launch-check/finding'
import { isExampleName, mailDomain } from '@/lib/launch-check/reserved-names'
import type { Settings } from '@/lib/launch-check/settings'

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

type Carrier = Pick<
  Settings,
  'MAIL_TRANSPORT' | 'SMTP_URL' | 'RESEND_API_KEY' | 'CONTACT_EMAIL_DETAIL' | 'isSet'
>

function checkCarrier(settings: Carrier): Finding[] {
  const { MAIL_TRANSPORT: transport, CONTACT_EMAIL_DETAIL: detail } = settings
  const findings: Finding[] = []
  if (transport === 'file') {
    findings.push({
      severity: 'fail',
      code: 'mail-not-sent',
      where: settings.isSet('MAIL_TRANSPORT') ? 'MAIL_TRANSPORT' : 'SMTP_URL',
      problem: 'Mail is written to files, readable by whoever reads the disk. Nobody is told of a request.',
      remedy: 'Set SMTP_URL, for a service that signs a business associate agreement.',
    })
  }
  const access = transport === 'smtp' ? 'SMTP_URL' : 'RESEND_API_KEY'
  if (transport !== 'file' && settings[access] === undefined) {
    findings.push({
      severity: 'fail',
      code: 'mail-access-missing',
      where: access,
      problem: `Mail is to go by ${transport}, but this is not set.`,
      remedy: "Set it; the README's table says how.",
    })
  }
  if (transport === 'resend' && detail === 'full') {
    findings.push({
      severity: 'fail',
      code: 'mail-discloses-health-information',
      where: 'MAIL_TRANSPORT',
      problem: 'The whole request goes through Resend, from which no business associate agreement is known.',
      remedy: 'Send by SMTP_URL through a service that signs one.',
      rule: '45 CFR 164.502(e)',
    })
  }
  return findings
}

/** Whether the staff will get the requests, by a way that may carry them. */
export function checkMail(settings: Carrier & Addresses): Finding[] {
  return [
    ...checkCarrier(settings),
    ...checkAddress('CONTACT_TO', settings.CONTACT_TO),
    ...checkAddress('CONTACT_FROM', settings.CONTACT_FROM),
  ]
}
