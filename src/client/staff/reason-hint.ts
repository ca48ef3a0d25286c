import { minReasonLength } from '#domain/people/staff-action.ts'

/** Below every reason: the rule, said before it is broken. */
export const reasonHint = `At least ${minReasonLength} characters. Stays in the log with your name. Staff alone read it.`
