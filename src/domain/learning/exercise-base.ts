import { z } from 'zod'
import { authoredText } from './authored.ts'

/** What every exercise has, whatever there is to do. */
export const exerciseBase = {
  prompt: authoredText,
  hints: z.array(authoredText).max(5).default([]),
  explanation: authoredText,
}
