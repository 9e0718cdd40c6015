import type { CallDay } from '@/lib/contact/request/call-times'

export type Line = { label: string; value: string; href?: string }

/** What one request says, neutralized. */
export type RequestText = {
  reference: string
  received: string
  /** Why it can't wait, and signs of a bot. */
  warnings: string[]
  triage: string | null
  rows: Line[]
  message: string
}

/** One person to call, with all their requests, most urgent first. */
export type PersonToCall = {
  /** The first request's reference. */
  id: string
  /** Hidden field of the forms: references and versions. */
  requests: string
  name: string
  phone: Line
  /** When to call. */
  due: string
  tone: 'now' | 'soon' | 'open'
  /** Who is on the phone. */
  calling: string | null
  /** How many tries, and what the last one asks for. */
  status: string[]
  history: string[]
  /** Hidden field of the form that undoes the last result, if it still can be. */
  undo: string | null
  texts: RequestText[]
}

/** A call that was made. */
export type DoneCall = { id: string; name: string; line: string; undo: string | null }

export type StaffList = {
  signedIn: string
  /** How many wait, and how many of them urgently. */
  counts: string
  /** What this person has just recorded. */
  saved: { text: string; undo: string | null } | null
  people: PersonToCall[]
  /** References of requests that can't be decrypted. */
  unreadable: string[]
  /** How many people aren't shown. */
  more: number
  done: DoneCall[]
  callDays: CallDay[]
}

export type StaffPage =
  { kind: 'gate' } | { kind: 'gone' } | { kind: 'unavailable' } | { kind: 'list'; list: StaffList }
