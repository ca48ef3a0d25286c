import { z } from 'zod'
import { authoredText } from './authored.ts'

/** What every exercise has, whatever there is to do. */
export const exerciseBase = {
  prompt: authoredText,
  /** What to look at, then nearly how to do it. Later ones belong to the second: see `hintSteps`. */
  hints: z.array(authoredText).max(5).default([]),
  explanation: authoredText,
}
