import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { StudentDay } from '#contract/dashboard.ts'
import { addDays, dayFrom, dayOf, startOfDay, weekStartOf, type Day } from '#domain/day.ts'
import { nextStepOf } from '#domain/ledger/next-step.ts'
import { skillLevel } from '#domain/ledger/skill-level.ts'
import { skills } from '#domain/learning/skills.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import { streakCalendar } from '#domain/ledger/streak-calendar.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services.ts'
import { streakFrom } from '../xp/queries.ts'

const maxActivities = 5
const maxAchievements = 3
const maxCourses = 5
const calendarWeeks = 5

/** For sub-selects in a statement about a student's stats. */
const eb = expressionBuilder<Tables & { stats: Tables['student_stats'] }, 'stats'>()

export async function studentDay(
  { db, content, now }: Services,
  userId: string,
  profileFinished: boolean,
): Promise<StudentDay | null> {
  const today = dayOf(now())
  const tomorrow = startOfDay(addDays(today, 1))
  const calendarFrom = addDays(weekStartOf(today), -7 * (calendarWeeks - 1))
  const row = await db
    .selectFrom('student_stats as stats')
    .selectAll('stats')
    .select([
      recentActivities().as('recent'),
      latestAchievements().as('achievements'),
      xpBySkill().as('skills'),
      calendarDays(calendarFrom).as('days'),
      checkInOn(today).as('checkIn'),
      openCourses().as('courses'),
      openQuests(now()).as('quests'),
      startedSitting().as('sitting'),
      countOfReviewsDue(tomorrow).as('reviewsDue'),
      chosenPath().as('path'),
    ])
    .where('stats.user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null

  const streak = streakFrom(row)
  const daysOf = (type: string): Day[] =>
    row.days.filter((day) => day.activity_type === type).map((day) => dayFrom(day.gained_at))
  const skillXp: Record<string, number> = Object.fromEntries(
    row.skills.flatMap(({ skill, xp }) => (skill === null ? [] : [[skill, xp]])),
  )
  const quests = row.quests.flatMap(({ id, doneBy }) => {
    const quest = content.quests.find((candidate) => candidate.id === id)
    return quest === undefined ? [] : [{ quest, done: doneBy !== null }]
  })
  return {
    xp: row.xp,
    streak: streakOn(streak, today),
    longestStreak: streak.longest,
    freezes: streak.freezes,
    completion: row.completion,
    activities: row.activities,
    checkedInToday: row.checkIn !== null,
    activeToday: row.last_active_day === today,
    recent: row.recent.map((activity) => ({ ...activity, at: instant(activity.at) })),
    achievements: row.achievements.map((achievement) => ({
      ...achievement,
      icon: content.achievements.find(({ id }) => id === achievement.id)?.icon ?? 'star',
      at: instant(achievement.at),
    })),
    skillXp,
    skillLevels: Object.fromEntries(
      skills.flatMap((skill) => {
        const level = skillLevel(skillXp[skill] ?? 0, content.learnableXp[skill])
        return level === null ? [] : [[skill, level]]
      }),
    ),
    calendar: streakCalendar(daysOf('daily_streak'), daysOf('streak_freeze'), today),
    courses: row.courses.map(({ id, title, percent, nextTitle }) => {
      return { id, title, percent, nextTitle }
    }),
    next: nextStepOf({
      checkedIn: row.checkIn !== null,
      profileFinished,
      course: row.courses[0] ?? null,
      sitting: row.sitting,
      reviewsDue: row.reviewsDue ?? 0,
      quests,
      pathChosen: row.path !== null,
    }),
  }
}

/** In JSON, PostgreSQL writes timestamps as text in its own format. */
function instant(text: Date | string): string {
  return new Date(text).toISOString()
}

const recentActivities = () =>
  jsonArrayFrom(
    eb
      .selectFrom('xp_activities')
      .select(['id', 'type', 'description', 'amount', 'created_at as at'])
      .whereRef('user_id', '=', 'stats.user_id')
      .where('amount', '>', 0)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxActivities),
  )

