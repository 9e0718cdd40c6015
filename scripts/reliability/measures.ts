import { measureAccept } from '@/scripts/reliability/accept'
import { measureContainer } from '@/scripts/reliability/container/measure-container'
import { notRun } from '@/scripts/reliability/judge'
import { measureKills } from '@/scripts/reliability/kills'
import { measureMail } from '@/scripts/reliability/mail/mail'
import { measureOperations } from '@/scripts/reliability/operations/operations'
import { measurePowerCuts } from '@/scripts/reliability/power-cuts'
import { measurePostgresql } from '@/scripts/reliability/postgresql/measure'
import type { OutageKind } from '@/scripts/reliability/postgresql/outages'
import { measureProviderFaults } from '@/scripts/reliability/provider-faults'
import { faultNames } from '@/scripts/reliability/providers'
import { measureStoreFaults } from '@/scripts/reliability/store-faults'
import type { Figure } from '@/tests/run/report'

const minute = 60_000

const times = (count: number, kind: OutageKind) => Array<OutageKind>(count).fill(kind)

/**
 * A measurement of `npm run reliability`. The long version is reported; the short one is part of `npm test`
 * and has no time limits. One that only takes long has no short version.
 */
type Measure<Numbers = never> = {
  title: string
  run: (numbers: Numbers) => Promise<Figure[]>
  long: Numbers
  short: Numbers | null
  /** Doesn't use this checkout's build. */
  buildsItself?: boolean
}

const measure = <Numbers>({ title, run, long, short, buildsItself = false }: Measure<Numbers>) => ({
  title,
  buildsItself,
  run: async (isShort: boolean) => {
    const numbers = isShort ? short : long
    return numbers ? run(numbers) : [notRun(title, '', 'has no short form')]
  },
})

export const measures: Readonly<Record<string, ReturnType<typeof measure>>> = {
  accept: measure({
    title: 'Accept, under load',
    run: measureAccept,
    long: { posts: 10_000, connections: 32, deliveryLimitMs: 15 * minute },
    short: { posts: 300, connections: 32, deliveryLimitMs: minute },
  }),
  container: measure({
    title: 'In a container',
    run: measureContainer,
    long: { posts: 20 },
    short: null,
    buildsItself: true,
  }),
  kills: measure({
    title: 'Accept, killed at random points',
    run: measureKills,
    long: { kills: 200, posters: 4, deliveryLimitMs: 10 * minute },
    // An interrupted delivery waits until its lease expires, which tests/e2e/contact/pipeline.spec.ts covers.
    short: { kills: 5, posters: 4, deliveryLimitMs: 0 },
  }),
  mail: measure({
    title: 'Mail through Postfix',
    run: measureMail,
    long: { posts: 20, faultMs: 5 * minute },
    // Few machines have Postfix.
    short: null,
  }),
  operations: measure({
    title: 'Operations',
    run: measureOperations,
    long: {},
    short: null,
  }),
  power: measure({
    title: 'Accept, power cut at random points',
    run: measurePowerCuts,
    long: { cuts: 50, longestMs: 1000 },
    short: { cuts: 5, longestMs: 300 },
  }),
  postgresql: measure({
    title: 'PostgreSQL: TLS, PgBouncer, restarts',
    run: measurePostgresql,
    long: {
      withTls: true,
      posts: 500,
      restarts: [
        {
          detail: 'reference',
          outages: [
            ...times(5, 'PostgreSQL, fast'),
            ...times(5, 'PostgreSQL, immediate'),
            ...times(3, 'PgBouncer restarted'),
            ...times(2, 'PgBouncer paused'),
          ],
        },
        {
          detail: 'full',
          outages: ['PostgreSQL, fast', 'PostgreSQL, immediate', 'PgBouncer restarted', 'PgBouncer paused'],
        },
      ],
    },
    // lib/server/database/postgres-tls.postgres.test.ts covers TLS, tests/e2e/server/several-machines.spec.ts a crash.
    short: { withTls: false, posts: 40, restarts: [] },
  }),
  provider: measure({
    title: 'Provider faults',
    run: measureProviderFaults,
    // Long enough for the retry delay to reach its maximum.
    long: {
      faults: faultNames,
      posts: 120,
      faultMs: 8 * minute,
      alertLimitMs: 2 * minute,
      timesJudged: true,
    },
    short: {
      faults: ['500', 'reset after', '422', 'SMTP 4xx'],
      posts: 10,
      faultMs: 2000,
      alertLimitMs: 0,
      timesJudged: false,
    },
  }),
  store: measure({
    title: 'Store faults',
    run: measureStoreFaults,
    long: { posts: 50 },
    short: { posts: 5 },
  }),
}
