import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '@/lib/server/log/create-log'
import type { ConcurrencyLimit } from '@/lib/server/load-shedding/concurrency-limit'

const intervalMs = 10_000
const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e6)

/** Logs the load every ten seconds: as a warning if requests were rejected, else at debug level. */
export function reportLoad(limits: readonly ConcurrencyLimit[], log: Log): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const report = () => {
    const refused = Object.fromEntries(limits.map((limit) => [limit.name, limit.refused]))
    const active = Object.fromEntries(limits.map((limit) => [limit.name, limit.active.size]))
    const loopDelayMs = { p50: milliseconds(delay.percentile(50)), p99: milliseconds(delay.percentile(99)) }
    const isBusy = limits.some((limit) => limit.refused > 0)
    log[isBusy ? 'warn' : 'debug']({ refused, underWay: active, loopDelayMs }, 'load')
    for (const limit of limits) limit.refused = 0
    delay.reset()
  }
  setInterval(report, intervalMs).unref()
}
