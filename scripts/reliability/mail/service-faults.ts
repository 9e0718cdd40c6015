import { setTimeout as sleep } from 'node:timers/promises'
import { lostAnswers, none, repeatedMails, statuses, undelivered } from '@/scripts/reliability/judge'
import type { ServiceFault, startMailService } from '@/scripts/reliability/mail/mail-service'
import { startAlarm } from '@/scripts/reliability/providers'
import { startSite } from '@/scripts/reliability/site'
import { viewStore } from '@/scripts/reliability/store-view'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { accepted, post, postDuring, visitor, type Answer } from '@/scripts/reliability/visitors'
import { waitUntil } from '@/scripts/reliability/wait'
import { figure, type Figure } from '@/tests/run/report'

/** Everything is delivered within this time after the service recovers. */
const RECOVERY_LIMIT_MS = 5 * 60_000
const START_LIMIT_MS = 60_000
/** Maintenance, which alerts, runs every minute. */
const ALERT_LIMIT_MS = 2 * 60_000

export type FaultNumbers = { posts: number; faultMs: number }

/** The mail service has a fault while visitors submit requests; then someone fixes it. The site runs on. */
export async function measureServiceFault(
  service: Awaited<ReturnType<typeof startMailService>>,
  fault: ServiceFault,
  numbers: FaultNumbers,
): Promise<Figure[]> {
  const address = `${fault.replaceAll(' ', '-')}@example.com`
  const mailbox = service.mailbox(address)
  const dataDir = temporaryFolder('mail')
  const alarm = await startAlarm()
  const { env, ...options } = service.siteOptions(fault, address)
  const site = await startSite({ dataDir, env: { ...env, ALERT_WEBHOOK_URL: alarm.url }, ...options })
  const missing = async (answers: readonly Answer[]) =>
    undelivered(answers, viewStore(dataDir), await mailbox.letters())

  const before = await post(site.url, visitor(0))
  const start = await waitUntil(async () => (await missing([before])).length === 0, START_LIMIT_MS)
  service.setFault(fault, true)
  // Postfix and Dovecot look for changes once a second.
  await sleep(2000)
  const answers = await postDuring(site.url, numbers)
  const tried = [...viewStore(dataDir).values()].filter(
    ({ state, attempts }) => state !== 'delivered' && attempts > 0,
  )
  const arrivedMeanwhile = (await mailbox.letters()).length - 1
  // A wrong password needs a person, who is told; the others may pass.
  const alerts = fault === 'wrong password' ? [await alertFigure(alarm)] : []

  service.setFault(fault, false)
  const ms = await waitUntil(async () => (await missing(answers)).length === 0, RECOVERY_LIMIT_MS, 1000)
  await site.stop()
  alarm.close()
  const left = (await missing(answers)).length
  const refused = answers.filter((answer) => !accepted(answer))
  return [
    figure(`${fault}: arrives before it`, 'yes', start < Infinity ? 'yes' : 'no', start < Infinity),
    figure(`${fault}: requests it kept from delivery`, '1 or more', tried.length, tried.length > 0),
    none(`${fault}: e-mails that arrived meanwhile`, arrivedMeanwhile),
    ...alerts,
    figure(`${fault}: visitors refused`, '0', statuses(refused), refused.length === 0),
    none(`${fault}: accepted requests lost`, lostAnswers(answers, viewStore(dataDir), []).length),
    figure(
      `${fault}: all in the mailbox after its end`,
      'within 5 minutes',
      left === 0 ? `after ${Math.round(ms / 1000)} s` : `${left} still missing`,
      left === 0,
    ),
    none(`${fault}: e-mails in the mailbox twice`, repeatedMails(await mailbox.letters()).length),
  ]
}

async function alertFigure(alarm: Awaited<ReturnType<typeof startAlarm>>): Promise<Figure> {
  await waitUntil(() => alarm.alerts() > 0, ALERT_LIMIT_MS)
  return figure('wrong password: the staff are alerted', '1 or more', alarm.alerts(), alarm.alerts() > 0)
}
