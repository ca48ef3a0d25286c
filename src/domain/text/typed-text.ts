import { z } from 'zod'

/** Text typed by a user, without the two kinds of characters that databases can't store. */
export function typedText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'This has characters that we can’t store',
    )
}
