import { needs, rules, type Need, type Person } from '@/content/launch-needs'
import { EnvironmentError, parseEnvironment } from '@/lib/platform/env'
import type { Checks, Finding, Place, Settings } from '@/lib/launch-check/check'
import { contentChecks } from '@/lib/launch-check/checks/content'
import { settingsChecks } from '@/lib/launch-check/checks/settings'
import type { SiteContent } from '@/lib/launch-check/site-content'

export type Source = Record<string, string | undefined>

const named = Object.entries(needs).flatMap(([from, group]) =>
  Object.entries(group).map(([name, needed]) => [name, { from: from as Person, needed }] as const),
)
const needOf = Object.fromEntries(named) as Record<Need, { from: Person; needed: string }>

function finding(name: Need, { where, problem, isWarning, about }: Place): Finding {
  const { from, needed } = needOf[name]
  return {
    severity: isWarning ? 'warning' : 'fail',
    name,
    where,
    ...(problem && { problem }),
    from,
    needed: about === undefined ? needed : needed.replace('{about}', about),
    ...(rules[name] && { rule: rules[name] }),
  }
}

async function findingsOf<Subject>(checks: Checks<Subject>, subject: Subject): Promise<Finding[]> {
  const found = Object.entries(checks).map(async ([name, check]) =>
    (await check(subject)).map((place) => finding(name as Need, place)),
  )
  return (await Promise.all(found)).flat()
}

/** One finding per line of the error; lib/platform/env.ts never includes a value. */
function refused({ message }: EnvironmentError): Finding[] {
  const lines = message.split('\n').slice(1)
  return lines.map((line) => {
    const [where = '', ...reason] = line.split(': ')
    return finding('configuration-refused', {
      where,
      problem: `The site would not start: ${reason.join(': ')}.`,
    })
  })
}

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
