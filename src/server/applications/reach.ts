import type { Kysely } from 'kysely'
import { wayToReachInCv } from '#domain/cv/for-business.ts'
import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { Tables } from '../db/tables.ts'
import { cvToSend } from '../cv/queries.ts'
import { Refusal } from '../http/refusal.ts'
import { sharableOf, type SharingChoice } from './queries.ts'

/** Minors must not give a business contact details, because a guardian could not see that contact. */
export async function refuseWaysToReach(
  { db, content, now }: { db: Kysely<Tables>; content: Content; now: () => Date },
  userId: UserId,
  { share, message, cvId }: SharingChoice,
): Promise<void> {
  const contact = waysToReachIn(message)
  if (contact !== undefined) {
    const text = `Please take out “${contact}”. To stay safe, leave phone numbers, addresses and usernames out of your message. The business answers you here on Upful, and if they need your email you can tick “Your e-mail” above.`
    throw new Refusal('invalid', text, { fields: { message: text } })
  }
  const cv = await cvToSend({ db, content }, userId, { cvId, share, now: now() })
  const cvContact = cv === null ? undefined : wayToReachInCv(cv)
  if (cvContact !== undefined) {
    const text = `Your CV contains “${cvContact}”. Take it out there, or send no CV. The business answers you here on Upful.`
    throw new Refusal('invalid', text, { fields: { cvId: text } })
  }
  if (!share.includes('about')) return
  const about = (await sharableOf({ db, content }, userId)).find(({ field }) => field === 'about')
  const aboutContact = waysToReachIn(about?.value ?? '')
  if (aboutContact === undefined) return
  const text = `“About you” contains “${aboutContact}”. Take it out in your profile, or leave “About you” unticked. The business answers you here on Upful.`
  throw new Refusal('invalid', text, { fields: { share: text } })
}
