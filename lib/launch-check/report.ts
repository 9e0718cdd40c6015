import type { Finding } from '@/lib/launch-check/check'

const sortKey = ({ severity, where, name }: Finding) => [severity, where, name].join('\n')

/**
 * The output of `npm run launch-check -- --json`: failures first, then variables before files, then by location. Warnings
 * alone do not block the launch.
 */
export function reportOf(found: Finding[]) {
  const findings = found.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const failures = findings.filter(({ severity }) => severity === 'fail').length
  return { isFit: failures === 0, failures, warnings: findings.length - failures, findings }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Formats the report as a table with a summary line at the end. */
export function reportTable({ isFit, failures, warnings, findings }: ReturnType<typeof reportOf>): string {
  const width = Math.max(...findings.map(({ where }) => where.length), 0)
  const rows = findings.flatMap(({ severity, where, problem, from, needed, rule }) => {
    const need = `From the ${from}: ${needed}.${rule ? ` [${rule}]` : ''}`
    const head = `${severity.padEnd(7)}  ${where.padEnd(width)}  `
    return problem ? [head + problem, ' '.repeat(head.length) + need] : [head + need]
  })
  const verdict = isFit ? 'Fit to go live' : 'Not fit to go live'
  const summary = `${verdict}: ${counted(failures, 'failure')}, ${counted(warnings, 'warning')}.`
  return [...rows, ...(rows.length > 0 ? [''] : []), summary].join('\n')
}
