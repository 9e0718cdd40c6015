import { edgePosition } from './edge-headers'

const names = {
  vercel: ['x-vercel-ip-latitude', 'x-vercel-ip-longitude'],
  cloudflare: ['cf-iplatitude', 'cf-iplongitude'],
  cloudfront: ['cloudfront-viewer-latitude', 'cloudfront-viewer-longitude'],
} as const
type Network = keyof typeof names
const networks = Object.keys(names) as Network[]

function headers(network: Network, lat: string, lng: string): [string, string][] {
  return [
    [names[network][0], lat],
    [names[network][1], lng],
  ]
}

/** Untrimmed headers, as a proxy might pass them on; `Headers` would trim them. */
function untrimmed(lat: string, lng: string) {
  const values = new Map(headers('vercel', lat, lng))
  return { get: (name: string) => values.get(name.toLowerCase()) ?? null }
}

test.each(networks)('%s: reads the position from its two headers', (network) => {
  const sent = new Headers(headers(network, '36.3302', '-119.2921'))
  expect(edgePosition(network, sent)).toEqual({ lat: 36.3302, lng: -119.2921 })
})

test.each(
  networks.flatMap((trusted) =>
    networks.filter((other) => other !== trusted).map((other) => [trusted, other] as const),
  ),
)('%s ignores the headers of %s', (trusted, other) => {
  expect(edgePosition(trusted, new Headers(headers(other, '36.3302', '-119.2921')))).toBeNull()
})

test("ignores another network's headers next to the trusted ones", () => {
  const sent = new Headers([
    ...headers('cloudflare', '41.8781', '-87.6298'),
    ...headers('vercel', '36.3', '-119.6'),
  ])
  expect(edgePosition('cloudflare', sent)).toEqual({ lat: 41.8781, lng: -87.6298 })
})

test('without an edge network, all such headers are ignored', () => {
  const sent = new Headers(networks.flatMap((network) => headers(network, '36.3302', '-119.2921')))
  expect(edgePosition('none', sent)).toBeNull()
})

test.each(networks)('%s: one header alone is not a position', (network) => {
  for (const [name, value] of headers(network, '36.3302', '-119.2921')) {
    expect(edgePosition(network, new Headers({ [name]: value }))).toBeNull()
  }
  expect(edgePosition(network, new Headers())).toBeNull()
})

test('a duplicate header is not a position', () => {
  const twice = new Headers([...headers('vercel', '36.3', '-119.6'), ['x-vercel-ip-latitude', '41.9']])
  expect(edgePosition('vercel', twice)).toBeNull()
})

test.each([
  ['whole degrees', '36', '-119', { lat: 36, lng: -119 }],
  ['many decimals', '36.3274000001', '-119.6459000001', { lat: 36.3274000001, lng: -119.6459000001 }],
  ['the point off the coast of Africa', '0', '0', { lat: 0, lng: 0 }],
  ['zero with decimals', '0.0000', '0.0', { lat: 0, lng: 0 }],
  ['zero in one of them', '0', '-119.6', { lat: 0, lng: -119.6 }],
  ['the north pole and the date line', '90', '180', { lat: 90, lng: 180 }],
  ['the south pole and the date line', '-90.000', '-180.000', { lat: -90, lng: -180 }],
])('accepts %s', (_name, lat, lng, position) => {
  expect(edgePosition('vercel', untrimmed(lat, lng))).toEqual(position)
})

const refused = [
  ['empty', ''],
  ['only a space', ' '],
  ['a space before', ' 36.3'],
  ['a space behind', '36.3 '],
  ['a line end behind', '36.3\n'],
  ['a space inside', '36 .3'],
  ['a plus sign', '+36.3'],
  ['two minus signs', '--36.3'],
  ['an exponent', '3.63e1'],
  ['a small exponent', '1e-7'],
  ['hexadecimal', '0x24'],
  ['two values', '1, 2'],
  ['a comma for the point', '36,3'],
  ['no digit before the point', '.3'],
  ['no digit behind the point', '36.'],
  ['two points', '36.3.1'],
  ['a sign alone', '-'],
  ['words', 'unknown'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['null', 'null'],
  ['degrees written out', '36.3°'],
  ['digits of another script', '٣٦.٣'],
] as const

test.each(refused)('rejects a latitude: %s', (_name, value) =>
  expect(edgePosition('vercel', untrimmed(value, '-119.6'))).toBeNull(),
)

test.each(refused)('rejects a longitude: %s', (_name, value) =>
  expect(edgePosition('vercel', untrimmed('36.3', value))).toBeNull(),
)

test.each([
  ['90.0001', '0'],
  ['-90.0001', '0'],
  ['119.6', '36.3'],
  ['0', '180.0001'],
  ['0', '-180.0001'],
  ['999', '0'],
  ['0', '9999'],
])('rejects %s, %s, which is out of range', (lat, lng) =>
  expect(edgePosition('vercel', untrimmed(lat, lng))).toBeNull(),
)
