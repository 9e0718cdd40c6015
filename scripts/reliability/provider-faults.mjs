import { setTimeout as sleep } from 'node:timers/promises'
import {
  figure,
  lostAnswers,
  none,
  percentile,
  repeatedMails,
  statuses,
  timeUnder,
  undelivered,
} from './judge.mjs'
import { sideBySide } from './side-by-side.mjs'
import { providerFaults, startAlarm, startProvider } from './providers.mjs'
import { startSite } from './site.mjs'
import { viewStore } from './store-view.mjs'
import { accepted, post, visitor } from './visitors.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { waitUntil } from './wait.mjs'

/** The site's promise: everything is delivered within this time after the provider has recovered. */
const RECOVERY_LIMIT_MS = 5 * 60_000
/** How long all requests of a slow machine may take to be tried once. */
const TRIAL_LIMIT_MS = 15_000
/** How long one may take to start and to send its first mail. */
const START_LIMIT_MS = 60_000

async function postDuring(url, { posts, faultMs }) {
  const presses = Array.from({ length: posts }, async (_, index) => {
    await sleep((index / posts) * faultMs)
    return post(url, visitor(index + 1))
  })
  const answers = await Promise.all(presses)
  await sleep(faultMs / posts)
  return answers
}

/** A site whose provider still works, after a first request: what starts slowly is not what is measured here. */
async function prepare(fault) {
  const dataDir = temporaryFolder('provider')
  const provider = await startProvider(fault, dataDir)
  const alarm = await startAlarm()
  const site = await startSite({ dataDir, env: { ...provider.env, ALERT_WEBHOOK_URL: alarm.url } })
  const answer = await post(site.url, visitor(0))
  const isDone = () => undelivered([answer], viewStore(dataDir), provider.mails()).length === 0
  await waitUntil(isDone, START_LIMIT_MS)
  return { fault, dataDir, provider, alarm, site }
}

/** The provider fails while visitors post, and then recovers. */
async function measureFault(prepared, { posts, faultMs, alertLimitMs, timesJudged }) {
  const { fault, dataDir, provider, alarm, site } = prepared
  provider.setFault(fault)
  const answers = await postDuring(site.url, { posts, faultMs })
  // Nothing of what follows would mean anything, had no delivery met the fault.
  const store = viewStore(dataDir)
  const inVain = answers.filter(({ reference }) => {
    const { state, attempts = 0 } = store.get(reference) ?? {}
    return state !== 'delivered' && attempts > 0
  }).length
  const isLasting = providerFaults[fault] === 'lasting'
  const outcome = await (isLasting
    ? staysFailed(answers, { ...prepared, alertLimitMs })
    : comesThrough(answers, prepared))
  await site.stop()
  await provider.close()
  alarm.close()

  const refused = answers.filter((answer) => !accepted(answer))
  const times = answers.map(({ ms }) => ms)
  return [
    figure(`provider ${fault}: requests it kept from delivery`, '1 or more', inVain, inVain > 0),
    timeUnder(`provider ${fault}: visitor's answer, p95`, 500, percentile(times, 0.95), timesJudged),
    figure(`provider ${fault}: visitors refused`, '0', statuses(refused), refused.length === 0),
    none(`provider ${fault}: accepted requests lost`, lostAnswers(answers, viewStore(dataDir), []).length),
    ...outcome,
  ]
}

async function comesThrough(answers, { provider, dataDir, fault }) {
  const isDone = () => undelivered(answers, viewStore(dataDir), provider.mails()).length === 0
  provider.setFault(undefined)
  const ms = await waitUntil(isDone, RECOVERY_LIMIT_MS)
  const missing = undelivered(answers, viewStore(dataDir), provider.mails()).length
  const measured = missing === 0 ? `after ${Math.round(ms / 1000)} s` : `${missing} still missing`
  const repeated = repeatedMails(provider.mails()).length
  return [
    figure(`provider ${fault}: all delivered after recovery`, 'within 5 minutes', measured, missing === 0),
    // SMTP knows no idempotency: a mail taken without a word is sent again, under the same Message-ID.
    fault === 'SMTP drop after DATA'
      ? figure(`provider ${fault}: mails repeated under the same Message-ID`, '', repeated)
      : none(`provider ${fault}: staff e-mails sent twice`, repeated),
  ]
}

async function staysFailed(answers, { provider, dataDir, alarm, fault, alertLimitMs }) {
  const all = answers.length
  const failed = () => {
    const store = viewStore(dataDir)
    const rows = answers.map(({ reference }) => store.get(reference))
    return rows.filter((row) => row?.state === 'failed' && row.bytes > 0).length
  }
  await waitUntil(() => failed() === all, TRIAL_LIMIT_MS)
  await waitUntil(() => alarm.alerts() > 0, alertLimitMs)
  const writers = new Set(answers.map(({ id }) => id))
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

/**
 * Every fault has a site of its own, side by side, so that one does not hide another.
 * @param {object} numbers
 * @param {(keyof typeof providerFaults)[]} numbers.faults
 * @param {number} numbers.posts while each fault lasts
 * @param {number} numbers.faultMs
 * @param {number} numbers.alertLimitMs 0: no alert is waited for
 * @param {boolean} numbers.timesJudged
 */
export function measureProviderFaults({ faults, ...numbers }) {
  let turn = Promise.resolve()
  return sideBySide('provider', faults, async (fault) => {
    // Sites that started at once would hold up one another.
    const prepared = turn.then(() => prepare(fault))
    turn = prepared.catch(() => {})
    return measureFault(await prepared, numbers)
  })
}
