/** The four roles a person can choose, and staff, which only the operator grants. */
export const roles = ['student', 'guardian', 'mentor', 'business', 'staff'] as const
export type Role = (typeof roles)[number]

export const chosenRoles = ['student', 'guardian', 'mentor', 'business'] as const
export type ChosenRole = (typeof chosenRoles)[number]

/** Any value that is not one of the four becomes student (spec section 5). */
export function chosenRoleFrom(value: unknown): ChosenRole {
  return chosenRoles.find((role) => role === value) ?? 'student'
}
