import { z } from 'zod'
import { EnvironmentError, parseEnvironment, type Environment } from '@/lib/env'
import type { Finding } from '@/lib/launch-check/finding'

export type Source = Record<string, string | undefined>

/**
 * What lib/env.ts does not read yet (issue 7), as the site behaves until it does: it stores in DATA_DIR. Once lib/env.ts knows a variable, its value is found here.
 */
const laterSchema = z.object({
  DATABASE_URL: z.string().optional(),
})

type Later = z.infer<typeof laterSchema>

export type Settings = Environment &
  Later & {
    onVercel: boolean
    /** The variables that are set, whatever is in them. */
    isSet: (name: string) => boolean
  }

function later(source: Source, environment: Environment): Finding[] {
  return Object.keys(laterSchema.shape)
    .filter((name) => source[name]?.trim() && !(name in environment))
    .map((name) => ({
      severity: 'fail',
      code: 'variable-not-read',
      where: name,
      problem: 'It is set, but this version of the site does not read it.',
      remedy: 'Remove it, or bring the site up to the version that reads it.',
    }))
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
    const environment = parseEnvironment(source)
    const settings = {
      ...environment,
      ...laterSchema.parse(environment),
      onVercel: isSet('VERCEL'),
      isSet,
    }
    return { settings, findings: later(source, environment) }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return { findings: refused(error) }
  }
}
