import { isIP } from 'node:net'

/** The group of an unusable address, possibly shared by many callers. */
export const unknownClient = 'unknown'

/**
 * The address of the nearest computer that isn't ours. Without proxies, lib/server/node/http-server.ts puts the
 * connection's address into the header. Behind proxies that add nothing, Next does, and so it does for `next start`, but there
 * a visitor can forge the header.
 */
function callerEntry(headers: Pick<Headers, 'get'>, hops: number): string | undefined {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim() !== '')
  // Each of our proxies appended one entry; anything further left could be forged by the visitor.
  return forwarded.at(-Math.min(Math.max(hops, 1), forwarded.length))
}

/**
 * The client that rate limits count: an IPv4 address, the /64 of an IPv6 address (which one household or
 * server usually has to itself), or 'unknown', shared by all callers without a usable address.
 * @param hops TRUSTED_PROXY_HOPS: how many proxies, from the right of X-Forwarded-For, are ours.
 */
export function clientAddress(headers: Headers, hops: number): string {
  return addressGroup(callerEntry(headers, hops))
}

/**
 * The visitor's full address in the format of `plainAddress`, found as for rate limits; null if there is no
 * usable one.
 * @param hops TRUSTED_PROXY_HOPS
 */
export function clientIp(headers: Pick<Headers, 'get'>, hops: number): string | null {
  return plainAddress(callerEntry(headers, hops))
}

/**
 * An address without port and zone, or null for anything else. Converts IPv4-mapped IPv6 (`::ffff:a.b.c.d`,
 * as dual-stack sockets report it) to IPv4.
 */
export function plainAddress(text = ''): string | null {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null

  const groups = ipv6Groups(address)
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address
}

/** The address group for rate limits: IPv4 in full, IPv6 as its /64; 'unknown' for anything else. */
export function addressGroup(text = ''): string {
  const address = plainAddress(text)
  if (address === null) return unknownClient
  if (isIP(address) === 4) return address
  const network = ipv6Groups(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

/**
 * The /48 around a /64 of `addressGroup`: providers assign a whole /48 to one customer, who then has 65,536
 * /64s.
 * @returns null for anything else.
 */
export function networkOf(group: string): string | null {
  const [, prefix] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(group) ?? []
  return prefix === undefined ? null : `${prefix}:/48`
}

function ipv6Groups(address: string): number[] {
  // URL normalizes every spelling: lowercase, hexadecimal, the longest run of zeros as '::'.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part = '') =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const left = numbers(head)
  const right = numbers(tail)
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
