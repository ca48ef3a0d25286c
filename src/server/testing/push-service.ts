import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

/** What a browser got, decrypted, with the headers that the push service saw. */
export interface Pushed {
  message: unknown
  ttl: number
  topic: string | undefined
  /** What the signature, which was verified with the key of the server, says. */
  claims: { aud: string; exp: number; sub: string }
}

/** A push service with one browser behind it, on the loopback interface. */
export interface PushService {
  origin: string
  /** What the browser gives to the server. */
  target: { endpoint: string; p256dh: string; auth: string }
  pushed: Pushed[]
  /** The status of the next answers. */
  answer: (status: number) => void
  close: () => Promise<void>
}

export async function startPushService(serverKey: string): Promise<PushService> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const pushed: Pushed[] = []
  let status = 201
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (status === 201) {
        pushed.push({
          message: JSON.parse(decrypted(body)),
          ttl: Number(request.headers['ttl']),
          topic: request.headers['topic']?.toString(),
          claims: verifiedClaims(request.headers.authorization ?? ''),
        })
      }
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const origin = `http://127.0.0.1:${port}`

  function decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body.readUInt8(20)
    const senderKey = body.subarray(21, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decryption = createDecipheriv('aes-128-gcm', key, nonce)
    decryption.setAuthTag(body.subarray(-16))
    const text = Buffer.concat([
      decryption.update(body.subarray(keyEnd, -16)),
      decryption.final(),
    ]).toString()
    return text.slice(0, text.lastIndexOf('\u0002'))
  }

  function verifiedClaims(authorization: string): Pushed['claims'] {
    const [, unsigned = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
    if (key !== serverKey) throw new Error('Signed with another key')
    const point = Buffer.from(key, 'base64url')
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const isGenuine = verify(
      'sha256',
      Buffer.from(unsigned),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    if (!isGenuine) throw new Error('The signature is wrong')
    return JSON.parse(Buffer.from(claims, 'base64url').toString())
  }

  return {
    origin,
    target: {
      endpoint: `${origin}/send/one`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    pushed,
    answer: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
