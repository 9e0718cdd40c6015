import { EnvironmentError, parseEnvironment, type Environment } from '@/lib/env'
import type { Finding } from '@/lib/launch-check/finding'

export type Source = Record<string, string | undefined>

export type Settings = Environment & {
  /** Whether a variable is set to a nonblank value. */
  isSet: (name: string) => boolean
}

/** One finding per line of the error; lib/env.ts never includes a value. */
export function findingsFrom({ message }: EnvironmentError): Finding[] {
  return message
    .split('\n')
    .slice(1)
    .map((line) => ({
      severity: 'fail',
      code: 'configuration-refused',
      where: line.slice(0, line.indexOf(': ')),
      problem: `The site would not start: ${line.slice(line.indexOf(': ') + 2)}.`,
      remedy: 'Correct it; see docs/configuration.md.',
    }))
}

/**
 * Parses the configuration as the site would.
 * @param source the process environment merged with the .env files
 * @returns no settings if lib/env.ts rejects them, with findings that say why
 */
export function readSettings(source: Source): { settings?: Settings; findings: Finding[] } {
  const isSet = (name: string) => Boolean(source[name]?.trim())
  try {
    return { settings: { ...parseEnvironment(source), isSet }, findings: [] }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return { findings: findingsFrom(error) }
  }
}
