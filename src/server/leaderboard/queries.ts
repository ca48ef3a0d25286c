import type { JoinedLeaderboard, LeagueRow } from '#contract/leaderboard.ts'
import { addDays, dayOf, startOfDay, weekStartOf } from '#domain/day.ts'
import { neighboursOf, placesOf, type Placed } from '#domain/ledger/league.ts'
import { isMadeNickname } from '#domain/people/nickname.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb, Db } from '../db/database.ts'
import { leagueStatement, placeAmongAll, weekOfMember } from '../leagues/queries.ts'

/** The name of a student on the leaderboard; undefined when they are not on it. */
export function leaderboardNameOf(db: AnyDb, userId: UserId) {
  return db
    .selectFrom('leaderboard_names')
    .select(['nickname', 'only_made'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

type Shown = Omit<JoinedLeaderboard, 'on' | 'nickname' | 'onlyMade' | 'suggestions'>

/** This week and how the last one ended, for a student who joined. */
export async function weekOf(
  { db, content }: { db: Db; content: Content },
  userId: UserId,
  now: Date,
): Promise<Shown> {
  const from = weekStartOf(dayOf(now))
  const next = addDays(from, 7)
  const [own, last] = await Promise.all([
    weekOfMember(db, { userId, week: from }),
    weekOfMember(db, { userId, week: addDays(from, -7) }),
  ])
  const leagueOf = async (member: typeof own) =>
    member?.league_id == null
      ? []
      : placesOf(await leagueStatement(db, { leagueId: member.league_id }))
  const [league, lastLeague, everybody] = await Promise.all([
    leagueOf(own),
    leagueOf(last),
    own === undefined ? null : placeAmongAll(db, { week: from, xp: own.xp }),
  ])
  const lastPlace = lastLeague.find(({ user_id }) => user_id === userId)
  return {
    week: { from, endsAt: startOfDay(next).toISOString() },
    learned: own?.xp ?? 0,
    league: await shownLeague({ db, content }, userId, league),
    everybody,
    lastWeek: lastPlace
      ? { xp: lastPlace.xp, place: lastPlace.place, members: lastLeague.length }
      : null,
  }
}

type Member = Placed<{ id: string; user_id: UserId; xp: number }>

async function shownLeague(
  { db, content }: { db: Db; content: Content },
  userId: UserId,
  league: readonly Member[],
): Promise<Shown['league']> {
  const index = league.findIndex(({ user_id }) => user_id === userId)
  const own = league[index]
  if (own === undefined) return null
  const neighbours = neighboursOf(league, index)
  const names = await db
    .selectFrom('leaderboard_names')
    .select(['user_id', 'nickname'])
    .where(
      'user_id',
      'in',
      neighbours.map(({ user_id }) => user_id),
    )
    .execute()
  const nicknames = new Map(names.map(({ user_id, nickname }) => [user_id, nickname]))
  const above = league.filter(({ xp }) => xp > own.xp).at(-1)
  return {
    members: league.length,
    place: own.place,
    toNextPlace: above === undefined ? null : above.xp - own.xp,
    rows: neighbours.flatMap(({ id, user_id, xp, place }): LeagueRow[] => {
      const nickname = nicknames.get(user_id)
      if (nickname === undefined) return []
      const isYou = user_id === userId
      const isTyped = !isMadeNickname(content.nicknames, nickname)
      return [{ reportId: isTyped && !isYou ? id : null, nickname, xp, place, isYou }]
    }),
  }
}

/** What the platform knows of a student that their nickname must not tell. */
export async function knownOf(db: AnyDb, userId: UserId): Promise<string[]> {
  const row = await db
    .selectFrom('auth_users as account')
    .innerJoin('user_profiles as profile', 'profile.user_id', 'account.id')
    .leftJoin('student_profiles as student', 'student.user_id', 'account.id')
    .select(['account.name', 'account.email', 'profile.display_name', 'student.school'])
    .where('account.id', '=', userId)
    .executeTakeFirst()
  return Object.values(row ?? {}).flatMap((text) => text ?? [])
}
