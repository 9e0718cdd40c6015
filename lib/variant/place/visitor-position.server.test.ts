import { locality } from '../location/distance'
import type * as VisitorPosition from './visitor-position.server'

const hanford = '99.20.216.1'
const google = '8.8.8.8'

/** Whether a visitor is near, according to a server started with these settings; null if unknown. */
async function isNear(settings: Record<string, string>, headers: Record<string, string>) {
  Object.assign(process.env, { GEO_SOURCE: 'dbip', TRUSTED_PROXY_HOPS: '0' }, settings)
  let fresh!: typeof VisitorPosition
  await jest.isolateModulesAsync(async () => {
    fresh = await import('./visitor-position.server')
  })
  const position = fresh.visitorPosition(new Headers(headers))
  return position && locality(position).isLocal
}

const behindOne = { TRUSTED_PROXY_HOPS: '1' }
const behindTwo = { TRUSTED_PROXY_HOPS: '2' }
const forwarded = (...entries: string[]) => ({ 'x-forwarded-for': entries.join(', ') })

test.each([
  ['near', behindOne, forwarded(hanford), true],
  ['far', behindOne, forwarded(google), false],
  ['near, as IPv6 writes IPv4', behindOne, forwarded(`::ffff:${hanford}`), true],
  ['near, with a port', behindOne, forwarded(`${hanford}:4711`), true],
  ['near by IPv6', behindOne, forwarded('[2600:1700:ae70::1]:443'), true],
  ['far, who writes a place near by to the left', behindOne, forwarded(hanford, google), false],
  ['near, who writes a place far away to the left', behindOne, forwarded(google, hanford), true],
  ['far, behind two proxies', behindTwo, forwarded(hanford, google, '10.0.0.2'), false],
  ['in a private network', behindOne, forwarded(hanford, '192.168.1.1'), null],
  ['without an address', behindOne, forwarded('unknown'), null],
  ['without the header', behindOne, {}, null],
])('a visitor %s', async (_name, settings, headers, near) =>
  expect(await isNear(settings, headers as Record<string, string>)).toBe(near),
)

test("without a proxy, the connection's address counts, which the server has written into the header", async () => {
  expect(await isNear({}, forwarded(`::ffff:${hanford}`))).toBe(true)
  expect(await isNear({}, forwarded(google))).toBe(false)
  expect(await isNear({}, forwarded('::1'))).toBeNull()
})

const visalia = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }

test('edge network headers are ignored when the files are used', async () => {
  expect(await isNear(behindOne, { ...visalia, ...forwarded(google) })).toBe(false)
  expect(await isNear(behindOne, { ...visalia, ...forwarded('10.0.0.1') })).toBeNull()
})

test('addresses are ignored when an edge network is trusted', async () => {
  const vercel = { ...behindOne, GEO_SOURCE: 'vercel' }
  expect(await isNear(vercel, { ...visalia, ...forwarded(google) })).toBe(true)
  expect(await isNear(vercel, forwarded(hanford))).toBeNull()
  expect(await isNear({ ...behindOne, GEO_SOURCE: 'none' }, { ...visalia, ...forwarded(hanford) })).toBeNull()
})
