import type { ClientConfig } from 'pg'
import type { Need, Person } from '@/content/launch-needs'
import type { Environment } from '@/lib/platform/env'

/**
 * A name's TXT records. `empty`: the name has none; `absent`: the name does not exist; `unanswered`: no
 * server responded.
 */
export type TextRecords = string[] | 'empty' | 'absent' | 'unanswered'
export type LookUpText = (name: string) => Promise<TextRecords>

/** Connects to a database as the site would. Resolves to null, or the error that prevented it. */
export type ReachDatabase = (settings: ClientConfig) => Promise<unknown>

/** The configuration as the site would read it, and how to look at the network. */
export type Settings = Environment & {
  /** Whether a variable is set to a nonblank value. */
  isSet: (name: string) => boolean
  lookUp: LookUpText
  reach: ReachDatabase
}

/** One place where something is wrong: an environment variable, or a file and field. A warning doesn't block the launch. */
export type Place = {
  where: string
  /** What is wrong, if the need doesn't say it. */
  problem?: string
  isWarning?: boolean
  /** The claim or detail that the need is about. */
  about?: string
}

/** The table of checks: for each need (content/launch-needs.ts), where it is open. */
export type Checks<Subject> = { [Name in Need]?: (subject: Subject) => Place[] | Promise<Place[]> }

export type Finding = Pick<Place, 'where' | 'problem'> & {
  severity: 'fail' | 'warning'
  name: Need
  from: Person
  needed: string
  rule?: string
}

/** A check with a single place. */
export const at =
  <Subject>(where: string, isWrong: (subject: Subject) => boolean, isWarning = false) =>
  (subject: Subject): Place[] =>
    isWrong(subject) ? [{ where, isWarning }] : []

/** The domain of an address such as `Website <web@example.com>`, in lowercase. */
export const mailDomain = (address: string) => address.replace(/^.*@/, '').replace(/>.*$/, '').toLowerCase()
