import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { root } from '@/lib/command/root'

const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=error']

const reportSchema = z.object({
  metadata: z.object({
    vulnerabilities: z.object({
      low: z.number(),
      moderate: z.number(),
      high: z.number(),
      critical: z.number(),
    }),
  }),
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })).default({}),
})

function parse(output: string) {
  try {
    return reportSchema.safeParse(JSON.parse(output)).data
  } catch {
    return undefined
  }
}

/**
 * What npm's answer means. Without an answer (no network, a registry that does not audit) nothing is known, which is
 * something else than all being well.
 * @param output of `npm audit --json`.
 */
export function auditOutcome(output: string): { outcome: 'passed' | 'failed' | 'not run'; note: string } {
  const report = parse(output)
  if (!report) return { outcome: 'not run', note: 'the audit endpoint of the registry did not answer' }
  const { high, critical, moderate, low } = report.metadata.vulnerabilities
  if (high + critical === 0)
    return { outcome: 'passed', note: `none high or critical; ${moderate} moderate, ${low} low` }
  const names = Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`)
  return { outcome: 'failed', note: names.join(', ') || `${high + critical} high or critical` }
}

/** Asks the registry about the packages that run or build the site. */
export function audit() {
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: 60_000 })
  return auditOutcome(stdout ?? '')
}
