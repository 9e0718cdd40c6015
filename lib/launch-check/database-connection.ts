import pg, { type ClientConfig } from 'pg'

/** The time limit for connecting, in milliseconds. */
const LIMIT_MS = 3000

/** Connects to a database as the site would. Resolves to null, or the error that prevented it. */
export type ReachDatabase = (settings: ClientConfig) => Promise<unknown>

export const reachDatabase: ReachDatabase = async (settings) => {
  const client = new pg.Client({
    ...settings,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  })
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
