import pg from 'pg'

type Row = { reference: string; state: string }

/** Runs one statement on its own connection, past the pooler. */
export async function ask<Found extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Found[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Found>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** The stored requests by reference. */
export async function viewDatabase(url: string): Promise<Map<string, Row>> {
  const rows = await ask<Row>(url, 'select reference, state from requests join deliveries using (reference)')
  return new Map(rows.map((row) => [row.reference, row]))
}

/** Settings of a site on this database. */
export const siteOn = (url: string) => ({
  DATABASE_URL: url,
  REQUESTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  CRON_SECRET: 'made-up-secret',
})

/** Makes a site deliver what is due, and send reminders. */
export const deliverNow = (url: string) =>
  fetch(`${url}/api/deliver`, { headers: { authorization: 'Bearer made-up-secret' } })
