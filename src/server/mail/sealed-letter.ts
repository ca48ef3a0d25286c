import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Letter } from './letter.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a letter with the server's secret, so that a copy of the database does not give access to accounts. */
export function sealLetter(secret: string, letter: Letter): string {
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, keyOf(secret), nonce)
  const body = Buffer.concat([encryption.update(JSON.stringify(letter)), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), body]).toString('base64')
}

/** Null when it was sealed with another secret. */
export function openLetter(secret: string, sealed: string): Letter | null {
  const bytes = Buffer.from(sealed, 'base64')
  const decryption = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes))
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const body = [decryption.update(bytes.subarray(nonceBytes + tagBytes)), decryption.final()]
    // Letters that an older release left here do not say why.
    const letter = JSON.parse(Buffer.concat(body).toString()) as Letter & { why?: string }
    return { ...letter, why: letter.why ?? '' }
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'upful letters', 32))
}
