import { randomBytes } from 'node:crypto'

/** The cookie with a random number that stands for a device, so that messages can be counted for each. */
export const DEVICE_COOKIE = 'assistant-limit'
const DAY_SECONDS = 86_400

/** The device's number; null if it has none or sends something else. */
export function readDevice(cookie: string | undefined): string | null {
  return cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : null
}

/** The Set-Cookie header that gives a device a new number for a day. Only the assistant's own address receives it. */
export function newDeviceCookie(isHttps: boolean): string {
  const value = randomBytes(16).toString('base64url')
  const secure = isHttps ? '; Secure' : ''
  return `${DEVICE_COOKIE}=${value}; Path=/api/ai-assistant; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}
