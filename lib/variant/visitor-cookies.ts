/** The cookie that determines which variant the server serves. Scripts may read and write it. */
export const modeCookie = 'visitor-mode'

export const settledModes = ['local', 'remote'] as const
export type SettledMode = (typeof settledModes)[number]

/** In seconds. A guess lasts seven days, like a stored result. Browsers keep no cookie longer than 400 days. */
const lifetime = { guess: 7 * 24 * 60 * 60, choice: 400 * 24 * 60 * 60 } as const
export type CookieSource = keyof typeof lifetime

/** The cookie's attributes. What a visitor said about themselves outlasts a guess; every visit renews it. */
export function cookieAttributes(isHttps: boolean, source: CookieSource = 'guess') {
  return { maxAge: lifetime[source], path: '/', sameSite: 'lax', secure: isHttps } as const
}

/** Parses the mode cookie; null for anything but a settled mode. */
export function modeFromCookie(value: string | undefined): SettledMode | null {
  return settledModes.find((mode) => mode === value) ?? null
}

export function modeOf(isLocal: boolean): SettledMode {
  return isLocal ? 'local' : 'remote'
}
