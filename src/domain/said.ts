import { z } from 'zod'

/** Text that a person typed, without the two kinds of sign that no database keeps. */
export function saidText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'This has signs that are no text',
    )
}
