import { expect, test } from 'vitest'
import { textOfFile } from './file-text.ts'

const text = 'Title,Pay\nBarista at Café,J$20\n'
const utf8 = new TextEncoder().encode(text)
const codes = Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = Uint8Array.from(codes.flatMap((code) => [code, 0]))
const swapped = Uint8Array.from(codes.flatMap((code) => [0, code]))
const oneByteEach = Uint8Array.from(codes)

test.for([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
  ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, ...utf16])],
  ['UTF-16 the other way round, with a mark', Uint8Array.from([0xfe, 0xff, ...swapped])],
  ['UTF-16 without a mark', utf16],
  ['UTF-16 the other way round', swapped],
  ['what Excel saves on Windows', oneByteEach],
] as const)('a file in %s is read', ([, bytes]) => {
  expect(textOfFile(bytes)).toBe(text)
})

test('an Excel workbook can be recognised by its first letters', () => {
  expect(textOfFile(Uint8Array.from([0x50, 0x4b, 3, 4, 0xff, 0xd8]))).toContain('PK\u0003\u0004')
})
