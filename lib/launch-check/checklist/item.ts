import type { Finding } from '@/lib/launch-check/finding'

/** Something a person has to provide, in one sentence that says what and why. */
export type Item = {
  ask: string | ((finding: Finding) => string)
  /**
   * Open while the launch check has one of these findings: the beginning of `code: where`. Without any, only a person can
   * tell whether it is done. An `ask` that is a function makes a line for each finding.
   */
  needs?: readonly string[]
  /** The file or setting it goes into. By default, where the findings are. */
  place?: string
}

export type Group = { heading: string; items: readonly Item[] }
