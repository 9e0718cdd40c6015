import { AsyncLocalStorage } from 'node:async_hooks'
import { addressGroup, clientAddress, clientIp, plainAddress } from './client-address'

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

  test('two addresses of one /64 count together, two of different /64 do not', () => {
    expect(addressGroup('2001:db8:1:2::a')).toBe(addressGroup('2001:db8:1:2:ffff::b'))
    expect(addressGroup('2001:db8:1:2::a')).not.toBe(addressGroup('2001:db8:1:3::a'))
  })
})

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

test('the whole address is that of the caller whom a limit counts', () => {
  const header = forwarded('2001:db8:1:2::a, 2001:db8:3:4::b')
  expect(clientIp(header, 1, '192.0.2.1')).toBe('2001:db8:3:4::b')
  expect(clientIp(header, 2, '192.0.2.1')).toBe('2001:db8:1:2::a')
  expect(clientIp(header, 0, '::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(clientIp(forwarded('2001:db8:1:2::a, unknown'), 1, '192.0.2.1')).toBeNull()
  expect(clientIp(new Headers(), 0)).toBeNull()
})

describe('clientAddress', () => {
  const header = forwarded('198.51.100.1, 198.51.100.2, 198.51.100.3')

  test.each([
    [1, '198.51.100.3'],
    [2, '198.51.100.2'],
    [3, '198.51.100.1'],
    [9, '198.51.100.1'],
  ])('with %i of our proxies, what that proxy saw', (hops, address) =>
    expect(clientAddress(header, hops, '192.0.2.1')).toBe(address),
  )

  test('without a proxy of ours the header counts for nothing beside the socket', () =>
    expect(clientAddress(header, 0, '192.0.2.1')).toBe('192.0.2.1'))

  test('a proxy that added nothing leaves the socket', () =>
    expect(clientAddress(new Headers(), 2, '192.0.2.1')).toBe('192.0.2.1'))

  test('without a known socket, the entry that Next may have written: the last', () =>
    expect(clientAddress(header, 0)).toBe('198.51.100.3'))

  test('nothing known at all', () => expect(clientAddress(new Headers(), 0)).toBe('unknown'))

  test('reads the socket from the storage that scripts/server.mjs fills', () => {
    const storage = new AsyncLocalStorage<{ address: string }>()
    Object.assign(globalThis, { [Symbol.for('hanford.socket')]: storage })
    const address = storage.run({ address: '::ffff:192.0.2.9' }, () => clientAddress(header, 0))
    expect(address).toBe('192.0.2.9')
    expect(clientAddress(header, 0)).toBe('198.51.100.3')
  })
})
