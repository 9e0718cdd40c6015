import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/paths.mjs'
import { main } from './lib/run.mjs'

const visitors = 200_000

/** Lets Node import the site's own TypeScript as the build does. */
function asTheBuildResolves() {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'server-only') return next('data:text/javascript,', context)
      if (!specifier.startsWith('@/')) return next(specifier, context)
      return next(pathToFileURL(join(root, `${specifier.slice(2)}.ts`)).href, context)
    },
  })
}

const byte = () => Math.floor(Math.random() * 256)
const group = () => (byte() * 256 + byte()).toString(16)
const ipv4 = () => [1 + Math.floor(Math.random() * 223), byte(), byte(), byte()].join('.')
const networks = ['2600', '2601', '2603', '2607', '2804', '2a00', '2a02', '2409']
const ipv6 = () => [networks[byte() % networks.length], ...Array.from({ length: 7 }, group)].join(':')

const megabytes = () => `${Math.round(process.memoryUsage.rss() / 1e6)} MB`

function measure(name, addresses, lookUp) {
  const microseconds = new Float64Array(addresses.length)
  let known = 0
  for (const [index, address] of addresses.entries()) {
    const began = process.hrtime.bigint()
    if (lookUp(address)) known += 1
    microseconds[index] = Number(process.hrtime.bigint() - began) / 1000
  }
  microseconds.sort()
  const at = (share) => microseconds[Math.floor(share * (addresses.length - 1))].toFixed(1)
  const share = ((100 * known) / addresses.length).toFixed(1)
  console.log(
    `${name}: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} microseconds; ${share} % have a place`,
  )
}

/** What GEO_SOURCE=dbip costs on this machine: opening the files, memory, a look-up (docs/decisions/0017). */
await main(async () => {
  asTheBuildResolves()
  const { placeFiles } = await import('../lib/location/place-files.server.ts')
  const { addressPosition } = await import('../lib/location/address-position.server.ts')
  const before = megabytes()
  const began = performance.now()
  placeFiles()
  console.log(`opened in ${Math.round(performance.now() - began)} ms; memory ${before}, then ${megabytes()}`)
  measure('IPv4', Array.from({ length: visitors }, ipv4), addressPosition)
  measure('IPv6', Array.from({ length: visitors }, ipv6), addressPosition)
  console.log(`memory at the end ${megabytes()}`)
})
