import type { MentorName } from '#contract/mentoring.ts'

/** 'Software developer at Harbour Systems'; unknown parts are left out. */
export function jobLine({ jobTitle, company }: MentorName): string {
  return [jobTitle, company].filter(Boolean).join(' at ')
}

/** A mentor whose account is gone no longer has a name. */
export function mentorName(mentor: MentorName | null): string {
  return mentor?.firstName ?? 'A former mentor'
}
