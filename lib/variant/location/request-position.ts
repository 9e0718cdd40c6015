import { locality } from '@/lib/variant/location/distance'

/** Low accuracy, an eight-second timeout, and a position up to five minutes old. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 8000, maximumAge: 300_000 }

type Answer =
  | { ok: true; isLocal: boolean; distance: number; position: { lat: number; lng: number } }
  | { ok: false; reason: string }

/**
 * Asks the browser for the visitor's position. The position stays in the browser; only the distance is used.
 * The browser's prompt can't be withdrawn, but once `signal` aborts, its answer is ignored.
 */
export function requestPosition(signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const withdraw = () => resolve({ ok: false, reason: 'withdrawn' })
    if (signal?.aborted) return withdraw()
    signal?.addEventListener('abort', withdraw)
    if (!('geolocation' in navigator)) return resolve({ ok: false, reason: 'not supported' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude }
        resolve({ ok: true, ...locality(position), position })
      },
      (error) => resolve({ ok: false, reason: error.message }),
      options,
    )
  })
}
