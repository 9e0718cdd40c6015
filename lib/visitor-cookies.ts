/** The two cookies that the edge reads to choose a variant. Script may read and write them (architecture: contracts). */
export const modeCookie = 'visitor-mode'
export const deviceCookie = 'visitor-device'

export const settledModes = ['local', 'remote'] as const
export type SettledMode = (typeof settledModes)[number]

const sevenDaysInSeconds = 7 * 24 * 60 * 60

/** The attributes of both cookies. Seven days, like the stored result. */
export function cookieAttributes(isHttps: boolean) {
  return { maxAge: sevenDaysInSeconds, path: '/', sameSite: 'lax', secure: isHttps } as const
}

/** The mode in a cookie's value, or null for anything but the two settled ones. */
export function modeFromCookie(value: string | undefined): SettledMode | null {
  return settledModes.find((mode) => mode === value) ?? null
}

export function modeOf(isLocal: boolean): SettledMode {
  return isLocal ? 'local' : 'remote'
}
