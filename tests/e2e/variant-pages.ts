import { phone } from './visitors'
import { encodeVariant, type Variant } from '@/lib/variant'

export type Answer = { status: number; body: string; headers: Headers }

/** Next names each request in what it renders for it, by 21 characters and a letter. */
export const nonceOrRequestId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"[\w-]{21}[a-z]"/g

/** A page as it came (an RSC answer asked for without its `_rsc` leads on to it), without what differs from answer to answer. */
export async function fetchPage(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { headers, redirect: 'follow' })
  const body = (await response.text()).replaceAll(nonceOrRequestId, 'once')
  return { status: response.status, body, headers: response.headers }
}

/** What a visitor of a variant plainly sends. */
function plainHeaders({ mode, device }: Variant): Record<string, string> {
  return {
    ...(mode !== 'unknown' && { cookie: `visitor-mode=${mode}` }),
    ...(device === 'mobile' && { 'user-agent': phone.userAgent }),
  }
}

/** What the site itself, asked plainly and past every cache, answers to a variant; asked once. */
export function references(site = '') {
  const known = new Map<string, Promise<Answer>>()
  return (variant: Variant, path: string, more: Record<string, string> = {}): Promise<Answer> => {
    const key = JSON.stringify([encodeVariant(variant), path, more])
    const answer = known.get(key) ?? fetchPage(`${site}${path}`, { ...plainHeaders(variant), ...more })
    known.set(key, answer)
    return answer
  }
}
