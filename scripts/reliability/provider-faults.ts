import {
  lostAnswers,
  none,
  percentile,
  repeatedMails,
  statuses,
  timeUnder,
  undelivered,
} from '@/scripts/reliability/judge'
import { sideBySide } from '@/scripts/reliability/side-by-side'
import { providerFaults, startAlarm, startProvider } from '@/scripts/reliability/providers'
import { startSite } from '@/scripts/reliability/site'
import { viewStore } from '@/scripts/reliability/store-view'
import { accepted, post, postDuring, visitor, type Answer } from '@/scripts/reliability/visitors'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { waitUntil } from '@/scripts/reliability/wait'
import { figure, type Figure } from '@/tests/run/report'

/** The site's guarantee: everything is delivered within this time after the provider recovers. */
const RECOVERY_LIMIT_MS = 5 * 60_000
/** How long a slow machine may take to try all requests once. */
const TRIAL_LIMIT_MS = 15_000
/** How long a site may take to start and send its first mail. */
const START_LIMIT_MS = 60_000

type Numbers = {
  /** Requests submitted during each fault. */
  posts: number
  faultMs: number
  /** 0: don't wait for alerts. */
  alertLimitMs: number
  timesJudged: boolean
}

/**
 * Starts a site with a working provider and waits for a first delivery, so that slow startup doesn't affect
 * the measurement.
 */
async function prepare(fault: string) {
  const dataDir = temporaryFolder('provider')
  const provider = await startProvider(fault, dataDir)
  const alarm = await startAlarm()
  const site = await startSite({ dataDir, env: { ...provider.env, ALERT_WEBHOOK_URL: alarm.url } })
  const answer = await post(site.url, visitor(0))
  const isDone = () => undelivered([answer], viewStore(dataDir), provider.mails()).length === 0
  await waitUntil(isDone, START_LIMIT_MS)
  return { fault, dataDir, provider, alarm, site }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** The provider fails while visitors submit requests, and then recovers. */
async function measureFault(prepared: Prepared, numbers: Numbers): Promise<Figure[]> {
  const { fault, dataDir, provider, alarm, site } = prepared
  provider.setFault(fault)
  const answers = await postDuring(site.url, numbers)
  // The other figures would be meaningless if the fault affected no delivery.
  const store = viewStore(dataDir)
  const inVain = answers.filter(({ reference }) => {
    const { state, attempts = 0 } = store.get(reference ?? '') ?? {}
    return state !== 'delivered' && attempts > 0
  }).length
  const isLasting = providerFaults[fault] === 'lasting'
  const outcome = await (isLasting
    ? staysFailed(answers, { ...prepared, ...numbers })
    : comesThrough(answers, prepared))
  await site.stop()
  await provider.close()
  alarm.close()

  const refused = answers.filter((answer) => !accepted(answer))
  const times = answers.map(({ ms }) => ms)
  return [
    figure(`provider ${fault}: requests it kept from delivery`, '1 or more', inVain, inVain > 0),
    timeUnder(`provider ${fault}: visitor's answer, p95`, 500, percentile(times, 0.95), numbers.timesJudged),
    figure(`provider ${fault}: visitors refused`, '0', statuses(refused), refused.length === 0),
    none(`provider ${fault}: accepted requests lost`, lostAnswers(answers, viewStore(dataDir), []).length),
    ...outcome,
  ]
}

async function comesThrough(
  answers: readonly Answer[],
  { provider, dataDir, fault }: Prepared,
): Promise<Figure[]> {
  const isDone = () => undelivered(answers, viewStore(dataDir), provider.mails()).length === 0
  provider.setFault(undefined)
  const ms = await waitUntil(isDone, RECOVERY_LIMIT_MS)
  const missing = undelivered(answers, viewStore(dataDir), provider.mails()).length
  const measured = missing === 0 ? `after ${Math.round(ms / 1000)} s` : `${missing} still missing`
  const repeated = repeatedMails(provider.mails()).length
  return [
    figure(`provider ${fault}: all delivered after recovery`, 'within 5 minutes', measured, missing === 0),
    // SMTP has no idempotency keys: a mail accepted without a reply is sent again with the same Message-ID.
    fault === 'SMTP drop after DATA'
      ? figure(`provider ${fault}: mails repeated under the same Message-ID`, '', repeated)
      : none(`provider ${fault}: staff e-mails sent twice`, repeated),
  ]
}

async function staysFailed(
  answers: readonly Answer[],
  { provider, dataDir, alarm, fault, alertLimitMs }: Prepared & Numbers,
): Promise<Figure[]> {
  const all = answers.length
  const failed = () => {
    const store = viewStore(dataDir)
    const rows = answers.map(({ reference }) => store.get(reference ?? ''))
    return rows.filter((row) => row?.state === 'failed' && row.bytes > 0).length
  }
  await waitUntil(() => failed() === all, TRIAL_LIMIT_MS)
  await waitUntil(() => alarm.alerts() > 0, alertLimitMs)
  const writers = new Set<string | null>(answers.map(({ id }) => id))
  const sent = provider.mails().filter(({ writer }) => writers.has(writer))
  return [
    figure(
      `provider ${fault}: stays as failed, with its text`,
      `${all} of ${all}`,
      failed(),
      failed() === all,
    ),
    ...(alertLimitMs > 0
      ? [figure(`provider ${fault}: the staff are alerted`, '1 or more', alarm.alerts(), alarm.alerts() > 0)]
      : []),
    none(`provider ${fault}: mails that count as sent`, sent.length),
  ]
}

/** Measures all faults in parallel, each with its own site, so that one does not hide another. */
export function measureProviderFaults({
  faults,
  ...numbers
}: Numbers & { faults: readonly string[] }): Promise<Figure[]> {
  let turn: Promise<unknown> = Promise.resolve()
  return sideBySide('provider', faults, async (fault) => {
    // Sites starting at the same time would slow each other down.
    const prepared = turn.then(() => prepare(fault))
    turn = prepared.catch(() => {})
    return measureFault(await prepared, numbers)
  })
}