const latestAchievements = () =>
  jsonArrayFrom(
    eb
      .selectFrom('user_achievements')
      .select([
        'achievement_id as id',
        'title',
        'description',
        'xp_points as xp',
        'awarded_at as at',
      ])
      .whereRef('user_id', '=', 'stats.user_id')
      .orderBy('awarded_at', 'desc')
      .orderBy('achievement_id')
      .limit(maxAchievements),
  )

const xpBySkill = () =>
  jsonArrayFrom(
    eb
      .selectFrom('xp_activities')
      .select(['skill', sql<number>`sum(amount)::int`.as('xp')])
      .whereRef('user_id', '=', 'stats.user_id')
      .where('skill', 'is not', null)
      .groupBy('skill'),
  )

const calendarDays = (from: Day) =>
  jsonArrayFrom(
    eb
      .selectFrom('daily_xp_tracking')
      .select(['activity_type', 'gained_at'])
      .whereRef('user_id', '=', 'stats.user_id')
      .where('gained_at', '>=', from),
  )

const checkInOn = (today: Day) =>
  jsonObjectFrom(
    eb
      .selectFrom('xp_activities')
      .select('id')
      .whereRef('user_id', '=', 'stats.user_id')
      .where('award_key', '=', `check-in:${today}`),
  )

const openCourses = () =>
  jsonArrayFrom(
    eb
      .selectFrom('user_course_progress as progress')
      .innerJoin('courses as course', 'course.id', 'progress.course_id')
      .select(['course.id', 'course.title', 'progress.completion_percentage as percent'])
      .leftJoinLateral(
        (query) =>
          query
            .selectFrom('course_content as item')
            .select(['item.id', 'item.title'])
            .whereRef('item.course_id', '=', 'course.id')
            .where('item.retired', '=', false)
            .where(sql<boolean>`not item.id = any(progress.completed_content)`)
            .orderBy('item.order_index')
            .limit(1)
            .as('next'),
        (join) => join.onTrue(),
      )
      .select(['next.id as nextItem', 'next.title as nextTitle'])
      .whereRef('progress.user_id', '=', 'stats.user_id')
      .where('progress.completed_at', 'is', null)
      .orderBy('progress.last_accessed_at', 'desc')
      .orderBy('course.id')
      .limit(maxCourses),
  )

const openQuests = (now: Date) =>
  jsonArrayFrom(
    eb
      .selectFrom('student_quests as started')
      .leftJoin('xp_activities as done', (join) =>
        join
          .onRef('done.user_id', '=', 'started.user_id')
          .onRef('done.award_key', '=', 'started.award_key'),
      )
      .select(['started.quest_id as id', 'done.id as doneBy'])
      .whereRef('started.user_id', '=', 'stats.user_id')
      .where((where) =>
        where.or([where('window_until', 'is', null), where('window_until', '>', now)]),
      )
      .orderBy('started.window_until', (order) => order.asc().nullsLast())
      .orderBy('started.quest_id'),
  )

const startedSitting = () =>
  jsonObjectFrom(
    eb
      .selectFrom('assessment_sittings as sitting')
      .innerJoin('assessments', 'assessments.id', 'sitting.assessment_id')
      .select(['assessments.id', 'assessments.title'])
      .whereRef('sitting.user_id', '=', 'stats.user_id')
      .where('sitting.answers', '<>', sql<string>`'{}'::jsonb`)
      .orderBy('sitting.started_at', 'desc')
      .limit(1),
  )

const countOfReviewsDue = (before: Date) =>
  eb
    .selectFrom('review_cards')
    .select((count) => count.fn.countAll<number>().as('due'))
    .whereRef('user_id', '=', 'stats.user_id')
    .where('due_at', '<', before)

const chosenPath = () =>
  jsonObjectFrom(
    eb.selectFrom('student_paths').select('path_id').whereRef('user_id', '=', 'stats.user_id'),
  )
