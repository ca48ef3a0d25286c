import { sql } from 'kysely'
import type { KnownToAdvisor } from '#domain/learning/advisor.ts'
import { dayOf } from '#domain/day.ts'
import type { Role } from '#domain/people/role.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Content } from '../content/load-content.ts'
import { myPath } from '../paths/queries.ts'
import { skillXpOf, statsOf } from '../xp/queries.ts'

/** The facts about the person asking that an answer depends on. */
export interface Asker {
  userId: UserId
  role: Role
  /** Certainly 18 or older. */
  adult: boolean
}

/** What the guide answers from. */
export interface GuideSources {
  db: AnyDb
  content: Content
  now: Date
}

/** What the advisor may know about this person; nothing in it identifies them. */
export async function knownOf(
  { db, content, now }: GuideSources,
  { userId, role }: Asker,
): Promise<KnownToAdvisor> {
  const onlyRole: KnownToAdvisor = {
    role,
    xp: null,
    streak: null,
    skillXp: {},
    goal: null,
    courses: [],
  }
  const stats = role === 'student' ? await statsOf(db, userId) : null
  if (stats === null) return onlyRole
  const path = await myPath(db, content, userId)
  return {
    role,
    xp: stats.xp,
    streak: streakOn(stats.streak, dayOf(now)),
    skillXp: await skillXpOf(db, userId),
    goal:
      path === null
        ? null
        : {
            path: path.title,
            next: path.steps.find(({ state }) => state === 'ready')?.title ?? null,
            done: path.steps.filter(({ state }) => state === 'done').length,
            of: path.steps.length,
          },
    courses: await openCourses(db, userId),
  }
}

/** The catalogue courses the person has started, newest first. Courses made for one person are left out. */
export function openCourses(
  db: AnyDb,
  userId: UserId,
): Promise<{ id: string; title: string; percent: number }[]> {
  return db
    .selectFrom('user_course_progress as progress')
    .innerJoin('courses', 'courses.id', 'progress.course_id')
    .select([
      'courses.id',
      'courses.title',
      sql<number>`progress.completion_percentage`.as('percent'),
    ])
    .where('progress.user_id', '=', userId)
    .where('courses.source', '=', 'catalogue')
    .orderBy('progress.last_accessed_at', 'desc')
    .limit(5)
    .execute()
}
