import { z } from 'zod'
import { findingSchema, type Finding } from '@/lib/launch-check/finding'

/** The output of `npm run launch-check -- --json`. */
export const reportSchema = z.strictObject({
  isFit: z.boolean(),
  failures: z.int(),
  warnings: z.int(),
  findings: z.array(findingSchema),
})

export type Report = z.infer<typeof reportSchema>

/** Summarizes the findings. Warnings alone do not block the launch. */
export function reportOf(findings: Finding[]): Report {
  const failures = findings.filter(({ severity }) => severity === 'fail').length
  const warnings = findings.length - failures
  return reportSchema.parse({ isFit: failures === 0, failures, warnings, findings })
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Formats the report as a table with a summary line at the end. */
export function reportTable({ isFit, failures, warnings, findings }: Report): string {
  const width = Math.max(...findings.map(({ where }) => where.length), 0)
  const row = (...[severity, where, text]: [string, string, string]) =>
    `${severity.padEnd(7)}  ${where.padEnd(width)}  ${text}`
  const rows = findings.flatMap(({ severity, where, problem, remedy, rule }) => [
    row(severity, where, rule ? `${problem} [${rule}]` : problem),
    row('', '', remedy),
  ])
  const verdict = isFit ? 'Fit to go live' : 'Not fit to go live'
  const summary = `${verdict}: ${counted(failures, 'failure')}, ${counted(warnings, 'warning')}.`
  return [...rows, ...(rows.length > 0 ? [''] : []), summary].join('\n')
}
