import { userIdSchema, type UserId } from '#domain/people/user-id.ts'

/** The id of a person who signs up now. */
export function newUserId(): UserId {
  return userIdSchema.parse(crypto.randomUUID())
}
