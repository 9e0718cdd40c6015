import { spawnSync } from 'node:child_process'
import { root } from './paths.mjs'

const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=error']

/**
 * What npm's answer means. Without an answer (no network, a mirror that does not audit) nothing is known, which is
 * told apart from all being well.
 * @param {string} output of `npm audit --json`
 * @returns {{ outcome: 'passed' | 'failed' | 'not run', note: string }}
 */
export function auditOutcome(output) {
  let report
  try {
    report = JSON.parse(output)
  } catch {
    report = {}
  }
  const found = report.metadata?.vulnerabilities
  if (!found) return { outcome: 'not run', note: 'the audit endpoint of the registry did not answer' }
  const names = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`)
  const grave = found.high + found.critical
  if (grave > 0) return { outcome: 'failed', note: names.join(', ') || `${grave} high or critical` }
  return { outcome: 'passed', note: `none high or critical; ${found.moderate} moderate, ${found.low} low` }
}

/** Asks the registry about the packages that run or build the site. */
export function audit() {
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: 60_000 })
  return auditOutcome(stdout ?? '')
}
