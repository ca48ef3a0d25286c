import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whether an address belongs to the public internet, however it is written. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  if (!isIPv6(address)) return false
  const mapped = mappedIPv4(address)
  if (mapped !== null) return !notPublic.check(mapped, 'ipv4')
  // Only 2000::/3 is allocated. An address that contains an IPv4 address could lead anywhere.
  return unicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The IPv4 address inside ::ffff:0:0/96, however it is written. */
function mappedIPv4(address: string): string | null {
  const hostname = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(hostname)
  if (hex === null) return null
  const high = Number.parseInt(hex[1] ?? '', 16)
  const low = Number.parseInt(hex[2] ?? '', 16)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv6')
}
