import type { ClientConfig } from 'pg'
import { EnvironmentError } from '@/lib/env'
import type { ReachDatabase } from '@/lib/launch-check/database-connection'
import type { Finding } from '@/lib/launch-check/finding'
import { findingsFrom, type Settings } from '@/lib/launch-check/rules/settings'
import { connectionSettings, isProtected } from '@/lib/server/database/connection-settings.server'
import { connectionProblem } from '@/lib/server/log/connection-problem'
import { errorFacts } from '@/lib/server/log/error-facts'

const failed = { severity: 'fail', where: 'DATABASE_URL' } as const

const exposed: Finding = {
  ...failed,
  code: 'database-not-verified',
  problem: 'The connection to a database on another machine is in plain text, or to whoever answers.',
  remedy: 'Add ?sslmode=verify-full to it; see docs/configuration.md.',
}

/** The error's own message is never used, because it may contain a user, host or password. */
function unreachable(error: unknown): Finding {
  const reason = connectionProblem(error)
  if (reason)
    return {
      ...failed,
      code: 'database-not-trusted',
      problem: `The site would refuse the connection to the database: ${reason}.`,
      remedy:
        'Use the host name in its certificate, name the file of its authority in sslrootcert, or renew it; see docs/configuration.md.',
    }
  const { code } = errorFacts(error)
  return {
    ...failed,
    code: 'database-unreachable',
    problem: `The database can't be used from this machine${code ? ` (${code})` : ''}.`,
    remedy: 'Check the host, port, user, password and name in it, and that the database is running.',
  }
}

/** Checks that the site can use its database, and that nobody else can read or answer on the way. */
export async function checkDatabase(
  { DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>,
  reach: ReachDatabase,
): Promise<Finding[]> {
  if (DATABASE_URL === undefined) return []
  let settings: ClientConfig
  try {
    settings = connectionSettings(DATABASE_URL)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return findingsFrom(error)
  }
  if (!isProtected(settings)) return [exposed]
  const error = await reach(settings)
  return error === null ? [] : [unreachable(error)]
}
