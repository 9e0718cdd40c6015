import 'server-only'
import { env, EnvironmentError } from '@/lib/platform/env'
import { placeFiles } from '@/lib/variant/place/place-files.server'

/** Opens the location files if GEO_SOURCE uses them; exits the process if they are unusable. */
export function startLocation(): void {
  try {
    if (env().GEO_SOURCE === 'dbip') placeFiles()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
