import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

/** What a browser gave us, in base64url: its public key, and a secret of 16 bytes. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

/** The payload for one browser, which alone can read it (RFC 8291, aes128gcm in one record). */
export function encryptedPush(
  payload: string,
  browser: BrowserKeys,
  { sender = freshKey(), salt = randomBytes(16) }: { sender?: ECDH; salt?: Buffer } = {},
): Buffer {
  const receiverKey = Buffer.from(browser.p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const shared = sender.computeSecret(receiverKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const secret = derived(shared, Buffer.from(browser.auth, 'base64url'), info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(4096)
  const encryption = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record.
  const body = encryption.update(Buffer.concat([Buffer.from(payload), Buffer.from([2])]))
  return Buffer.concat([
    salt,
    recordSize,
    Buffer.from([senderKey.length]),
    senderKey,
    body,
    encryption.final(),
    encryption.getAuthTag(),
  ])
}

/** Whether something can be encrypted with them: a point of the curve, and a secret of the right length. */
export function areBrowserKeys(browser: BrowserKeys): boolean {
  if (Buffer.from(browser.auth, 'base64url').length !== 16) return false
  try {
    encryptedPush('', browser)
    return true
  } catch {
    return false
  }
}

function freshKey(): ECDH {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return sender
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
