import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A key and a self-signed certificate for `localhost`, made for one test and valid for a day. */
export function testCertificate(): { key: string; cert: string; publicKeyHash: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const today = Date.now()
  const day = 24 * 60 * 60_000
  const names = set(0x30, extension(subjectAltName, set(0x30, der(0x82, Buffer.from('localhost')))))
  const toBeSigned = set(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    set(0x30, ecdsaWithSha256),
    localhost,
    set(0x30, time(today - day), time(today + day)),
    localhost,
    keyInfo,
    der(0xa3, names),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const certificate = set(
    0x30,
    toBeSigned,
    set(0x30, ecdsaWithSha256),
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  )
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(certificate),
    publicKeyHash: createHash('sha256').update(keyInfo).digest('base64'),
  }
}

// Object identifiers in DER: ecdsa-with-SHA256, commonName, subjectAltName.
const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex')
const commonName = Buffer.from('0603550403', 'hex')
const subjectAltName = Buffer.from('0603551d11', 'hex')

const localhost = set(0x30, set(0x31, set(0x30, commonName, der(0x0c, Buffer.from('localhost')))))

function extension(id: Buffer, value: Buffer): Buffer {
  return set(0x30, id, der(0x04, value))
}

function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

function set(tag: number, ...parts: Buffer[]): Buffer {
  return der(tag, Buffer.concat(parts))
}

/** A DER value: tag, length and bytes. */
function der(tag: number, bytes: Buffer): Buffer {
  const { length } = bytes
  const head =
    length < 0x80
      ? [tag, length]
      : length < 0x100
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
