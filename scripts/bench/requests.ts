import { Agent } from 'node:http'
import { ask } from '@/tests/support/servers/load'
import { startSite } from '@/tests/support/servers/site-server'
import { pages } from './pages.ts'
import type { Row } from './performance-document.ts'

const connections = 32
const measuredMs = 8_000

/** Requests pages in turn over a fixed number of connections, and counts the responses. */
async function measure(name: string, env: Record<string, string>): Promise<Row> {
  const site = await startSite(env)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const headers = { 'accept-encoding': 'br' }
  const visit = async (until: number, record: boolean) => {
    for (let turn = 0; Date.now() < until; turn++) {
      const startedAt = performance.now()
      await ask(agent, `${site.url}${pages[turn % pages.length]?.path}`, { headers })
      if (record) times.push(performance.now() - startedAt)
    }
  }
  const crowd = (until: number, record: boolean) =>
    Promise.all(Array.from({ length: connections }, () => visit(until, record)))
  await crowd(Date.now() + 2_000, false)
  await crowd(Date.now() + measuredMs, true)
  agent.destroy()
  await site.stop()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1) ?? ''
  return {
    server: name,
    'requests/s': Math.round(times.length / (measuredMs / 1000)),
    'p50, ms': at(0.5),
    'p99, ms': at(0.99),
  }
}

/**
 * Measures pages per second with and without the page cache. The client runs on the same machine over
 * loopback, so the server alone can do more.
 */
export async function measureRequests(): Promise<Row[]> {
  const shared = { MAIL_TRANSPORT: 'file', GEO_SOURCE: 'none' }
  return [
    await measure('with the page cache', { ...shared, PAGE_CACHE: 'on' }),
    await measure('Next alone (PAGE_CACHE=off)', { ...shared, PAGE_CACHE: 'off' }),
  ]
}
