import { fromJson } from '@/lib/text/from-json'
import { deviceStorage } from '@/lib/browser/device-storage'
import { ticksStorageKey } from '@/lib/browser/storage-keys'

/** The ticked items of a list, and when they last changed, as an ISO timestamp. */
type ListTicks = { items: string[]; changedAt: string }
type Ticks = Record<string, ListTicks>

function isListTicks(value: unknown): value is ListTicks {
  const { items, changedAt } = Object(value) as Record<string, unknown>
  return (
    Array.isArray(items) && items.every((item) => typeof item === 'string') && typeof changedAt === 'string'
  )
}

function readAll(): Ticks {
  const value = fromJson(deviceStorage().getItem(ticksStorageKey))
  if (typeof value !== 'object' || value === null) return {}
  return Object.values(value).every(isListTicks) ? (value as Ticks) : {}
}

/** The ticked items of a list, as stored on this device. Browser only. */
export function readTicks(list: string): string[] {
  return readAll()[list]?.items ?? []
}

/** Whether two moments are on the same day in the device's time zone. */
export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

/**
 * The ticks of a daily list, which count until local midnight; null if nothing was ticked today. Browser only.
 */
export function readDailyTicks(list: string, now: Date): { items: string[]; changedAt: Date } | null {
  const ticks = readAll()[list]
  if (!ticks) return null
  const changedAt = new Date(ticks.changedAt)
  return isSameDay(changedAt, now) ? { items: ticks.items, changedAt } : null
}

/** Stores the ticked items of a list; a list without ticks is removed. Browser only. */
export function writeTicks(list: string, items: readonly string[], now: Date): void {
  const { [list]: _, ...others } = readAll()
  const ticks =
    items.length > 0 ? { ...others, [list]: { items: [...items], changedAt: now.toISOString() } } : others
  if (Object.keys(ticks).length > 0) deviceStorage().setItem(ticksStorageKey, JSON.stringify(ticks))
  else deviceStorage().removeItem(ticksStorageKey)
}
