import { minReasonLength } from '#domain/people/staff-action.ts'

/** The hint below every reason field. */
export const reasonHint = `At least ${minReasonLength} characters. It stays in the log with your name. Only staff can read it.`
