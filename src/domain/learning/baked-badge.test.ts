import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bakedPng, bakedSvg, credentialIn } from './baked-badge.ts'
import { badgePicture } from './badge-picture.ts'

const jwt = `${'a'.repeat(90)}.${'b-_'.repeat(500)}.${'c'.repeat(86)}`
const picture = badgePicture({ kind: 'skill', title: 'Budgeting' })

test('a badge is found in the SVG that carries it, which is the same picture', () => {
  const baked = bakedSvg(picture, jwt)
  expect(credentialIn(Buffer.from(baked))).toBe(jwt)
  expect(baked).toMatch(/^<svg xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0" /)
  expect(baked.replace(/<openbadges:credential[^>]*>/, '')).toContain(
    picture.slice(picture.indexOf('<path')),
  )
})

test('a badge is found in the PNG that carries it, whose chunks stay whole', () => {
  const plain = onePixel()
  const baked = bakedPng(plain, jwt)
  expect(credentialIn(baked)).toBe(jwt)
  const chunks = chunksOf(baked)
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND'])
  // As zlib counts it: the standard's checksum, from another implementation.
  for (const { checksum, covered } of chunks) expect(checksum).toBe(crc32(covered))
  const [, text] = chunks
  expect(text?.covered.toString('latin1')).toBe(`iTXtopenbadgecredential\0\0\0\0\0${jwt}`)
})

test('what is no badge is refused: a plain picture, a text, half a file, nothing', () => {
  const half = bakedPng(onePixel(), jwt).subarray(0, 60)
  for (const file of [onePixel(), Buffer.from(picture), Buffer.from('hello'), half, Buffer.of()])
    expect(credentialIn(file)).toBeNull()
  expect(() => bakedPng(Buffer.from(picture), jwt)).toThrow('Not a PNG')
  expect(credentialIn(Buffer.from(` ${jwt}\n`))).toBe(jwt)
})

function onePixel(): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.of(0, 128))),
    chunk('IEND', Buffer.of()),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const covered = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([bigEndian(data.length), covered, bigEndian(crc32(covered))])
}

function chunksOf(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const chunks: { type: string; covered: Buffer; checksum: number }[] = []
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at)
    const covered = bytes.subarray(at + 4, end)
    const type = covered.toString('latin1', 0, 4)
    chunks.push({ type, covered, checksum: bytes.readUInt32BE(end) })
    at = end + 4
  }
  return chunks
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
