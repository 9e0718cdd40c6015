import 'server-only'
import { takeFromLimit } from '@/lib/platform/limits/rate-limit.server'

/** Longer than a day; each day has its own counter. */
const RETENTION_SECONDS = 2 * 86_400

/**
 * Takes one model call from the daily (UTC) budget, which all visitors share, across all instances that share
 * a database.
 * @param budget ASSISTANT_DAILY_BUDGET, in calls.
 * @returns false if the budget is used up; the model must not be called then.
 */
export async function takeModelCall(budget: number, now = Date.now()): Promise<boolean> {
  const day = new Date(now).toISOString().slice(0, 10)
  const { ok } = await takeFromLimit(
    { name: 'assistant-budget', points: budget, seconds: RETENTION_SECONDS },
    day,
  )
  return ok
}
