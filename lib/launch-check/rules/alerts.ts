import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/rules/settings'

type Watching = Pick<Settings, 'ALERT_WEBHOOK_URL' | 'HEARTBEAT_URL' | 'CRON_SECRET' | 'onVercel'>

/** Checks that someone learns of it when requests do not arrive, or when nothing runs at all. */
export function checkAlerts({
  ALERT_WEBHOOK_URL,
  HEARTBEAT_URL,
  CRON_SECRET,
  onVercel,
}: Watching): Finding[] {
  const findings: Finding[] = []
  if (onVercel && CRON_SECRET === undefined)
    findings.push({
      severity: 'fail',
      code: 'cron-secret-missing',
      where: 'CRON_SECRET',
      problem: 'On Vercel, delayed e-mail is never sent, nothing is erased, and nobody is alerted.',
      remedy: 'Set it to the output of `openssl rand -base64 32`.',
    })
  if (ALERT_WEBHOOK_URL === undefined && HEARTBEAT_URL === undefined)
    findings.push({
      severity: 'warning',
      code: 'nobody-alerted',
      where: 'ALERT_WEBHOOK_URL',
      problem: 'If e-mail fails or the site is down, nobody is told: alerts go by the same e-mail.',
      remedy: 'Set it, or HEARTBEAT_URL, to a service that reaches a person.',
    })
  return findings
}
