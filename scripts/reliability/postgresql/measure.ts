import { notRun } from '@/scripts/reliability/judge'
import { measurePooler } from '@/scripts/reliability/postgresql/pooler'
import { measureRestarts, type Restarts } from '@/scripts/reliability/postgresql/restarts'
import { measureTls } from '@/scripts/reliability/postgresql/tls'
import { findPgBouncer, findPostgres } from '@/tests/run/executables'
import type { Figure } from '@/tests/run/report'

type Numbers = { withTls: boolean; posts: number; restarts: Restarts[] }

/** PostgreSQL as it is used: over TLS, behind a pooler in transaction mode, and restarted under load. */
export async function measurePostgresql({ withTls, posts, restarts }: Numbers): Promise<Figure[]> {
  if (!findPostgres()) return [notRun('PostgreSQL', '', 'needs PostgreSQL')]
  const tls = withTls ? await measureTls() : []
  if (!findPgBouncer()) return [...tls, notRun('PgBouncer, restarts', '', 'needs PgBouncer')]
  return [...tls, ...(await measurePooler({ posts })), ...(await measureRestarts(restarts))]
}
