import { isNotificationType, type NotificationType } from '#domain/people/notifications.ts'
import { daysAfter } from '#domain/day.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import { readToken, signToken } from '../signed-link.ts'

/** Two years, because people search for old letters. */
const goodForDays = 730
const purpose = 'unsubscribe'

export function unsubscribeToken(
  secret: string,
  claim: { userId: UserId; type: NotificationType },
  now: Date,
): string {
  return signToken(secret, purpose, claim, daysAfter(now, goodForDays))
}

export function unsubscribeClaim(
  secret: string,
  token: string,
  now: Date,
): { userId: UserId; type: NotificationType } | null {
  const { userId: person, type } = readToken(secret, purpose, token, now) ?? {}
  const { data: userId } = userIdSchema.safeParse(person)
  if (userId === undefined || type === undefined || !isNotificationType(type)) return null
  return { userId, type }
}
