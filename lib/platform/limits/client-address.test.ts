import { addressGroup, clientAddress, clientIp, networkOf, plainAddress } from './client-address'

const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value })

describe('addressGroup', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['203.0.113.999', 'unknown'],
    ['<script>', 'unknown'],
  ])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group))

  test('two addresses in one /64 count together, in different /64s separately', () => {
    expect(addressGroup('2001:db8:1:2::a')).toBe(addressGroup('2001:db8:1:2:ffff::b'))
    expect(addressGroup('2001:db8:1:2::a')).not.toBe(addressGroup('2001:db8:1:3::a'))
  })
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['nobody', null],
])('the network around %s is %s', (address, network) =>
  expect(networkOf(addressGroup(address))).toBe(network),
)

describe('plainAddress', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:4711 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[0:0:0:0:0:ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6'],
    ['[2001:db8::9]:443', '2001:db8::9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::203.0.113.7', '::203.0.113.7'],
    ['', null],
    ['unknown', null],
    ['203.0.113.999', null],
    ['203.0.113.07', null],
    ['203.0.113', null],
    ['2001:db8::1::2', null],
  ])('%s is %s', (text, address) => expect(plainAddress(text)).toBe(address))
})

test('the full address belongs to the client that rate limits count', () => {
  const header = forwarded('2001:db8:1:2::a, 2001:db8:3:4::b')
  expect(clientIp(header, 1)).toBe('2001:db8:3:4::b')
  expect(clientIp(header, 2)).toBe('2001:db8:1:2::a')
  expect(clientIp(forwarded('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
  expect(clientIp(forwarded('2001:db8:1:2::a, unknown'), 1)).toBeNull()
  expect(clientIp(new Headers(), 0)).toBeNull()
})

describe('clientAddress', () => {
  const header = forwarded('198.51.100.1, 198.51.100.2, 198.51.100.3')

  test.each([
    [1, '198.51.100.3'],
    [2, '198.51.100.2'],
    [3, '198.51.100.1'],
    [9, '198.51.100.1'],
  ])('with %i trusted proxies, uses the address that proxy saw', (hops, address) =>
    expect(clientAddress(header, hops)).toBe(address),
  )

  test('without a trusted proxy, uses the last entry, which the server or Next has written', () =>
    expect(clientAddress(header, 0)).toBe('198.51.100.3'))

  test('is unknown if nothing is known', () => expect(clientAddress(new Headers(), 0)).toBe('unknown'))
})
