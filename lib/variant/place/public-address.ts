import { BlockList, isIP } from 'node:net'

/**
 * Addresses without a location, from IANA's special-purpose registries: private, loopback, documentation...
 */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Within 2000::/3: protocols and Teredo, documentation, 6to4. The files would locate a tunnel at its relay.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]

function listOf(networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

const specialAddresses = listOf(special)
/** All global unicast IPv6 addresses. */
const globalIpv6 = listOf(['2000::/3'])

/**
 * Whether a location can be looked up for an address.
 * @param address in the format of `plainAddress` (lib/platform/limits/client-address.ts)
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialAddresses.check(address, 'ipv4')
  return globalIpv6.check(address, 'ipv6') && !specialAddresses.check(address, 'ipv6')
}
