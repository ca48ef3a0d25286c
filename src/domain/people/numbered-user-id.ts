import { userIdSchema, type UserId } from './user-id.ts'

/** The id of a person in a test without a database: the same for the same number. */
export function numberedUserId(number: number): UserId {
  return userIdSchema.parse(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`)
}
