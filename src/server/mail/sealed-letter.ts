import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Letter } from './letter.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a letter with the server's secret: a copy of the database opens no account. */
export function sealLetter(secret: string, letter: Letter): string {
  const nonce = randomBytes(nonceBytes)
  const writing = createCipheriv(cipher, keyOf(secret), nonce)
  const body = Buffer.concat([writing.update(JSON.stringify(letter)), writing.final()])
  return Buffer.concat([nonce, writing.getAuthTag(), body]).toString('base64')
}

/** Null when it was sealed with another secret. */
export function openLetter(secret: string, sealed: string): Letter | null {
  const bytes = Buffer.from(sealed, 'base64')
  const reading = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes))
  reading.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const body = [reading.update(bytes.subarray(nonceBytes + tagBytes)), reading.final()]
    return JSON.parse(Buffer.concat(body).toString()) as Letter
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'upful letters', 32))
}
