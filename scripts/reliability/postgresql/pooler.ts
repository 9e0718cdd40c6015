import { lostAnswers, none, percentile, statuses, undelivered } from '@/scripts/reliability/judge'
import { ask, deliverNow, siteOn, viewDatabase } from '@/scripts/reliability/postgresql/database'
import { startAlarm } from '@/scripts/reliability/providers'
import { startResend } from '@/scripts/reliability/resend-stub'
import { startSite } from '@/scripts/reliability/site'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { accepted, post, postMany, visitor, type Answer } from '@/scripts/reliability/visitors'
import { waitUntil } from '@/scripts/reliability/wait'
import { startPgBouncer } from '@/tests/support/servers/pgbouncer-server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { figure, type Figure } from '@/tests/run/report'

/** The site's own limit of requests from one address. */
const LIMIT = 5
const REMINDERS = 20
const DELIVERY_LIMIT_MS = 120_000

type Site = { url: string }
type Provider = Awaited<ReturnType<typeof startResend>>
/** `direct`: the database, past the pooler. */
type Setting = { sites: [Site, Site]; provider: Provider; direct: string; pooled: string }

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Distinct people, half of them on each site. */
async function measureRequests({ sites, provider, direct }: Setting, posts: number): Promise<Figure[]> {
  // The first answers of a site take longer.
  const first = await Promise.all(sites.map(({ url }, index) => post(url, visitor(900_000 + index))))
  const half = { count: posts / 2, connections: 16 }
  const halves = sites.map(({ url }, index) => postMany(url, { from: 1 + (index * posts) / 2, ...half }))
  const others = (await Promise.all(halves)).flat()
  const answers = [...first, ...others]
  const isDone = async () => undelivered(answers, await viewDatabase(direct), provider.mails()).length === 0
  await waitUntil(isDone, DELIVERY_LIMIT_MS)
  const store = await viewDatabase(direct)
  const refused = answers.filter((answer) => !accepted(answer))
  const ms = others.map((answer) => answer.ms)
  const at = (share: number) => `${Math.round(percentile(ms, share))} ms`
  return [
    figure(`${posts} requests: refused`, '0', statuses(refused), refused.length === 0),
    none(
      `${posts} requests: answered with a 2xx, but not in the store`,
      lostAnswers(answers, store, []).length,
    ),
    none(`${posts} requests: not delivered in the end`, undelivered(answers, store, provider.mails()).length),
    // Counts calls rather than e-mails, because the provider would forgive a second call for the same one.
    figure(
      `${posts} requests: calls to the mail service, with the first request of each site`,
      String(posts + 2),
      provider.calls(),
      provider.calls() === posts + 2,
    ),
    figure(`${posts} requests: answer, p50 / p95`, '', `${at(0.5)} / ${at(0.95)}`),
  ]
}

const isFrom = (from: number) => (_: unknown, index: number) => visitor(from + index)

/** What instances have to agree on: limits, duplicates and reminders. */
async function measureAgreement({ sites, provider, direct }: Setting): Promise<Figure[]> {
  const siteAt = (index: number) => sites[index % 2]!.url
  const people = Array.from({ length: 30 }, isFrom(500_000))
  const sameAddress = await times(30, (index) =>
    post(siteAt(index), { ...people[index]!, address: '198.51.100.7' }),
  )
  const within = sameAddress.filter(accepted).length
  const beyond = sameAddress.filter(({ status }) => status === 429).length

  const twice = await times(REMINDERS, async (index) => {
    const person = visitor(600_000 + index)
    return Promise.all(sites.map(({ url }) => post(url, person)))
  })
  const different = twice.filter(([one, other]) => !one?.reference || one.reference !== other?.reference)
  const references = twice.flatMap(([one]) => one?.reference ?? [])
  await waitUntil(async () => allDelivered(twice.flat(), direct, provider), DELIVERY_LIMIT_MS)

  const soon = Date.now() + 60 * 60_000
  await ask(direct, 'update requests set call_by = $1 where reference = any($2)', [soon, references])
  const [before, mails] = [provider.calls(), provider.mails().length]
  await times(6, (index) => deliverNow(siteAt(index)))
  const reminded = provider.mails().length - mails
  const calls = provider.calls() - before
  return [
    figure(
      '30 requests from one address: accepted, told to wait',
      `${LIMIT}, ${30 - LIMIT}`,
      `${within}, ${beyond}`,
      within === LIMIT && beyond === 30 - LIMIT,
    ),
    none(`${REMINDERS} requests sent to both sites at once: stored as two`, different.length),
    figure(
      `reminders of ${REMINDERS} requests, from both sites at once: sent, calls to the mail service`,
      `${REMINDERS}, ${REMINDERS}`,
      `${reminded}, ${calls}`,
      reminded === REMINDERS && calls === REMINDERS,
    ),
  ]
}

const allDelivered = async (answers: Answer[], direct: string, provider: Provider) =>
  undelivered(answers, await viewDatabase(direct), provider.mails()).length === 0

/** What the sites left behind in sessions, which others get from the pooler next. */
async function measureSessions({ pooled }: Setting): Promise<Figure[]> {
  const sessions = await times(20, async () => {
    const [row] = await ask<{ altered: number }>(
      pooled,
      `select (select count(*) from pg_prepared_statements)
            + (select count(*) from pg_settings where source = 'session'
               and name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'synchronous_commit'))
            + (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as altered`,
    )
    return Number(row?.altered)
  })
  return [none('sessions left with prepared statements, settings or locks', sessions.filter(Boolean).length)]
}

/** Two sites behind PgBouncer in transaction mode. */
export async function measurePooler({ posts }: { posts: number }): Promise<Figure[]> {
  const database = await startPostgres()
  const pooler = await startPgBouncer(database.port)
  const provider = await startResend()
  // About the number of requests; by e-mail it would be counted.
  const alarm = await startAlarm()
  const env = { ...siteOn(pooler.url), ...provider.env, ALERT_WEBHOOK_URL: alarm.url }
  const start = () => startSite({ dataDir: temporaryFolder('pooler'), env })
  const sites: [Awaited<ReturnType<typeof start>>, Awaited<ReturnType<typeof start>>] = [
    await start(),
    await start(),
  ]
  const setting: Setting = { sites, provider, direct: database.url, pooled: pooler.url }
  const figures = [
    ...(await measureRequests(setting, posts)),
    ...(await measureAgreement(setting)),
    ...(await measureSessions(setting)),
  ]
  await Promise.all(sites.map((site) => site.stop()))
  await pooler.close()
  alarm.close()
  await Promise.all([provider.close(), database.close()])
  return figures.map((row) => ({ ...row, name: `PgBouncer, ${row.name}` }))
}
