import { expressionBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayOf } from '#domain/day.ts'
import {
  achievementProgress,
  isEarned,
  skillSaidBy,
  type StudentFacts,
} from '#domain/ledger/achievements.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import { goalProgress } from '#domain/ledger/tallies.ts'
import { courseProgressOfUser, courseTitles } from '../catalogue/queries.ts'
import type { Tables } from '../db/tables.ts'
import { ownRead } from '../http/own-read.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Services } from '../services.ts'
import { digestFrom } from './digest-queries.ts'
import { talliesFrom } from './event-queries.ts'
import { streakFrom } from './queries.ts'

/** For sub-selects in a statement about a person. */
const eb = expressionBuilder<Tables, never>()

/** What the achievements page reads, in the statement that identifies the student. */
export const ownAchievements = ownRead((query, parameter) =>
  query
    .leftJoin('student_stats as stats', 'stats.user_id', 'user.id')
    .select(['stats.xp', 'stats.digest', 'stats.tallies'])
    .select(['stats.day_streak', 'stats.longest_streak', 'stats.last_active_day'])
    .select(['stats.freezes', 'stats.counted_days'])
    .select([
      earnedAchievements(parameter('userId')).as('earned'),
      courseProgressOfUser(parameter('userId')).as('courses'),
    ]),
)

type AchievementsRow = Awaited<ReturnType<typeof ownAchievements.read>>[number]

const earnedAchievements = (userId: RawBuilder<UserId>) =>
  jsonArrayFrom(
    eb
      .selectFrom('user_achievements')
      .select(['achievement_id as id', 'title', 'description', 'xp_points as xp'])
      .select('awarded_at as at')
      .where('user_id', '=', userId)
      .orderBy('awarded_at', 'desc')
      .orderBy('achievement_id'),
  )

/** Earned achievements, newest first, progress towards the others, and the student's courses. */
export async function achievementsFrom(
  { db, content, now }: Pick<Services, 'db' | 'content' | 'now'>,
  row: AchievementsRow,
) {
  const today = dayOf(now())
  const tallies = await talliesFrom(db, row.userId, content.goals, row.tallies)
  const { skillXp } = await digestFrom(db, row.userId, row.digest)
  const facts: StudentFacts = {
    progress: (goal) => goalProgress(content.goals, tallies, goal, today),
    xp: row.xp ?? 0,
    streak: streakOn(streakFrom(row), today),
    skillXp,
    activeDays: [],
  }
  const earnedIds = new Set(row.earned.map(({ id }) => id))
  return {
    xp: facts.xp,
    earned: row.earned.map(({ id, title, description, xp, at }) => {
      const achievement = content.achievements.find((each) => each.id === id)
      const shown =
        achievement !== undefined &&
        skillSaidBy(achievement) !== null &&
        isEarned(achievement, facts)
      return { id, title, description, xp, at: new Date(at).toISOString(), shown }
    }),
    ahead: content.achievements
      .filter(({ id }) => !earnedIds.has(id))
      .map((achievement) => {
        const { id, title, description, xp } = achievement
        const shows = skillSaidBy(achievement)
        return { id, title, description, xp, shows, ...achievementProgress(achievement, facts) }
      }),
    courses: await titled({ db, content }, row.courses),
  }
}

/** The titles of the catalogue are in memory; those of other courses are read. */
async function titled(
  { db, content }: Pick<Services, 'db' | 'content'>,
  courses: AchievementsRow['courses'],
) {
  const shipped = new Map(content.courses.map(({ id, title }) => [id, title]))
  const others = courses.map(({ id }) => id).filter((id) => !shipped.has(id))
  const titles = await courseTitles(db, others)
  return courses.map(({ id, percent }) => {
    return { id, title: shipped.get(id) ?? titles.get(id) ?? 'Unknown Course', percent }
  })
}
