import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainProblem } from './plain-problem.ts'

test.for([
  [z.string().max(120), 'x'.repeat(121), 'Use at most 120 characters.'],
  [z.string().min(1), '', 'Write something here.'],
  [z.string().min(8), 'short', 'Use at least 8 characters.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Choose at most 2.'],
  [z.array(z.string()).min(1), [], 'Choose at least 1.'],
  [z.number().max(60), 61, 'Enter 60 or less.'],
  [z.number().min(1), 0, 'Enter 1 or more.'],
  [z.string().max(5, 'Say it in five letters.'), 'too long', 'Say it in five letters.'],
] as const)(
  'a value that is too big or too small gets a plain message (%#)',
  ([schema, value, message]) => {
    const { error } = schema.safeParse(value, { error: plainProblem })
    expect(error?.issues[0]?.message).toBe(message)
  },
)
