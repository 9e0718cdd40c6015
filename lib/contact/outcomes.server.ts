import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Outcome, TypedValues } from '@/lib/contact/outcome'
import { fieldNames } from '@/lib/contact/schema'
import { sharedOutcome, shareOutcome } from '@/lib/contact/shared-outcomes.server'
import { oncePerProcess } from '@/lib/http/once-per-process'

/** The name of the cookie that says which outcome is the visitor's. */
export const OUTCOME_COOKIE = 'contact-outcome'
/** How long an outcome is kept, in seconds. */
export const OUTCOME_SECONDS = 900

const MOST_OUTCOMES = 200
const LONGEST_VALUE = 10_000

type Kept = { outcome: Outcome; until: number }

// A refused form holds what a patient typed: it is in memory, or sealed in the store that instances share. Maps keep the order in which entries came.
const kept = () => oncePerProcess('contact-outcomes', () => new Map<string, Kept>())

/** Keeps an outcome for OUTCOME_SECONDS, the newest 200 of them, and returns its id: unguessable, for a cookie. */
export async function keepOutcome(outcome: Outcome, now = Date.now()): Promise<string> {
  const outcomes = kept()
  for (const [id, { until }] of outcomes) {
    if (until > now && outcomes.size < MOST_OUTCOMES) break
    outcomes.delete(id)
  }
  const id = randomUUID()
  const until = now + OUTCOME_SECONDS * 1000
  outcomes.set(id, { outcome, until })
  await shareOutcome(id, outcome, until, now)
  return id
}

/** The outcome that the visitor's cookie names, or null when there is none or it is too old. */
export async function readOutcome(id = '', now = Date.now()): Promise<Outcome | null> {
  const found = kept().get(id)
  if (found) return found.until > now ? found.outcome : null
  return id === '' ? null : sharedOutcome(id, now)
}

/** What was typed, as typed, so that a refused form comes back filled in. */
export function typedValues(fields: Record<string, unknown>): TypedValues {
  const values = fieldNames.map((name) => [name, fields[name]] as const)
  const texts = values.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, LONGEST_VALUE)]] : [],
  )
  return Object.fromEntries(texts)
}
