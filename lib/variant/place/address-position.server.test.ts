import { addressPosition } from './address-position.server'
import { locality } from '../location/distance'
import { placeFiles } from './place-files.server'

const from = (address: string) => {
  const position = addressPosition(address)
  return position && locality(position)
}

/** Based on the files of June 2026. If a newer edition moved one of these networks, pick another. */
describe('looking up addresses', () => {
  test.each([
    ['Hanford', '99.20.216.1', 0],
    ['Visalia', '107.141.72.1', 14],
    ['Fresno', '99.14.80.1', 29],
    ['Hanford', '2600:1700:ae70::1', 0],
    ['Visalia', '2a09:bac6:65a8::1', 19],
    ['Fresno', '2601:23d:4000::1', 29],
  ])('%s (%s) is near, about %i miles', (_city, address, miles) => {
    const found = from(address)
    expect(found?.isLocal).toBe(true)
    expect(Math.abs((found?.distance ?? 0) - miles)).toBeLessThanOrEqual(3)
  })

  test.each([
    ["Google's name server, in the Bay Area", '8.8.8.8', 100, 250],
    ["Cloudflare's, in Sydney", '1.1.1.1', 7000, 8000],
    ["Google's by IPv6, in the East", '2001:4860:4860::8888', 2000, 3000],
    ['Ohio', '2600::1', 1800, 2300],
  ])('%s (%s) is far', (_place, address, least, most) => {
    const found = from(address)
    expect(found?.isLocal).toBe(false)
    expect(found?.distance).toBeGreaterThan(least)
    expect(found?.distance).toBeLessThan(most)
  })
})

describe('IPv4 and IPv6 have separate files', () => {
  const inTheWrongFile = (address: string) => {
    const position = placeFiles()[4].find(address)
    return position && locality(position).isLocal
  }

  test('an address near the office that the IPv4 file has in Mississippi', () => {
    expect(inTheWrongFile('2604:6dc0::1')).toBe(false)
    expect(from('2604:6dc0::1')).toMatchObject({ isLocal: true })
  })

  test('an address in Switzerland that the IPv4 file has near the office', () => {
    expect(inTheWrongFile('2321:b300::1')).toBe(true)
    expect(from('2321:b300::1')).toMatchObject({ isLocal: false })
  })
})

describe('no position instead of a guess', () => {
  test.each([
    ['10.0.0.1'],
    ['127.0.0.1'],
    ['192.0.2.1'],
    ['::1'],
    ['fd00::1'],
    ['2001:db8::1'],
    // A 6to4 relay says nothing about the location of the tunnel's other end.
    ['2002:808:808::1'],
    ['2001::1'],
  ])('%s is a special-purpose address', (address) => expect(addressPosition(address)).toBeNull())

  test.each(['2002:808:808::1', '2001::1'])('even though the file has an entry for %s', (address) =>
    expect(placeFiles()[6].find(address)).not.toBeNull(),
  )

  test.each([
    ['California', 4, '209.151.240.1'],
    ['California', 6, '2607:f181::1'],
  ] as const)(
    'only %s is known of an IPv%i address, which the file has near the office',
    (_region, family, address) => {
      const middle = placeFiles()[family].find(address)
      expect(middle && locality(middle).isLocal).toBe(true)
      expect(addressPosition(address)).toBeNull()
    },
  )

  test('a real location near the middle of California counts', () =>
    expect(from('99.14.80.1')).toMatchObject({ isLocal: true }))
})
