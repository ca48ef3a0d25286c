// A picture that carries its badge, as Open Badges 3.0 says: in an iTXt chunk of a PNG, or in an element of an SVG.

const keyword = 'openbadgecredential'
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** A PNG begins with its signature and the header chunk, which has 13 bytes of data. */
const headEnd = signature.length + 12 + 13
const svgNamespace = 'https://purl.imsglobal.org/spec/ob/v3p0'
/** Three parts in base64url. */
const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The SVG with the signed badge in it. */
export function bakedSvg(svg: string, jwt: string): string {
  const attribute = `xmlns:openbadges="${svgNamespace}"`
  return svg.replace(
    /<svg\b([^>]*)>/,
    (_all, attributes: string) =>
      `<svg ${attribute}${attributes}><openbadges:credential verify="${jwt}"/>`,
  )
}

/** The PNG with the signed badge in it. */
export function bakedPng(png: Uint8Array, jwt: string): Uint8Array {
  if (!isPng(png)) throw new RangeError('Not a PNG')
  // Not compressed, no language, no translated keyword.
  const text = bytesOf(`${keyword}\0\0\0\0\0${jwt}`)
  const chunk = chunkOf('iTXt', text)
  const baked = new Uint8Array(png.length + chunk.length)
  baked.set(png.subarray(0, headEnd))
  baked.set(chunk, headEnd)
  baked.set(png.subarray(headEnd), headEnd + chunk.length)
  return baked
}

/** The signed badge in a PNG, an SVG or a text; null if there is none. */
export function credentialIn(file: Uint8Array): string | null {
  const found = isPng(file) ? inPng(file) : inText(textOf(file))
  return found !== null && jwtPattern.test(found) ? found : null
}

function inPng(png: Uint8Array): string | null {
  for (let at = signature.length; at + 12 <= png.length;) {
    const length = numberAt(png, at)
    const data = png.subarray(at + 8, at + 8 + length)
    const isText = textOf(png.subarray(at + 4, at + 8)) === 'iTXt'
    const head = bytesOf(`${keyword}\0\0`)
    if (isText && head.every((byte, index) => data[index] === byte)) {
      // After the compression come the language and the translated keyword, each ended by a zero.
      const rest = textOf(data.subarray(head.length + 1)).split('\0')
      return rest.slice(2).join('\0')
    }
    at += 12 + length
  }
  return null
}

function inText(text: string): string | null {
  const element = /<openbadges:credential\b[^>]*\bverify\s*=\s*["']([^"']+)["']/.exec(text)
  return element?.[1]?.trim() ?? text.trim()
}

function isPng(file: Uint8Array): boolean {
  return file.length >= headEnd && signature.every((byte, index) => file[index] === byte)
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length)
  chunk.set(bigEndian(data.length))
  chunk.set(bytesOf(type), 4)
  chunk.set(data, 8)
  chunk.set(bigEndian(checksum(chunk.subarray(4, 8 + data.length))), 8 + data.length)
  return chunk
}

/** CRC-32, as PNG defines it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

function bigEndian(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
}

function numberAt(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((value, index) => value * 256 + (bytes[at + index] ?? 0), 0)
}

/** Everything here that matters is ASCII. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255)
}

function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
