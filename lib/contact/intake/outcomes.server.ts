import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Outcome, TypedValues } from '@/lib/contact/intake/outcome'
import { outcomesToDrop, ownerOf, type OutcomeOwner } from '@/lib/contact/intake/outcome-room'
import { fieldNames } from '@/lib/contact/request/schema'
import { sharedOutcome, shareOutcome } from '@/lib/contact/intake/shared-outcomes.server'
import { oncePerProcess } from '@/lib/server/http/once-per-process'
import { processHash } from '@/lib/server/http/process-hash.server'

/** The cookie that contains the ID of the visitor's outcome. */
export const OUTCOME_COOKIE = 'contact-outcome'
/** How long an outcome is stored, in seconds. */
export const OUTCOME_SECONDS = 900

const LONGEST_VALUE = 10_000

type StoredOutcome = OutcomeOwner & { outcome: Outcome; until: number }

// A rejected form contains what a patient typed, so outcomes are only in memory, or encrypted in the shared
// store.
const storedOutcomes = () => oncePerProcess('contact-outcomes', () => new Map<string, StoredOutcome>())

/**
 * Stores an outcome for OUTCOME_SECONDS, as space permits (outcome-room.ts).
 * @param client the owner; see `clientAddress`.
 * @returns an unguessable ID, for a cookie.
 */
export async function storeOutcome(outcome: Outcome, client: string, now = Date.now()): Promise<string> {
  const outcomes = storedOutcomes()
  const owner = ownerOf(client, processHash)
  const stored = Array.from(outcomes, ([id, found]) => ({ ...found, id }))
  for (const id of outcomesToDrop(stored, owner, now)) outcomes.delete(id)
  const id = randomUUID()
  const until = now + OUTCOME_SECONDS * 1000
  outcomes.set(id, { ...owner, outcome, until })
  await shareOutcome({ id, outcome, client, until }, now)
  return id
}

/** The outcome for the visitor's cookie; null if there is none or it has expired. */
export async function readOutcome(id = '', now = Date.now()): Promise<Outcome | null> {
  const found = storedOutcomes().get(id)
  if (found) return found.until > now ? found.outcome : null
  return id === '' ? null : sharedOutcome(id, now)
}

/** The values as typed, to refill a rejected form. */
export function typedValues(fields: Record<string, unknown>): TypedValues {
  const values = fieldNames.map((name) => [name, fields[name]] as const)
  const texts = values.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, LONGEST_VALUE)]] : [],
  )
  return Object.fromEntries(texts)
}
