import { fromJson } from '@/lib/from-json'
import { deviceStorage } from '@/lib/location/device-storage'
import { ticksStorageKey } from '@/lib/storage-keys'

type Ticks = Record<string, string[]>

function isTicks(value: unknown): value is Ticks {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (items) => Array.isArray(items) && items.every((item) => typeof item === 'string'),
    )
  )
}

function readAll(): Ticks {
  const value = fromJson(deviceStorage().getItem(ticksStorageKey))
  return isTicks(value) ? value : {}
}

/** The items that are ticked in a list, as this device remembers them. In the browser only. */
export function readTicks(list: string): string[] {
  return readAll()[list] ?? []
}

/** Remembers what is ticked in a list; a list without ticks leaves no trace. In the browser only. */
export function writeTicks(list: string, items: readonly string[]): void {
  const { [list]: _, ...others } = readAll()
  const ticks = items.length > 0 ? { ...others, [list]: [...items] } : others
  if (Object.keys(ticks).length > 0) deviceStorage().setItem(ticksStorageKey, JSON.stringify(ticks))
  else deviceStorage().removeItem(ticksStorageKey)
}
