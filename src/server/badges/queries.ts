import { sql } from 'kysely'
import { z } from 'zod'
import type { OwnBadge } from '#contract/badges.ts'
import { nameOnBadge } from '#domain/learning/badge-name.ts'
import { placesInList } from '#domain/learning/open-badge.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb } from '../db/database.ts'
import { isMinor } from '../guardians/queries.ts'
import type { SigningIssuer } from './issuer.ts'
import { badgeSources } from './source-queries.ts'

/** The badges of a student, newest first, what else they could get one for, and the names they can choose from. */
export async function badgesFor(
  { db, content, now }: { db: AnyDb; content: Content; now: Date },
  userId: UserId,
) {
  const badges = await badgesOf(db, userId)
  const source = await badgeSources({ db, content }, userId)
  const displayName = await displayNameOf(db, userId)
  const minor = await isMinor(db, userId, now)
  const full = nameOnBadge(displayName, { choice: 'full', isMinor: minor })
  return {
    badges,
    possible: source
      .filter((each) => !badges.some((badge) => isOf(badge, each)))
      .map(({ kind, sourceId, title }) => ({ kind, sourceId, title })),
    names: {
      full: minor ? null : full,
      initial: nameOnBadge(displayName, { choice: 'initial', isMinor: minor }),
    },
  }
}

export async function displayNameOf(db: AnyDb, userId: UserId): Promise<string> {
  const { display_name: name } = await db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}

function isOf(badge: OwnBadge, { kind, sourceId }: { kind: string; sourceId: string }): boolean {
  return badge.kind === kind && badge.sourceId === sourceId
}

async function badgesOf(db: AnyDb, userId: UserId): Promise<OwnBadge[]> {
  const rows = await db
    .selectFrom('badges')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(ownBadgeFrom)
}

/** The badge of the student for this; null before they got it. */
export async function badgeOf(
  db: AnyDb,
  { userId, kind, sourceId }: { userId: UserId; kind: OwnBadge['kind']; sourceId: string },
): Promise<OwnBadge | null> {
  const row = await db
    .selectFrom('badges')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
  return row === undefined ? null : ownBadgeFrom(row)
}

function ownBadgeFrom(row: {
  id: string
  kind: OwnBadge['kind']
  source_id: string
  title: string
  name: string
  given_at: Date
  published_at: Date | null
  stopped_at: Date | null
}): OwnBadge {
  return {
    id: row.id,
    kind: row.kind,
    sourceId: row.source_id,
    title: row.title,
    name: row.name,
    givenAt: row.given_at.toISOString(),
    published: row.published_at !== null,
    stopped: row.stopped_at !== null,
  }
}

/** A badge that a student has, with its student; null if it was taken back by them, or never given. */
export async function givenBadge(db: AnyDb, id: string) {
  const row = await db
    .selectFrom('badges')
    .select(['user_id', 'title', 'jwt', 'published_at', 'stopped_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Whether a badge with this id was ever given. */
export async function wasGiven(db: AnyDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('badge_places')
    .select('badge_id')
    .where('badge_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The places of a list whose badges do not count any more; null when the list has no badge. */
export async function takenBackIn(db: AnyDb, list: number): Promise<number[] | null> {
  const [first, last] = [list * placesInList, (list + 1) * placesInList - 1]
  const begun = await db
    .selectFrom('badge_places')
    .select('place')
    .where('place', '>=', first)
    .where('place', '<=', last)
    .limit(1)
    .executeTakeFirst()
  if (begun === undefined && list > 0) return null
  // What was given and does not stand, so that nothing can end a badge without being seen here.
  const { rows } = await sql<{ place: number }>`
    select place from badge_places where place between ${first} and ${last}
    except select place from badges where place between ${first} and ${last} and stopped_at is null`.execute(
    db,
  )
  return rows.map(({ place }) => Number(place))
}

const publicJwk = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
})
type KnownKey = Pick<SigningIssuer, 'kid' | 'publicJwk'>

/** Our keys: the one that signs now, and those that signed before. */
export async function badgeKeys(db: AnyDb, current: KnownKey): Promise<KnownKey[]> {
  const rows = await db
    .selectFrom('badge_keys')
    .select(['kid', 'public_key'])
    .where('kid', '<>', current.kid)
    .orderBy('first_used_at', 'desc')
    .execute()
  const before = rows.map((row) => ({ kid: row.kid, publicJwk: publicJwk.parse(row.public_key) }))
  return [{ kid: current.kid, publicJwk: current.publicJwk }, ...before]
}
