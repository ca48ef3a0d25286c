import { expect, test } from 'vitest'
import { z } from 'zod'
import { typeText } from './type-text.ts'

const textOf = (type: z.ZodType) => typeText(z.toJSONSchema(type))

test.each([
  [z.string(), 'string'],
  [z.int(), 'number'],
  [z.enum(['a', 'b']), '"a" | "b"'],
  [z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
  [z.string().nullable(), 'string | null'],
  [z.record(z.string(), z.number()), '{\n  [name: string]: number\n}'],
  [z.strictObject({}), '{}'],
  [
    z.strictObject({ a: z.strictObject({ b: z.boolean().optional() }) }),
    '{\n  a: {\n    b?: boolean\n  }\n}',
  ],
  [z.unknown(), 'unknown'],
])('a schema reads as TypeScript: %#', (type, expected) => {
  expect(textOf(type)).toBe(expected)
})
