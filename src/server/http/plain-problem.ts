import type { z } from 'zod'

/** Plain messages for limits whose rule has no message; undefined leaves the message to zod. */
export const plainProblem: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`
    if (issue.origin === 'array') return `Choose at most ${issue.maximum}.`
    return `Enter ${issue.maximum} or less.`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && issue.minimum === 1) return 'Write something here.'
    if (issue.origin === 'string') return `Use at least ${issue.minimum} characters.`
    if (issue.origin === 'array') return `Choose at least ${issue.minimum}.`
    return `Enter ${issue.minimum} or more.`
  }
  return undefined
}
