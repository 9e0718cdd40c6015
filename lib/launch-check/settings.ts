import { EnvironmentError, parseEnvironment, type Environment } from '@/lib/env'
import type { Finding } from '@/lib/launch-check/finding'

export type Source = Record<string, string | undefined>

export type Settings = Environment & {
  /** The variables that are set, whatever is in them. */
  isSet: (name: string) => boolean
}

/** One finding for each line of the refusal; lib/env.ts never puts a value into one. */
function refused({ message }: EnvironmentError): Finding[] {
  return message
    .split('\n')
    .slice(1)
    .map((line) => ({
      severity: 'fail',
      code: 'configuration-refused',
      where: line.slice(0, line.indexOf(': ')),
      problem: `The site would not start: ${line.slice(line.indexOf(': ') + 2)}.`,
      remedy: "Correct it; the README's table says what it takes.",
    }))
}

/**
 * The configuration as the site would run with it.
 * @param source the variables of the process, with those of the .env files
 * @returns no settings where lib/env.ts refuses them, and why
 */
export function readSettings(source: Source): { settings?: Settings; findings: Finding[] } {
  const isSet = (name: string) => Boolean(source[name]?.trim())
  try {
    return { settings: { ...parseEnvironment(source), isSet }, findings: [] }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return { findings: refused(error) }
  }
}
