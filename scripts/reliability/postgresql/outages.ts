import { setTimeout as sleep } from 'node:timers/promises'
import type { Attempt, Posting } from '@/scripts/reliability/postgresql/posting'
import { waitUntil } from '@/scripts/reliability/wait'
import type { startPgBouncer } from '@/tests/support/servers/pgbouncer-server'
import type { startPostgres } from '@/tests/support/servers/postgres-server'

type Servers = {
  database: Awaited<ReturnType<typeof startPostgres>>
  pooler: Awaited<ReturnType<typeof startPgBouncer>>
}

/** How to take the database away, and to give it back. */
const kinds = {
  'PostgreSQL, fast': {
    begin: ({ database }) => database.stop('SIGINT'),
    end: ({ database }) => database.start(),
  },
  'PostgreSQL, immediate': {
    begin: ({ database }) => database.stop('SIGQUIT'),
    end: ({ database }) => database.start(),
  },
  'PgBouncer restarted': { begin: ({ pooler }) => pooler.stop(), end: ({ pooler }) => pooler.start() },
  'PgBouncer paused': {
    begin: ({ pooler }) => pooler.command('pause'),
    end: ({ pooler }) => pooler.command('resume'),
  },
} satisfies Record<string, Record<'begin' | 'end', (servers: Servers) => Promise<void>>>

export type OutageKind = keyof typeof kinds

/** Times of performance.now(). */
export type Outage = { kind: OutageKind; begun: number; back: number; recovered: number }

/** Longer than the site waits for a statement. */
const DOWN_MS = 5000
const CALM_MS = 1500
const RECOVERY_LIMIT_MS = 60_000

/** Whether every site has accepted a request that was posted after a time. */
const isBack = (attempts: readonly Attempt[], since: number, sites: readonly string[]) =>
  sites.every((url) => attempts.some((one) => one.site === url && one.begun >= since && one.status === 200))

/** Takes the database away while visitors post, gives it back, and waits until every site accepts again. */
export async function goThrough(
  kind: OutageKind,
  servers: Servers,
  { attempts, sites }: Posting,
): Promise<Outage> {
  const { begin, end } = kinds[kind]
  await sleep(CALM_MS)
  const begun = performance.now()
  await begin(servers)
  await sleep(DOWN_MS)
  await end(servers)
  const back = performance.now()
  const ms = await waitUntil(() => isBack(attempts, back, sites), RECOVERY_LIMIT_MS, 50)
  return { kind, begun, back, recovered: back + ms }
}
