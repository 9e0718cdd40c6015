import {
  lostAnswers,
  none,
  percentile,
  statuses,
  undelivered,
  wrongRefusals,
} from '@/scripts/reliability/judge'
import { ask, siteOn, viewDatabase } from '@/scripts/reliability/postgresql/database'
import { goThrough, type Outage, type OutageKind } from '@/scripts/reliability/postgresql/outages'
import { keepPosting, type Attempt } from '@/scripts/reliability/postgresql/posting'
import { startResend } from '@/scripts/reliability/resend-stub'
import { startSite } from '@/scripts/reliability/site'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { accepted } from '@/scripts/reliability/visitors'
import { waitUntil } from '@/scripts/reliability/wait'
import { startPgBouncer } from '@/tests/support/servers/pgbouncer-server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { figure, type Figure } from '@/tests/run/report'

/** `detail`: with `reference` a request that can't be stored is refused, with `full` it is e-mailed directly. */
export type Restarts = { outages: OutageKind[]; detail: 'reference' | 'full' }

const CONNECTIONS = 32
/** An interrupted delivery waits until its lease of a minute has expired. */
const DELIVERY_LIMIT_MS = 180_000

const msOf = (attempts: readonly Attempt[], share: number) =>
  `${Math.round(percentile(attempts.map(({ ms }) => ms), share))} ms` // prettier-ignore

function recoveryTimes(outages: readonly Outage[]): Figure[] {
  return [...Map.groupBy(outages, ({ kind }) => kind)].map(([kind, times]) => {
    const seconds = times.map(({ back, recovered }) => ((recovered - back) / 1000).toFixed(1))
    const isBack = times.every(({ recovered }) => Number.isFinite(recovered))
    return figure(
      `${kind}, ${times.length} times: both sites accept again without a restart`,
      'always',
      `after ${seconds.join(', ')} s`,
      isBack,
    )
  })
}

function answerTimes(attempts: readonly Attempt[], outages: readonly Outage[]): Figure {
  const isCalm = ({ begun, ended }: Attempt) =>
    outages.every((outage) => ended < outage.begun || begun > outage.recovered)
  const [calm, others] = [attempts.filter(isCalm), attempts.filter((one) => !isCalm(one))]
  const measured = `${msOf(calm, 0.5)} / ${msOf(calm, 0.95)}, ${msOf(others, 0.5)} / ${msOf(others, 0.95)}`
  return figure('answer outside the outages p50 / p95, during them', '', measured)
}

/** The mails beyond the first about each request; alerts are about none. */
function sentTwice(mails: readonly { reference?: string | undefined }[]): number {
  const references = mails.flatMap(({ reference }) => reference ?? [])
  return references.length - new Set(references).size
}

async function measureDetail({ outages: kinds, detail }: Restarts): Promise<Figure[]> {
  const database = await startPostgres()
  const pooler = await startPgBouncer(database.port)
  const provider = await startResend()
  // With this default, a crash loses commits that don't ask for more.
  await ask(database.url, 'alter database postgres set synchronous_commit = off')
  const start = (url: string) =>
    startSite({
      dataDir: temporaryFolder('restarts'),
      env: { ...siteOn(url), ...provider.env, CONTACT_EMAIL_DETAIL: detail },
    })
  const sites = [await start(pooler.url), await start(database.url)]

  const posting = keepPosting(
    sites.map(({ url }) => url),
    CONNECTIONS,
  )
  const outages: Outage[] = []
  for (const kind of kinds) outages.push(await goThrough(kind, { database, pooler }, posting))
  await posting.stop()
  const { attempts } = posting
  const answers = attempts.filter(accepted)
  // What was e-mailed directly is not in the store.
  const stored = await viewDatabase(database.url)
  const direct = answers.filter(({ reference = '' }) => !stored.has(reference))
  const inStore = answers.filter(({ reference = '' }) => stored.has(reference))
  const isDone = async () =>
    undelivered(inStore, await viewDatabase(database.url), provider.mails()).length === 0
  await waitUntil(isDone, DELIVERY_LIMIT_MS)

  const mails = provider.mails()
  const store = await viewDatabase(database.url)
  await Promise.all(sites.map((site) => site.stop()))
  await pooler.close()
  await Promise.all([provider.close(), database.close()])
  const refused = attempts.filter((answer) => !accepted(answer))
  return [
    ...(detail === 'reference'
      ? [
          none('answered with a 2xx, but not in the store', lostAnswers(attempts, store, []).length),
          none('requests stored twice', store.size - answers.length),
        ]
      : [
          none(
            'answered with a 2xx, but neither stored nor e-mailed',
            lostAnswers(attempts, store, mails).length,
          ),
          figure('e-mailed without being stored', '', direct.length),
        ]),
    none('refusals other than 503 with the phone number', wrongRefusals(attempts).length),
    none('stored requests not delivered in the end', undelivered(inStore, store, mails).length),
    none('staff e-mails sent twice', sentTwice(mails)),
    figure('requests accepted, refused', '', `${answers.length}, ${statuses(refused)}`),
    answerTimes(attempts, outages),
    ...recoveryTimes(outages),
  ].map((row) => ({ ...row, name: `restarts with e-mail detail ${detail}, ${row.name}` }))
}

/**
 * Restarts of PostgreSQL and PgBouncer while visitors post to two sites, one behind PgBouncer, one connected
 * directly.
 */
export async function measureRestarts(runs: readonly Restarts[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const run of runs) figures.push(...(await measureDetail(run)))
  return figures
}
