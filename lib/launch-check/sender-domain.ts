import type { Finding } from '@/lib/launch-check/finding'
import { isExampleName, mailDomain } from '@/lib/launch-check/reserved-names'
import type { Settings } from '@/lib/launch-check/settings'
import type { LookUpText, TextRecords } from '@/lib/launch-check/text-record'

/** The domain and those above it, but no top-level one: a policy may stand at any (DMARC's tree walk). */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

const says = (records: TextRecords, version: string) =>
  Array.isArray(records) && records.some((record) => record.toLowerCase().startsWith(version))

/** Where a protection may stand in the domain's DNS, and how to tell that it does. */
function protections(domain: string, transport: Settings['MAIL_TRANSPORT']) {
  const byResend = transport === 'resend'
  return [
    {
      code: 'sender-spf-missing',
      severity: 'fail',
      // Resend's own instructions put it at this name.
      names: byResend ? [domain, `send.${domain}`] : [domain],
      isThere: (records: TextRecords) => says(records, 'v=spf1'),
      problem: 'No SPF record says who may send for this domain.',
    },
    {
      code: 'sender-dmarc-missing',
      severity: 'fail',
      names: withParents(domain).map((name) => `_dmarc.${name}`),
      isThere: (records: TextRecords) => says(records, 'v=dmarc1'),
      problem: 'No DMARC record says what becomes of forged mail.',
    },
    {
      // A key's name is the mail service's own: without it, one can only ask whether there is any.
      code: 'sender-dkim-not-seen',
      severity: 'warning',
      names: [byResend ? `resend._domainkey.${domain}` : `_domainkey.${domain}`],
      isThere: (records: TextRecords) => Array.isArray(records) || (!byResend && records === 'empty'),
      problem: 'No DKIM key is seen there.',
    },
  ] as const
}

/**
 * Whether mail from CONTACT_FROM's domain will be believed, or end among the spam. What cannot be looked up is a
 * failure: nobody knows then, and a request that the staff never see is a patient who waits.
 */
export async function checkSenderDomain(
  { CONTACT_FROM, MAIL_TRANSPORT }: Pick<Settings, 'CONTACT_FROM' | 'MAIL_TRANSPORT'>,
  lookUp: LookUpText,
): Promise<Finding[]> {
  const domain = mailDomain(CONTACT_FROM ?? '')
  if (domain === '' || isExampleName(domain)) return []
  const remedy = "Put in the record that the mail service's instructions give."
  const findings = await Promise.all(
    protections(domain, MAIL_TRANSPORT).map(async ({ names, isThere, ...finding }): Promise<Finding[]> => {
      const answers = await Promise.all(names.map(lookUp))
      if (answers.some(isThere)) return []
      if (!answers.includes('unanswered')) return [{ ...finding, where: `DNS, ${names[0]}`, remedy }]
      return [
        {
          severity: 'fail',
          code: 'sender-domain-not-checked',
          where: `DNS, ${names[0]}`,
          problem: 'Not checked: no name server answered.',
          remedy: 'Run this again on a machine with a network.',
        },
      ]
    }),
  )
  return findings.flat()
}
