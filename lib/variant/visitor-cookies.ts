/** The cookie that determines which variant the server serves. Scripts may read and write it. */
export const modeCookie = 'visitor-mode'

export const settledModes = ['local', 'remote'] as const
export type SettledMode = (typeof settledModes)[number]

const sevenDaysInSeconds = 7 * 24 * 60 * 60

/** The cookie's attributes. It lasts seven days, like a stored result. */
export function cookieAttributes(isHttps: boolean) {
  return { maxAge: sevenDaysInSeconds, path: '/', sameSite: 'lax', secure: isHttps } as const
}

/** Parses the mode cookie; null for anything but a settled mode. */
export function modeFromCookie(value: string | undefined): SettledMode | null {
  return settledModes.find((mode) => mode === value) ?? null
}

export function modeOf(isLocal: boolean): SettledMode {
  return isLocal ? 'local' : 'remote'
}
