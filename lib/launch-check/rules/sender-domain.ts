import type { Finding } from '@/lib/launch-check/finding'
import { isExampleName, mailDomain } from '@/lib/launch-check/reserved-names'
import type { Settings } from '@/lib/launch-check/rules/settings'
import type { LookUpText, TextRecords } from '@/lib/launch-check/text-record'

/**
 * The domain and its parents except the top-level domain: a DMARC policy may be at any of them (tree walk).
 */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

const hasVersion = (records: TextRecords, version: string) =>
  Array.isArray(records) && records.some((record) => record.toLowerCase().startsWith(version))

/** The DNS names where each record may be, and how to recognize it. */
function protections(domain: string, transport: Settings['MAIL_TRANSPORT']) {
  const byResend = transport === 'resend'
  return [
    {
      code: 'sender-spf-missing',
      severity: 'fail',
      // Resend's setup instructions use this name.
      names: byResend ? [domain, `send.${domain}`] : [domain],
      isPresent: (records: TextRecords) => hasVersion(records, 'v=spf1'),
      problem: 'No SPF record lists who may send for this domain.',
    },
    {
      code: 'sender-dmarc-missing',
      severity: 'fail',
      names: withParents(domain).map((name) => `_dmarc.${name}`),
      isPresent: (records: TextRecords) => hasVersion(records, 'v=dmarc1'),
      problem: 'No DMARC record says how to treat forged mail.',
    },
    {
      // The key's name depends on the mail service; without knowing it, we can only check whether any key
      // exists.
      code: 'sender-dkim-not-seen',
      severity: 'warning',
      names: [byResend ? `resend._domainkey.${domain}` : `_domainkey.${domain}`],
      isPresent: (records: TextRecords) => Array.isArray(records) || (!byResend && records === 'empty'),
      problem: 'No DKIM key was found there.',
    },
  ] as const
}

/**
 * Checks that mail from CONTACT_FROM's domain won't be treated as spam. A failed lookup is a failure too: a
 * request the staff never sees is a patient left waiting.
 */
export async function checkSenderDomain(
  { CONTACT_FROM, MAIL_TRANSPORT }: Pick<Settings, 'CONTACT_FROM' | 'MAIL_TRANSPORT'>,
  lookUp: LookUpText,
): Promise<Finding[]> {
  const domain = mailDomain(CONTACT_FROM ?? '')
  if (domain === '' || isExampleName(domain)) return []
  const remedy = "Add the record given in the mail service's instructions."
  const findings = await Promise.all(
    protections(domain, MAIL_TRANSPORT).map(async ({ names, isPresent, ...finding }): Promise<Finding[]> => {
      const answers = await Promise.all(names.map(lookUp))
      if (answers.some(isPresent)) return []
      if (!answers.includes('unanswered')) return [{ ...finding, where: `DNS, ${names[0]}`, remedy }]
      return [
        {
          severity: 'fail',
          code: 'sender-domain-not-checked',
          where: `DNS, ${names[0]}`,
          problem: 'Not checked: no name server answered.',
          remedy: 'Run this again on a machine with network access.',
        },
      ]
    }),
  )
  return findings.flat()
}
