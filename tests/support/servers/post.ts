import { expect } from '@playwright/test'

let visitors = 0
/** A unique IP address, so no rate limit applies. */
const stranger = () => {
  visitors += 1
  return { 'x-forwarded-for': `2001:db8:d00:${visitors.toString(16)}::1` }
}

/** Posts JSON (by default) from a new IP address. */
export async function post(url: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...stranger(), ...headers },
    ...({ duplex: 'half' } as object),
  })
  return { status: response.status, headers: response.headers, json: (await response.json()) as unknown }
}
/** A rejection in the documented error format. */
export const refusal = (code: string) => ({
  success: false,
  error: { code, message: expect.stringMatching(/\w/) as unknown },
})
