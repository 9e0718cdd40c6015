import { asGeolocationAnswer, type GeolocationAnswer } from '@/lib/location/stored'

const timeLimitMs = 5000

let pending: Promise<GeolocationAnswer | null> | undefined

async function call(): Promise<GeolocationAnswer | null> {
  try {
    const response = await fetch('/api/geolocation', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    const answer = response.ok ? asGeolocationAnswer(await response.json()) : null
    if (!answer) console.warn('The visitor\u2019s place is not known; showing the remote pages.')
    return answer
  } catch (error) {
    console.warn('The visitor\u2019s place could not be looked up; showing the remote pages.', error)
    return null
  }
}

/**
 * Asks GET /api/geolocation, once per page load however often the tree remounts. Null when there is no usable answer
 * within five seconds: the visitor is then remote (spec 8), which is worth a warning in the console and no more.
 */
export function lookUpLocality(): Promise<GeolocationAnswer | null> {
  return (pending ??= call())
}
