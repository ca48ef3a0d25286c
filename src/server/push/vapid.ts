import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto'
import { hourMs } from '#domain/duration.ts'

/** The key pair with which this server signs what it sends to push services (RFC 8292). */
export interface VapidKeys {
  /** Uncompressed, as browsers want it. */
  publicKey: string
  privateKey: KeyObject
}

/** Derived from the secret, so that all processes have the same pair, and a new secret makes another one. */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1')
  const derived = hkdfSync('sha256', secret, '', 'upful web push', 32)
  // Of four billion secrets one gives no private key of the curve; the start fails, and another secret helps.
  pair.setPrivateKey(Buffer.from(derived))
  const point = pair.getPublicKey()
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey().toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
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
