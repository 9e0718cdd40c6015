import { z } from 'zod'
import { runScript } from '@/lib/command/run'
import type { Options, Row } from './table.ts'

const reportSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

/** Requests per second over 32 connections from the same machine, whose processors the client shares. */
export async function measureLoad({ url }: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of ['/', '/contact']) {
    const options = [
      '--connections=32',
      '--duration=8',
      '--headers=accept-encoding=gzip',
      '--json',
      '--no-progress',
    ]
    const { output } = await runScript('node_modules/autocannon/autocannon.js', [...options, url + page], {
      quiet: true,
    })
    const { requests, latency, non2xx, errors } = reportSchema.parse(JSON.parse(output))
    rows.push({
      page,
      'requests/s': Math.round(requests.average),
      'p50, ms': latency.p50,
      'p99, ms': latency.p99,
      'refused or failed': non2xx + errors,
    })
  }
  return rows
}
