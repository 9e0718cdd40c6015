import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/rules/settings'

type Processor = { code: string; where: string; host: string; problem: string; alternative: string }

type Processing = Pick<
  Settings,
  | 'BUSINESS_ASSOCIATES'
  | 'MAIL_TRANSPORT'
  | 'SMTP_URL'
  | 'RESEND_API_KEY'
  | 'RESEND_BASE_URL'
  | 'CONTACT_EMAIL_DETAIL'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
>

function mailService(settings: Processing): Processor[] {
  const { MAIL_TRANSPORT, SMTP_URL, RESEND_API_KEY, RESEND_BASE_URL } = settings
  if (settings.CONTACT_EMAIL_DETAIL === 'reference') return []
  const access =
    MAIL_TRANSPORT === 'smtp'
      ? { where: 'SMTP_URL', url: SMTP_URL }
      : { where: 'RESEND_API_KEY', url: RESEND_API_KEY && (RESEND_BASE_URL ?? 'https://api.resend.com') }
  if (MAIL_TRANSPORT === 'file' || access.url === undefined) return []
  return [
    {
      code: 'mail-agreement-missing',
      where: access.where,
      host: new URL(access.url).hostname,
      problem: 'The mail service receives complete requests, but no agreement with it is confirmed.',
      alternative: 'Or set CONTACT_EMAIL_DETAIL=reference.',
    },
  ]
}

function modelProvider({ OPENAI_API_KEY, OPENAI_BASE_URL }: Processing): Processor[] {
  if (OPENAI_API_KEY === undefined) return []
  return [
    {
      code: 'assistant-agreement-missing',
      where: 'OPENAI_API_KEY',
      host: new URL(OPENAI_BASE_URL ?? 'https://api.openai.com').hostname,
      problem:
        "The model provider receives visitors' questions, but no agreement with it is confirmed. Masking is not fully reliable.",
      alternative: 'Or remove the key.',
    },
  ]
}

const isThisMachine = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

/**
 * Checks that a business associate agreement is confirmed for every company that receives health information.
 */
export function checkAgreements(settings: Processing): Finding[] {
  const { BUSINESS_ASSOCIATES: confirmed = [] } = settings
  return [...mailService(settings), ...modelProvider(settings)]
    .filter(({ host }) => !isThisMachine(host) && !confirmed.includes(host.toLowerCase()))
    .map(({ code, where, problem, alternative }) => ({
      severity: 'fail',
      code,
      where,
      problem,
      remedy: `Sign a business associate agreement, then add the service's host name to BUSINESS_ASSOCIATES. ${alternative}`,
      rule: '45 CFR 164.502(e)',
    }))
}
