import { asGeolocationAnswer, type GeolocationAnswer } from '@/lib/variant/location/stored'

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
 * Requests GET /api/geolocation, once per page load however often the tree remounts. Resolves to null without
 * a usable response within five seconds. The visitor then counts as remote, so a console warning is enough.
 */
export function lookUpLocality(): Promise<GeolocationAnswer | null> {
  return (pending ??= call())
}
