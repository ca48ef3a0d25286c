import { randomUUID } from 'node:crypto'
import type { OwnBadge } from '#contract/badges.ts'
import { dayOf } from '#domain/day.ts'
import { nameOnBadge, type BadgeName } from '#domain/learning/badge-name.ts'
import type { BadgeKind } from '#domain/learning/badge-source.ts'
import { openBadge } from '#domain/learning/open-badge.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { guardiansOfMinor, isMinor } from '../guardians/queries.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { lockProfile } from '../db/lock-profile.ts'
import { asClaims, type SigningIssuer } from './issuer.ts'
import { aboutSource, badgeSource } from './source-queries.ts'
import { badgeOf, displayNameOf } from './queries.ts'

interface WantedBadge {
  userId: UserId
  kind: BadgeKind
  sourceId: string
  name: BadgeName
}

interface BadgeRef {
  userId: UserId
  id: string
}

/** Gives a student the badge of something they have shown. There is one of each: a second time changes nothing. */
export async function giveBadge(
  tx: Tx,
  issuer: SigningIssuer,
  wanted: WantedBadge,
): Promise<OwnBadge> {
  const { userId } = wanted
  await lockProfile(tx, userId)
  const existing = await badgeOf(tx.db, wanted)
  if (existing?.stopped === true)
    throw new Refusal(
      'not-possible',
      'Our staff took this badge back. If you think that this is wrong, write to us.',
    )
  if (existing !== null) return existing
  const source = await badgeSource({ db: tx.db, content: tx.content }, userId, wanted)
  if (source === null)
    throw new Refusal('not-possible', 'You get a badge for what you have shown. Show this first.')
  const choice = { choice: wanted.name, isMinor: await isMinor(tx.db, userId, tx.now) }
  const name = nameOnBadge(await displayNameOf(tx.db, userId), choice)
  const id = randomUUID()
  const { place } = await tx.db
    .insertInto('badge_places')
    .values({ badge_id: id })
    .returning('place')
    .executeTakeFirstOrThrow()
  await keepKey(tx, issuer)
  const credential = openBadge(issuer, {
    id,
    source,
    about: aboutSource(tx.content, source),
    name,
    subjectId: randomUUID(),
    place: Number(place),
    givenAt: tx.now,
  })
  const { kind, sourceId, title } = source
  await tx.db
    .insertInto('badges')
    .values({
      user_id: userId,
      id,
      kind,
      source_id: sourceId,
      title,
      name,
      jwt: await issuer.sign(asClaims(issuer, credential)),
      place: Number(place),
      given_at: tx.now,
    })
    .execute()
  tx.changed(userId, 'badges')
  const givenAt = tx.now.toISOString()
  return { id, kind, sourceId, title, name, givenAt, published: false, stopped: false }
}

/** Stores the public half, so that the badge can still be checked when the secret is another one. */
async function keepKey(tx: Tx, { kid, publicJwk }: SigningIssuer): Promise<void> {
  await tx.db
    .insertInto('badge_keys')
    .values({ kid, public_key: JSON.stringify(publicJwk), first_used_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Shows the name on the public page, or takes it off. The guardians of a minor are told. */
export async function publishBadge(
  tx: Tx,
  { userId, id, published }: BadgeRef & { published: boolean },
): Promise<void> {
  const badge = await tx.db
    .updateTable('badges')
    .set({ published_at: published ? tx.now : null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .returning(['title', 'name'])
    .executeTakeFirst()
  if (badge === undefined) throw new Refusal('not-possible', 'Our staff took this badge back.')
  tx.changed(userId, 'badges', 'cvs')
  if (!published) return settleNotifications(tx, subjectOf.badge(id))
  for (const guardian of await guardiansOfMinor(tx.db, userId, tx.now)) {
    await notify(tx, {
      userId: guardian.guardianId,
      type: 'badge-published',
      data: { student: guardian.studentName, badge: badge.title, name: badge.name, id },
      key: `badge-published:${id}:${dayOf(tx.now)}`,
      about: [userId],
      subjects: [subjectOf.badge(id)],
    })
  }
}

/** The student takes it back. What staff took back stays, so that it cannot be got again. */
export async function takeBackBadge(tx: Tx, { userId, id }: BadgeRef): Promise<void> {
  await tx.db
    .deleteFrom('badges')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute()
  await settleNotifications(tx, subjectOf.badge(id))
  tx.changed(userId, 'badges', 'cvs')
}

/** Staff take it back, for good. Returns whose it was and what it was for. */
export async function stopBadge(tx: Tx, id: string): Promise<{ userId: UserId; title: string }> {
  const badge = await tx.db
    .selectFrom('badges')
    .select(['user_id', 'title', 'stopped_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (badge === undefined) throw notFound('Badge not found')
  const { user_id: userId, title } = badge
  if (badge.stopped_at !== null) throw new AlreadyDecided('This badge was taken back already')
  await tx.db
    .updateTable('badges')
    .set({ stopped_at: tx.now, published_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  await settleNotifications(tx, subjectOf.badge(id))
  await notify(tx, {
    userId,
    type: 'badge-stopped',
    data: { badge: title },
    key: `badge-stopped:${id}`,
  })
  tx.changed(userId, 'badges', 'cvs')
  return { userId, title }
}
