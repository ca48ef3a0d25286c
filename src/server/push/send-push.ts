import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { PushMessage } from '#domain/people/push.ts'
import { checkedAddresses, pinned } from '../feeds/checked-addresses.ts'
import { isLoopback, isPublicAddress } from '../feeds/public-address.ts'
import { encryptedPush, type BrowserKeys } from './encrypted-push.ts'
import { vapidHeader, type VapidKeys } from './vapid.ts'

/** The outcome of a push: the browser no longer has the subscription, or it is worth another try, or it is not. */
export type PushOutcome =
  | { kind: 'sent' | 'gone' | 'refused' }
  | { kind: 'later'; afterSeconds: number }

export interface PushTarget extends BrowserKeys {
  endpoint: string
}

export interface PushSender {
  keys: VapidKeys
  contact: string
  now: Date
  /** For tests: push services are on the public internet. */
  allowLoopback: boolean
}

const timeoutMs = 10_000

/** Sends one message to one browser, over https and to the public internet only. */
export async function sendPush(
  target: PushTarget,
  message: PushMessage,
  { deliverBy, sender }: { deliverBy: Date; sender: PushSender },
): Promise<PushOutcome> {
  const body = encryptedPush(JSON.stringify(message), target)
  const { endpoint } = target
  const seconds = Math.max(0, Math.floor((deliverBy.getTime() - sender.now.getTime()) / 1_000))
  try {
    const { status, retryAfter } = await post(new URL(endpoint), body, sender.allowLoopback, {
      authorization: vapidHeader(sender.keys, { ...sender, endpoint }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: seconds,
      // One that was not delivered yet is replaced by the next of its kind.
      topic: message.type,
    })
    if (status >= 200 && status < 300) return { kind: 'sent' }
    if (status === 404 || status === 410) return { kind: 'gone' }
    if (status === 429 || status >= 500) return { kind: 'later', afterSeconds: retryAfter }
    return { kind: 'refused' }
  } catch {
    return { kind: 'later', afterSeconds: 0 }
  }
}

/** Whether a browser may name this as its push service. Where its name leads is checked again at every connection. */
export function isPushEndpoint(endpoint: string, allowLoopback: boolean): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const isAddress = isIP(hostname) !== 0
  if (allowLoopback && isAddress && isLoopback(hostname)) return true
  if (url.protocol !== 'https:') return false
  return isAddress ? isPublicAddress(hostname) : /\.[a-z]/.test(hostname)
}

async function post(
  url: URL,
  body: Buffer,
  allowLoopback: boolean,
  headers: Record<string, string | number>,
): Promise<{ status: number; retryAfter: number }> {
  const addresses = await checkedAddresses(url, { allowLoopback })
  if (typeof addresses === 'string') return { status: 400, retryAfter: 0 }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: pinned(addresses),
        signal: AbortSignal.timeout(timeoutMs),
        headers,
      },
      (response) => {
        const retryAfter = Number(response.headers['retry-after'])
        // What it says is of no use, and may be endless.
        response.destroy()
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(retryAfter) ? retryAfter : 0,
        })
      },
    )
      .on('error', reject)
      .end(body)
  })
}
