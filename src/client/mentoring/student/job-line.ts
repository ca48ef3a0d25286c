import type { MentorName } from '#contract/mentoring.ts'

/** 'Software developer at Harbour Systems'; what is not known is left out. */
export function jobLine({ jobTitle, company }: MentorName): string {
  return [jobTitle, company].filter(Boolean).join(' at ')
}

/** A mentor whose account is gone has no name any more. */
export function mentorCalled(mentor: MentorName | null): string {
  return mentor?.firstName ?? 'A former mentor'
}
