import type { z } from 'zod'

/** Says in plain words what the field's own rule gives no sentence for; undefined leaves it to zod. */
export const plainProblem: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`
    if (issue.origin === 'array') return `Choose at most ${issue.maximum}.`
    return `The most is ${issue.maximum}.`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && issue.minimum === 1) return 'Write something here.'
    if (issue.origin === 'string') return `Use at least ${issue.minimum} characters.`
    if (issue.origin === 'array') return `Choose at least ${issue.minimum}.`
    return `The least is ${issue.minimum}.`
  }
  return undefined
}
