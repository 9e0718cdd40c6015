import { EnvironmentError, parseEnvironment } from '@/lib/platform/env'
import type { Check, Checks, Finding, Person, Place, Settings } from '@/lib/launch-check/check'
import { contentChecks } from '@/lib/launch-check/checks/content'
import { settingsChecks } from '@/lib/launch-check/checks/settings'
import type { SiteContent } from '@/lib/launch-check/site-content'

export type Source = Record<string, string | undefined>

async function areasOf<Subject>(check: Check<Subject>, subject: Subject): Promise<Place[]> {
  if ('finds' in check) return check.finds(subject)
  return check.isWrong(subject) ? [{ where: check.where }] : []
}

async function findingsOf<Subject>(checks: Checks<Subject>, subject: Subject): Promise<Finding[]> {
  const rows = Object.entries(checks).flatMap(([person, named]) =>
    Object.entries(named).map(([name, check]) => ({ from: person as Person, name, check })),
  )
  const found = rows.map(async ({ from, name, check }) =>
    (await areasOf(check, subject)).map(({ isWarning = check.isWarning, ...place }): Finding => {
      const { needed, rule } = check
      return { severity: isWarning ? 'warning' : 'fail', name, from, needed, ...(rule && { rule }), ...place }
    }),
  )
  return (await Promise.all(found)).flat()
}

/** One finding per line of the error; lib/platform/env.ts never includes a value. */
const refused = ({ message }: EnvironmentError): Finding[] =>
  message
    .split('\n')
    .slice(1)
    .map((line) => ({
      severity: 'fail',
      name: 'configuration-refused',
      where: line.slice(0, line.indexOf(': ')),
      problem: `The site would not start: ${line.slice(line.indexOf(': ') + 2)}.`,
      from: 'web person',
      needed: 'A valid setting, because the site would not start; docs/configuration.md describes it',
    }))

async function checkSettings(
  source: Source,
  network: Pick<Settings, 'lookUp' | 'reach'>,
): Promise<Finding[]> {
  const isSet = (name: string) => Boolean(source[name]?.trim())
  try {
    return await findingsOf(settingsChecks, { ...parseEnvironment(source), isSet, ...network })
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return refused(error)
  }
}

const sortKey = ({ severity, where, name }: Finding) => [severity, where, name].join('\n')

/**
 * Checks everything that has to be settled before going live.
 * @param source the process environment merged with the .env files
 * @returns findings that contain no variable's value, except the domain of CONTACT_FROM
 */
export async function launchCheck(
  content: SiteContent,
  source: Source,
  { now, ...network }: Pick<Settings, 'lookUp' | 'reach'> & { now: Date },
): Promise<Finding[]> {
  return [
    ...(await checkSettings(source, network)),
    ...(await findingsOf(contentChecks, { ...content, now })),
  ]
}

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
    const lines = [problem, `From the ${from}: ${needed}.${rule ? ` [${rule}]` : ''}`].filter(Boolean)
    return lines.map((line, index) =>
      [index ? '' : severity, index ? '' : where, line]
        .map((cell, column) => cell?.padEnd([7, width, 0][column] ?? 0))
        .join('  '),
    )
  })
  const verdict = isFit ? 'Fit to go live' : 'Not fit to go live'
  const summary = `${verdict}: ${counted(failures, 'failure')}, ${counted(warnings, 'warning')}.`
  return [...rows, ...(rows.length > 0 ? [''] : []), summary].join('\n')
}
