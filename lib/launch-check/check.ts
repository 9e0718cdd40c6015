import type { ClientConfig } from 'pg'
import type { Environment } from '@/lib/platform/env'

/** Who provides what is needed, in the order of the checklist. */
export const persons = ['surgeon', 'office manager', 'counsel', 'web person'] as const
export type Person = (typeof persons)[number]

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

/** One place where something is wrong: an environment variable, or a file and field. */
export type Place = {
  where: string
  /** What is wrong, if `needed` doesn't say it. */
  problem?: string
  isWarning?: boolean
  needed?: string
}

/** A row of the tables in `checks`, with a single place or with several. */
export type Check<Subject> = {
  /** What the person has to do or to provide, and why. A place may need something else. */
  needed: string
  /** A warning doesn't block the launch. */
  isWarning?: boolean
  /** The law it may violate. */
  rule?: string
} & (
  | { where: string; isWrong: (subject: Subject) => boolean }
  | { finds: (subject: Subject) => Place[] | Promise<Place[]> }
)

/** Checks by the person and by a name for programs, in kebab case. */
export type Checks<Subject> = Partial<Record<Person, Record<string, Check<Subject>>>>

export type Finding = Omit<Place, 'isWarning'> & {
  severity: 'fail' | 'warning'
  name: string
  from: Person
  needed: string
  rule?: string
}

/** The domain of an address such as `Website <web@example.com>`, in lowercase. */
export const mailDomain = (address: string) => address.replace(/^.*@/, '').replace(/>.*$/, '').toLowerCase()
