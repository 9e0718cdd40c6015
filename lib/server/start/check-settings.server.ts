import 'server-only'
import { env, EnvironmentError, mailSettings, storeSettings } from '@/lib/env'

/** Exits the process if the configuration is invalid, naming the variable: such a site must not start. */
export function checkSettings(): void {
  try {
    mailSettings(env())
    storeSettings(env())
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
