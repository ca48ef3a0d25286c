import type { Role } from '#domain/people/role.ts'

const words: Readonly<Record<Role, string>> = {
  student: 'Student',
  guardian: 'Guardian',
  mentor: 'Mentor',
  business: 'Business',
  staff: 'Staff',
}

export function roleWord(role: Role): string {
  return words[role]
}
