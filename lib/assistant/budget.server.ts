import 'server-only'
import { oncePerProcess } from '@/lib/http/once-per-process'

const spent = () => oncePerProcess('assistant.budget', () => ({ day: '', calls: 0 }))

/**
 * Takes one call to the model from the day's budget, all visitors of this process together. A day is a UTC day.
 * @param budget ASSISTANT_DAILY_BUDGET, in calls.
 * @returns false when nothing is left; then the model must not be called.
 */
export function takeModelCall(budget: number, now = Date.now()): boolean {
  const state = spent()
  const day = new Date(now).toISOString().slice(0, 10)
  if (state.day !== day) Object.assign(state, { day, calls: 0 })
  if (state.calls >= budget) return false
  state.calls += 1
  return true
}
