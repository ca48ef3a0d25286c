import { lookup as lookUp } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

/** Where a connection may go. */
export interface AddressRules {
  /** This machine; other private networks are never allowed. */
  allowLoopback: boolean
  /** The resolver, so that a test can simulate DNS rebinding. */
  resolve?: (hostname: string) => Promise<string[]>
}

/**
 * The addresses of the host of a URL that somebody else gave us, or why we do not connect. Every address must be allowed:
 * one private answer among public ones is a trap.
 */
export async function checkedAddresses(
  url: URL,
  { allowLoopback, resolve = resolveAll }: AddressRules,
): Promise<string[] | 'not https' | 'not public'> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) === 0 ? await resolve(hostname) : [hostname]
  if (allowLoopback && addresses.length > 0 && addresses.every(isLoopback)) return addresses
  if (url.protocol !== 'https:') return 'not https'
  return addresses.length > 0 && addresses.every(isPublicAddress) ? addresses : 'not public'
}

/** Returns the checked address, whatever the name resolves to by now. */
export function pinned(addresses: readonly string[]): LookupFunction {
  const results = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) => {
    if (options.all === true) return callback(null, results)
    const [first] = results
    if (first === undefined) return callback(new Error('no address'), '', 0)
    callback(null, first.address, first.family)
  }
}

async function resolveAll(hostname: string): Promise<string[]> {
  return (await lookUp(hostname, { all: true })).map(({ address }) => address)
}
