import type { Resolver } from 'node:dns/promises'
import { isExampleName } from '@/lib/platform/site-url'
import {
  mailDomain,
  type LookUpText,
  type Place,
  type Settings,
  type TextRecords,
} from '@/lib/launch-check/check'

/** Creates a TXT lookup that never throws. It waits as long as the resolver's own settings say. */
export const textLookUp =
  (resolver: Resolver): LookUpText =>
  async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'ENODATA') return 'empty'
      return code === 'ENOTFOUND' ? 'absent' : 'unanswered'
    }
  }

const hasVersion = (version: string) => (records: TextRecords) =>
  Array.isArray(records) && records.some((record) => record.toLowerCase().startsWith(version))

/** The DNS names where each record may be, and how to recognize it. */
function protections(domain: string, byResend: boolean) {
  const labels = domain.split('.')
  return [
    {
      // Resend's setup instructions use the second name.
      names: byResend ? [domain, `send.${domain}`] : [domain],
      isPresent: hasVersion('v=spf1'),
      problem: 'No SPF record lists who may send for this domain.',
    },
    {
      // A policy may be at the domain or any of its parents, except the top-level domain.
      names: labels.slice(1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`),
      isPresent: hasVersion('v=dmarc1'),
      problem: 'No DMARC record says how to treat forged mail.',
    },
    {
      // The key's name depends on the mail service; without knowing it, we can only see whether there is any.
      names: [byResend ? `resend._domainkey.${domain}` : `_domainkey.${domain}`],
      isPresent: (records: TextRecords) => Array.isArray(records) || (!byResend && records === 'empty'),
      problem: 'No DKIM key was found there.',
      isWarning: true,
    },
  ]
}

/**
 * What makes mail from CONTACT_FROM's domain look like spam. A failed lookup counts too: a request the staff never
 * sees is a patient left waiting.
 */
export async function checkSenderDomain({
  CONTACT_FROM = '',
  MAIL_TRANSPORT,
  lookUp,
}: Pick<Settings, 'CONTACT_FROM' | 'MAIL_TRANSPORT' | 'lookUp'>): Promise<Place[]> {
  const domain = mailDomain(CONTACT_FROM)
  if (domain === '' || isExampleName(domain)) return []
  const places = protections(domain, MAIL_TRANSPORT === 'resend').map(
    async ({ names, isPresent, problem, isWarning = false }): Promise<Place[]> => {
      const answers = await Promise.all(names.map(lookUp))
      if (answers.some(isPresent)) return []
      const where = `DNS, ${names[0]}`
      if (answers.includes('unanswered'))
        return [{ where, problem: 'Not checked, because no name server answered: run it with a network.' }]
      return [{ where, problem, isWarning }]
    },
  )
  return (await Promise.all(places)).flat()
}
