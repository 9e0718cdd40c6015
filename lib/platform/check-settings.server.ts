import 'server-only'
import { env, EnvironmentError, mailSettings, storeSettings } from '@/lib/platform/env'
import { refusalsFor } from '@/lib/platform/launch-refusals'

/** Exits the process if a check finds the configuration invalid, naming the variable: such a site must not start. */
export function exitIfInvalid(check: () => void): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Exits the process if mail or store are configured wrongly. */
export const checkSettings = (): void =>
  exitIfInvalid(() => {
    mailSettings(env())
    storeSettings(env())
  })

type ErrorLog = { error: (facts: { reasons: string[] }, message: string) => void }

/** Writes into the log why this site takes no appointment requests, if so. */
export function reportRefusals(log: ErrorLog): void {
  const reasons = refusalsFor(env())
  if (reasons.length > 0) log.error({ reasons }, 'contact: this public site takes no requests')
}
