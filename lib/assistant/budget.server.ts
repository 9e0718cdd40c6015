import 'server-only'
import { takeFromLimit } from '@/lib/http/rate-limit.server'

/** Longer than the day that is counted: the next day counts under its own name. */
const KEPT_SECONDS = 2 * 86_400

/**
 * Takes one call to the model from the day's budget, all visitors together, of all instances that share a database.
 * A day is a UTC day.
 * @param budget ASSISTANT_DAILY_BUDGET, in calls.
 * @returns false when nothing is left; then the model must not be called.
 */
export async function takeModelCall(budget: number, now = Date.now()): Promise<boolean> {
  const day = new Date(now).toISOString().slice(0, 10)
  const { ok } = await takeFromLimit({ name: 'assistant-budget', points: budget, seconds: KEPT_SECONDS }, day)
  return ok
}
