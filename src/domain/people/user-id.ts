import { z } from 'zod'

/**
 * The id of a person: of a student, a guardian, a mentor, a business or staff, as in `auth_users.id`. The
 * compiler refuses the id of anything else in its place. It is a plain text at run time and in JSON.
 */
export const userIdSchema = z.uuid().brand<'UserId'>()
export type UserId = z.infer<typeof userIdSchema>
