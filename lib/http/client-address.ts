import type { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'

type SocketStore = AsyncLocalStorage<{ address: string }>

/** The address at the other end of the socket, as scripts/server.mjs provides it; undefined under `next start`. */
function socketAddress(): string | undefined {
  const shared = globalThis as unknown as Record<symbol, SocketStore | undefined>
  return shared[Symbol.for('hanford.socket')]?.getStore()?.address
}

/** What the nearest computer that is not ours is called, as our proxies or the socket wrote it. */
function callerEntry(
  headers: Pick<Headers, 'get'>,
  hops: number,
  socket: string | undefined,
): string | undefined {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim() !== '')
  // Each of our proxies appended one entry; whatever stands further left was written by the visitor.
  if (hops > 0) return forwarded.at(-Math.min(hops, forwarded.length)) ?? socket
  // Weaker: without scripts/server.mjs Next writes this header, but only when the visitor sent none.
  return socket ?? forwarded.at(-1)
}

/**
 * Whom a limit counts: an IPv4 address, or the /64 of an IPv6 address (one household or one server has the whole
 * of it), or 'unknown', which all callers without a usable address share.
 * @param hops TRUSTED_PROXY_HOPS: how many proxies, from the right of X-Forwarded-For, are ours.
 */
export function clientAddress(headers: Headers, hops: number, socket = socketAddress()): string {
  return addressGroup(callerEntry(headers, hops, socket))
}

/**
 * The visitor's whole address as `plainAddress` spells it, found as for a limit, or null where none is usable.
 * @param hops TRUSTED_PROXY_HOPS
 */
export function clientIp(
  headers: Pick<Headers, 'get'>,
  hops: number,
  socket = socketAddress(),
): string | null {
  return plainAddress(callerEntry(headers, hops, socket))
}

/**
 * An address without port and zone, or null for anything else. IPv4 written as IPv6 (`::ffff:a.b.c.d`, as a socket
 * for both has it) is IPv4.
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

/** An address as a limit counts it: IPv4 whole, IPv6 as its /64; 'unknown' for anything else. */
export function addressGroup(text = ''): string {
  const address = plainAddress(text)
  if (address === null) return 'unknown'
  if (isIP(address) === 4) return address
  const network = ipv6Groups(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

function ipv6Groups(address: string): number[] {
  // URL writes every spelling the same way: lower case, hexadecimal, the longest run of zeros as '::'.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part = '') =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const left = numbers(head)
  const right = numbers(tail)
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
