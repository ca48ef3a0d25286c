import type { ChosenRole } from '#domain/people/role.ts'

const words: Readonly<Record<ChosenRole, string>> = {
  student: 'students',
  guardian: 'guardians',
  mentor: 'mentors',
  business: 'businesses',
}

/** "students, guardians and mentors" */
export function announcedTo(roles: readonly ChosenRole[]): string {
  return new Intl.ListFormat('en').format(roles.map((role) => words[role]))
}

/** The choices of the form. */
export const roleChoices = Object.entries(words) as [ChosenRole, string][]
