import { calculateJwkThumbprint, SignJWT, type JWTPayload } from 'jose'
import { didOf, type BadgeIssuer } from '#domain/learning/open-badge.ts'
import type { Services } from '../services.ts'
import { signingKey, type SigningKey } from '../signing-key.ts'

/** Who signs our badges. */
export interface SigningIssuer extends BadgeIssuer {
  /** The thumbprint of its key. */
  kid: string
  publicJwk: SigningKey['publicJwk']
  /** A JWT with this payload. */
  sign: (payload: JWTPayload) => Promise<string>
}

/** The kind of signature that every verifier of Open Badges accepts besides RSA, and that has short keys. */
export const badgeAlgorithm = 'ES256'

export async function badgeIssuer({
  secret,
  publicUrl,
}: Pick<Services, 'secret' | 'publicUrl'>): Promise<SigningIssuer> {
  const { publicJwk, privateKey } = signingKey(secret, 'upful badges')
  const did = didOf(publicUrl)
  const kid = await calculateJwkThumbprint(publicJwk)
  return {
    did,
    publicUrl,
    kid,
    publicJwk,
    sign: (payload) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: badgeAlgorithm, typ: 'JWT', kid: `${did}#${kid}` })
        .sign(privateKey),
  }
}

interface Signed {
  id: string
  validFrom: string
  credentialSubject: { id: string }
}

/** A credential as the payload of a JWT, with the claims that repeat it. */
export function asClaims(issuer: BadgeIssuer, credential: Signed): JWTPayload {
  return {
    ...credential,
    iss: issuer.did,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Date.parse(credential.validFrom) / 1000,
  }
}

/** The document that a `did:web` leads to: our public keys, of which one signs now. */
export function didDocument(
  { did, publicUrl }: BadgeIssuer,
  keys: readonly { kid: string; publicJwk: object }[],
) {
  const methods = keys.map(({ kid, publicJwk }) => ({
    id: `${did}#${kid}`,
    type: 'JsonWebKey2020',
    controller: did,
    publicKeyJwk: { ...publicJwk, kid, alg: badgeAlgorithm, use: 'sig' },
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    alsoKnownAs: [publicUrl],
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  }
}
