import 'server-only'
import { env, EnvironmentError } from '@/lib/env'
import { placeFiles } from '@/lib/location/place-files.server'

/** Opens the place files where they are what places come from, ending the process when they cannot be used. */
export function startLocation(): void {
  try {
    if (env().GEO_SOURCE === 'dbip') placeFiles()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
