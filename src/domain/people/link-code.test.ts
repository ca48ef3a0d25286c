import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkCodeFrom, typedCode } from './link-code.ts'

test('a code has eight unambiguous characters and is recognized however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const code = linkCodeFrom(bytes)
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
      expect(typedCode(code)).toBe(code)
      expect(typedCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code)
      expect(typedCode(code.replace('-', ''))).toBe(code)
    }),
  )
})

test('too few random bytes are refused', () => {
  expect(() => linkCodeFrom(new Uint8Array(7))).toThrow(RangeError)
})
