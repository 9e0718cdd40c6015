import { UsageError } from '@/lib/command/main'
import { EnvironmentError, parseEnvironment } from '@/lib/platform/env'
import { launchRefusals, refusalsFor } from '@/lib/platform/launch-refusals'

type Variables = Record<string, string | undefined>

function problemsOf(variables: Variables): string[] {
  if (!variables.SITE_URL?.trim()) return ['SITE_URL is not set, and every page names its own address.']
  try {
    return refusalsFor(parseEnvironment(variables)).map((name) => `${name}: ${launchRefusals[name].message}`)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return [error.message]
  }
}

/**
 * Stops a production deployment on Vercel that would have to refuse appointment requests.
 * @param variables the process environment
 * @throws UsageError with every reason
 */
export function refuseDeployment(variables: Variables): void {
  if (!variables.VERCEL || variables.VERCEL_ENV !== 'production') return
  const problems = problemsOf(variables)
  if (problems.length === 0) return
  throw new UsageError(
    ['This site can’t go live yet:', ...problems, '`npm run launch-check` says what is needed.'].join('\n'),
  )
}
