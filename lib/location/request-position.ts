import { locality } from '@/lib/location/distance'

/** Spec 7 and 9: low accuracy, eight seconds, a position up to five minutes old will do. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 8000, maximumAge: 300_000 }

type Answer =
  | { ok: true; isLocal: boolean; distance: number; position: { lat: number; lng: number } }
  | { ok: false; reason: string }

/**
 * Asks the browser where the visitor is. The position stays in the browser: only the distance is worked out. The
 * question cannot be taken back from the browser, but once `signal` aborts, whatever it answers is ignored.
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
