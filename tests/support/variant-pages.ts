import type { Mode } from '@/lib/variant/variant'

export type Answer = { status: number; body: string; headers: Headers }

/** Next embeds a request id in what it renders: 21 characters and a letter. */
export const nonceOrRequestId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"[\w-]{21}[a-z]"/g

/**
 * A page as received, without what differs between responses. (An RSC request without `_rsc` is redirected to
 * it.)
 */
export async function fetchPage(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { headers, redirect: 'follow' })
  const body = (await response.text()).replaceAll(nonceOrRequestId, 'once')
  return { status: response.status, body, headers: response.headers }
}

/** The plain request headers of a variant's visitor. */
function plainHeaders(mode: Mode): Record<string, string> {
  return mode === 'unknown' ? {} : { cookie: `visitor-mode=${mode}` }
}

/** The site's own uncached response for a variant; requested once. */
export function references(site = '') {
  const known = new Map<string, Promise<Answer>>()
  return (mode: Mode, path: string, more: Record<string, string> = {}): Promise<Answer> => {
    const key = JSON.stringify([mode, path, more])
    const answer = known.get(key) ?? fetchPage(`${site}${path}`, { ...plainHeaders(mode), ...more })
    known.set(key, answer)
    return answer
  }
}
