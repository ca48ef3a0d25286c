import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { checkedAddresses, pinned, type AddressRules } from './checked-addresses.ts'

/** Why a feed could not be read. The message contains no secrets and is shown to staff. */
export class FeedFailure extends Error {
  override name = 'FeedFailure'
  /** Seconds from the feed's own Retry-After. */
  readonly retryAfter: number | undefined

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** Loopback is for a scraper that the operator runs on this machine, and for tests. */
export interface FeedLimits extends AddressRules {
  milliseconds: number
  bytes: number
  redirects: number
}

export const feedLimits: FeedLimits = {
  milliseconds: 15_000,
  bytes: 2 * 1024 * 1024,
  redirects: 3,
  allowLoopback: false,
}

/**
 * Reads JSON from a feed, only over https and from the public internet. The host is looked up once, and
 * the connection goes to exactly the address that was checked.
 */
export async function fetchFeed(
  address: string,
  options: { headers?: Record<string, string>; limits?: FeedLimits } = {},
): Promise<unknown> {
  const limits = options.limits ?? feedLimits
  const deadline = AbortSignal.timeout(limits.milliseconds)
  try {
    const bytes = await follow(new URL(address), options.headers ?? {}, limits, deadline)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (deadline.aborted) throw new FeedFailure('The feed took too long')
    if (error instanceof FeedFailure) throw error
    if (error instanceof SyntaxError) throw new FeedFailure('The feed did not return JSON')
    if (error instanceof TypeError) throw new FeedFailure('The feed did not return valid text')
    throw new FeedFailure('The feed could not be reached')
  }
}

async function follow(
  first: URL,
  headers: Record<string, string>,
  limits: FeedLimits,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let url = first
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    const response = await get(url, headers, limits, signal)
    const { location } = response.headers
    const status = response.statusCode ?? 0
    if (status < 300 || status > 399 || location === undefined) {
      refuseStatus(status, response)
      return await bodyOf(response, limits.bytes)
    }
    response.destroy()
    const next = URL.parse(location, url.href)
    // The keys in our headers and URL are only for this host.
    if (next === null || next.host !== first.host || next.protocol !== first.protocol) {
      throw new FeedFailure('The feed redirected us to another address')
    }
    url = next
  }
  throw new FeedFailure('The feed redirected us too many times')
}

async function get(
  url: URL,
  headers: Record<string, string>,
  limits: FeedLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await allowedAddresses(url, limits)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        agent: false,
        lookup: pinned(addresses),
        signal,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'gzip',
          'user-agent': 'Upful',
          ...headers,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

async function allowedAddresses(url: URL, limits: FeedLimits): Promise<string[]> {
  const addresses = await checkedAddresses(url, limits)
  if (addresses === 'not https')
    throw new FeedFailure("The feed's address must start with https://")
  if (addresses === 'not public')
    throw new FeedFailure("The feed's address is not on the public internet")
  return addresses
}

function refuseStatus(status: number, response: IncomingMessage): void {
  if (status === 200) return
  response.destroy()
  const wait = Number(response.headers['retry-after'])
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined
  throw new FeedFailure(statusTexts[status] ?? `The feed returned status ${status}`, retryAfter)
}

/** Stops at the limit, counted after decompression. */
async function bodyOf(response: IncomingMessage, limit: number): Promise<Uint8Array> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity' && encoding !== 'gzip') {
    response.destroy()
    throw new FeedFailure('The feed used an encoding we did not request')
  }
  const stream: Readable = encoding === 'gzip' ? unzipped(response) : response
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const part = Buffer.from(chunk)
    size += part.length
    if (size > limit) {
      response.destroy()
      throw new FeedFailure('The feed is too large')
    }
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}

function unzipped(response: IncomingMessage): Readable {
  const gunzip = createGunzip()
  response.on('error', (error) => gunzip.destroy(error))
  return response.pipe(gunzip)
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'The feed did not understand the request',
  401: 'The feed refused our key',
  403: 'The feed refused our account',
  404: 'The feed was not found',
  410: 'The feed no longer exists',
  429: 'The feed says we sent too many requests',
  500: 'The feed reported an internal error',
  503: 'The feed is unavailable',
}
