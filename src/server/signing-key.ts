import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'

/** A P-256 key pair, for signatures with ES256. */
export interface SigningKey {
  /** Uncompressed. */
  point: Buffer
  publicJwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  privateKey: KeyObject
}

/** Derived from the secret, so that all processes have the same pair for a purpose, and a new secret makes another one. */
export function signingKey(secret: string, purpose: string): SigningKey {
  const pair = createECDH('prime256v1')
  const derived = hkdfSync('sha256', secret, '', purpose, 32)
  // Of four billion secrets one gives no private key of the curve; the start fails, and another secret helps.
  pair.setPrivateKey(Buffer.from(derived))
  const point = pair.getPublicKey()
  const publicJwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  } as const
  const d = pair.getPrivateKey().toString('base64url')
  const privateKey = createPrivateKey({ format: 'jwk', key: { ...publicJwk, d } })
  return { point, publicJwk, privateKey }
}
