import { addressPosition } from '@/lib/variant/place/address-position.server'
import { placeFiles } from '@/lib/variant/place/place-files.server'

const visitors = 200_000

const byte = () => Math.floor(Math.random() * 256)
const group = () => (byte() * 256 + byte()).toString(16)
const ipv4 = () => [1 + Math.floor(Math.random() * 223), byte(), byte(), byte()].join('.')
const networks = ['2600', '2601', '2603', '2607', '2804', '2a00', '2a02', '2409']
const ipv6 = () => [networks[byte() % networks.length], ...Array.from({ length: 7 }, group)].join(':')

const megabytes = () => `${Math.round(process.memoryUsage.rss() / 1e6)} MB`

function measure(name: string, addresses: readonly string[]): void {
  const microseconds = new Float64Array(addresses.length)
  let known = 0
  for (const [index, address] of addresses.entries()) {
    const startedAt = process.hrtime.bigint()
    if (addressPosition(address)) known += 1
    microseconds[index] = Number(process.hrtime.bigint() - startedAt) / 1000
  }
  microseconds.sort()
  const at = (share: number) => microseconds[Math.floor(share * (addresses.length - 1))]?.toFixed(1)
  const share = ((100 * known) / addresses.length).toFixed(1)
  console.log(
    `${name}: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} microseconds; ${share} % have a location`,
  )
}

/**
 * Measures the cost of GEO_SOURCE=dbip on this machine: opening the files, memory, and lookups
 * (docs/decisions/0017).
 */
export function measureGeo(): void {
  const before = megabytes()
  const startedAt = performance.now()
  placeFiles()
  console.log(
    `opened in ${Math.round(performance.now() - startedAt)} ms; memory ${before}, then ${megabytes()}`,
  )
  measure('IPv4', Array.from({ length: visitors }, ipv4))
  measure('IPv6', Array.from({ length: visitors }, ipv6))
  console.log(`memory at the end ${megabytes()}`)
}
