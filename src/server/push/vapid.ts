import { sign, type KeyObject } from 'node:crypto'
import { hourMs } from '#domain/duration.ts'
import { signingKey } from '../signing-key.ts'

/** The key pair with which this server signs what it sends to push services (RFC 8292). */
export interface VapidKeys {
  /** Uncompressed, as browsers want it. */
  publicKey: string
  privateKey: KeyObject
}

export function vapidKeys(secret: string): VapidKeys {
  const { point, privateKey } = signingKey(secret, 'upful web push')
  return { publicKey: point.toString('base64url'), privateKey }
}

/** The header that tells a push service who sends; `contact` is an address where its people can reach ours. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + 12 * hourMs) / 1_000),
    sub: contact,
  }
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
