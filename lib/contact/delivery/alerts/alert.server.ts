import 'server-only'
import { staffAlert } from '@/content/en/ui/contact/staff-alert'
import { failurePolicy } from '@/lib/contact/store/failure-policy'
import { reportFailure } from '@/lib/platform/log/report-failure.server'
import type { Mail, Transport } from '@/lib/contact/delivery/transports/transport'
import type { Counts } from '@/lib/contact/delivery/alerts/counts.server'

export type AlertCause = 'failed' | 'uncertain' | 'late' | 'flood' | 'refused' | 'store'

export type Alert = { site: string; causes: AlertCause[]; counts: Counts | null }

/** How alerts are sent: to the operator's webhook if there is one, otherwise by e-mail to the staff. */
export type AlertChannel = {
  webhookUrl?: string | undefined
  transport: Transport
  addresses: Pick<Mail, 'from' | 'to'>
}

const WEBHOOK_LIMIT_MS = 10_000

/**
 * Alerts a person to undelivered requests. Contains only counts, times and references, no patient data.
 * @returns false if the alert was definitely not received.
 */
export async function sendAlert(alert: Alert, channel: AlertChannel, now: number): Promise<boolean> {
  if (channel.webhookUrl && (await postAlert(alert, channel.webhookUrl))) return true
  return mailAlert(alert, channel, now)
}

function alertLines({ site, causes, counts }: Alert): string[] {
  const lines = causes.map((cause) =>
    cause === 'store'
      ? staffAlert.causes.store
      : staffAlert.causes[cause](counts?.[cause === 'flood' ? 'lastHour' : cause] ?? 0),
  )
  const oldest = counts?.oldestMinutes ? [staffAlert.oldest(counts.oldestMinutes)] : []
  const references = counts?.references.length ? [staffAlert.references(counts.references)] : []
  return [staffAlert.intro(site), ...lines, ...oldest, ...references, staffAlert.next]
}

/** `text` is what chat services display; the other fields are for programs. */
async function postAlert(alert: Alert, url: string): Promise<boolean> {
  const { site, causes, counts } = alert
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site, causes, ...counts, text: alertLines(alert).join('\n') }),
      signal: AbortSignal.timeout(WEBHOOK_LIMIT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) reportFailure('contact: alert', { code: answer.status })
    return answer.ok
  } catch (error) {
    reportFailure('contact: alert', error)
    return false
  }
}

async function mailAlert(
  alert: Alert,
  { transport, addresses }: AlertChannel,
  now: number,
): Promise<boolean> {
  const lines = alertLines(alert)
  const sent = await transport.send({
    ...addresses,
    key: `alert-${now}`,
    subject: staffAlert.subject,
    text: `${lines.join('\n\n')}\n`,
    html: lines.map((line) => `<p>${line}</p>`).join(''),
    date: new Date(now),
    urgent: false,
  })
  if (sent.ok) return true
  reportFailure('contact: alert', sent)
  // It may have arrived, so don't repeat the alert every minute.
  return failurePolicy[sent.code].inDoubt
}
