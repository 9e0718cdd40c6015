import pg from 'pg'
import { EnvironmentError } from '@/lib/platform/env'
import type { Place, ReachDatabase } from '@/lib/launch-check/check'
import { connectionSettings, isProtected } from '@/lib/platform/database/connection-settings.server'
import { connectionProblem } from '@/lib/platform/log/connection-problem'
import { errorFacts } from '@/lib/platform/log/error-facts'

const LIMIT_MS = 3000

/** For the check itself; tests don't connect to anything. */
export const reachDatabase: ReachDatabase = async (settings) => {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS })
  // Without a listener, a connection that breaks between statements would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
}

async function problemOf(url: string, reach: ReachDatabase): Promise<string | undefined> {
  try {
    const settings = connectionSettings(url)
    if (!isProtected(settings))
      return 'The connection to a database on another machine is in plain text, or to whoever answers: add ?sslmode=verify-full.'
    const error = await reach(settings)
    if (error === null) return undefined
    // The error's own message is never used, because it may contain a user, host or password.
    const reason = connectionProblem(error)
    if (reason) return `The site would refuse the connection to the database: ${reason}.`
    const { code } = errorFacts(error)
    return `The database can't be used from this machine${code ? ` (${code})` : ''}.`
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return `The site would not start: ${error.message.replace(/^.*\n\w+: /, '')}.`
  }
}

/** Checks that the site can use its database, and that nobody else can read or answer on the way. */
export async function checkDatabase({
  DATABASE_URL,
  reach,
}: {
  DATABASE_URL?: string | undefined
  reach: ReachDatabase
}): Promise<Place[]> {
  const problem = DATABASE_URL === undefined ? undefined : await problemOf(DATABASE_URL, reach)
  return problem ? [{ where: 'DATABASE_URL', problem }] : []
}
