import { bandOf } from '#domain/ledger/league.ts'
import { dayOf } from '#domain/day.ts'
import { isMadeNickname, madeNickname, nicknameProblem } from '#domain/people/nickname.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { countLearning, enterLeague, leaveLeagues } from '../leagues/commands.ts'
import { lockProfile } from '../db/lock-profile.ts'
import { learnedThisWeek, switchLeaderboard } from '../xp/leaderboard-commands.ts'
import { levelAndDays } from '../xp/digest-queries.ts'
import { knownOf } from './queries.ts'
import { suggestionsFrom } from './suggestions.ts'

/** Joins the leaderboard with this nickname, or with a made one; a student who joined before only gets another name. */
export async function joinLeaderboard(
  tx: Tx,
  userId: UserId,
  wanted: string | undefined,
): Promise<void> {
  await lockProfile(tx, userId)
  const before = await tx.db
    .selectFrom('leaderboard_names')
    .select(['nickname', 'only_made'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const [made = ''] = suggestionsFrom(tx.content.nicknames)
  const nickname = wanted ?? before?.nickname ?? made
  await refuseNickname(tx, userId, nickname, before?.only_made ?? false)
  await tx.db
    .insertInto('leaderboard_names')
    .values({ user_id: userId, nickname, joined_at: tx.now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ nickname }))
    .execute()
  if (before === undefined) {
    await switchLeaderboard(tx, userId, true)
    await countLearning(tx, userId, await learnedThisWeek(tx, userId))
  }
  await enterOwnLeague(tx, userId)
}

/** Leaves without a trace: the name, the weeks and the places are deleted. Does nothing for somebody who never joined. */
export async function leaveLeaderboard(tx: Tx, userId: UserId): Promise<void> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('leaderboard_names')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  await switchLeaderboard(tx, userId, false)
  await leaveLeagues(tx, userId)
  tx.changed(userId, 'leaderboard')
}

/** Enters a league of this week. */
export async function enterOwnLeague(tx: Tx, userId: UserId): Promise<void> {
  const { level, activeDays } = await levelAndDays(tx.db, userId)
  await enterLeague(tx, userId, bandOf(level, activeDays, dayOf(tx.now)))
  tx.changed(userId, 'leaderboard')
}

/** Gives somebody in the league another, made nickname, if they typed the one they have. */
export async function replaceNickname(tx: Tx, userId: UserId): Promise<void> {
  const { nicknames } = tx.content
  const row = await tx.db
    .selectFrom('leaderboard_names')
    .select('nickname')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined || isMadeNickname(nicknames, row.nickname)) return
  const [nickname = madeNickname(nicknames, 0)] = suggestionsFrom(nicknames)
  await tx.db
    .updateTable('leaderboard_names')
    .set({ nickname, only_made: true })
    .where('user_id', '=', userId)
    .execute()
  tx.changed(userId, 'leaderboard')
}

async function refuseNickname(
  tx: Tx,
  userId: UserId,
  nickname: string,
  onlyMade: boolean,
): Promise<void> {
  const { nicknames } = tx.content
  if (isMadeNickname(nicknames, nickname)) return
  const problem = onlyMade
    ? 'Choose one of the names that we made.'
    : nicknameProblem(nicknames, nickname, await knownOf(tx.db, userId))
  if (problem !== null) throw new Refusal('invalid', problem, { fields: { nickname: problem } })
}
