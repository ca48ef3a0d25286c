import { sql, type Kysely } from 'kysely'
import type { Achievement } from '#domain/achievements.ts'
import type { Milestone } from '#domain/completion.ts'
import type { Entry, QuestInProgress, Standing } from '#domain/consequences.ts'
import { dayFrom, type Day } from '#domain/day.ts'
import { studentEventSchema, type EventName, type StudentEvent } from '#domain/events.ts'
import type { Skill } from '#domain/skills.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'

export interface StatsRow {
  xp: number
  level: number
  day_streak: number
  longest_streak: number
  last_active_day: string | null
  freezes: number
  counted_days: number
  activities: number
  badges: string[]
}

export interface LockedStats {
  row: StatsRow
  /** What the consequences depend on, as it is before the activity. */
  standing: Standing
}

/** The newest days are enough to see a return after an absence and the week that followed. */
const daysLookedAt = 40

/**
 * Locks the student's stats, so that activities of one student follow each other, and reads the rest
 * only as far as the rules can need it for this entry.
 */
export async function standingFor(
  tx: Tx,
  userId: string,
  entry: Entry | null,
): Promise<LockedStats> {
  const row = await tx.db
    .selectFrom('student_stats')
    .select(['xp', 'level', 'day_streak', 'longest_streak', 'last_active_day'])
    .select(['freezes', 'counted_days', 'activities', 'badges'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const quests = await questsInProgress(tx, userId)
  const missing = tx.content.achievements.filter(({ id }) => !row.badges.includes(id))
  const names = eventsThatMatter(entry, missing, quests)
  return {
    row,
    standing: {
      xp: row.xp,
      streak: {
        streak: row.day_streak,
        longest: row.longest_streak,
        lastDay: row.last_active_day === null ? null : dayFrom(row.last_active_day),
        freezes: row.freezes,
        counted: row.counted_days,
      },
      badges: row.badges,
      events: names.length === 0 ? [] : await eventsNamed(tx.db, userId, names),
      activeDays: missing.some(({ rule }) => rule.kind === 'comeback')
        ? await newestDays(tx, userId)
        : [],
      skillXp: await skillXpFor(tx, userId, missing, [
        entry?.skill,
        ...quests.map(({ quest }) => quest.skill),
      ]),
      quests,
    },
  }
}

/** The readiness milestones, when one of these entries can have moved them; else null. */
export async function milestonesOf(
  tx: Tx,
  userId: string,
  entries: readonly Entry[],
): Promise<Record<Milestone, boolean> | null> {
  const names: EventName[] = ['profile-completed', 'course-completed', 'assessment-submitted']
  if (!entries.some(({ event }) => event !== null && names.includes(event.event))) return null
  const rows = await tx.db
    .selectFrom('xp_activities')
    .select('event')
    .distinct()
    .where('user_id', '=', userId)
    .where('event', 'in', names)
    .execute()
  const reached = new Set(rows.map(({ event }) => event))
  return {
    account: true,
    profile: reached.has('profile-completed'),
    course: reached.has('course-completed'),
    assessment: reached.has('assessment-submitted'),
  }
}

/** Started, still open, and not in the ledger as completed. */
async function questsInProgress(tx: Tx, userId: string): Promise<QuestInProgress[]> {
  const rows = await tx.db
    .selectFrom('student_quests as started')
    .select(['quest_id', 'award_key', 'window_from', 'window_until'])
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([where('window_until', 'is', null), where('window_until', '>', tx.now)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('xp_activities as done')
            .select('done.id')
            .whereRef('done.user_id', '=', 'started.user_id')
            .whereRef('done.award_key', '=', 'started.award_key'),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ quest_id, award_key, window_from, window_until }) => {
    const quest = tx.content.quests.find(({ id }) => id === quest_id)
    return quest === undefined
      ? []
      : [{ quest, awardKey: award_key, window: { from: window_from, until: window_until } }]
  })
}

/** The names of the events whose history decides whether this entry completes or earns something. */
function eventsThatMatter(
  entry: Entry | null,
  missing: readonly Achievement[],
  quests: readonly QuestInProgress[],
): EventName[] {
  const happening: EventName[] = entry?.event === null || entry === null ? [] : [entry.event.event]
  if (quests.some(({ quest }) => happening.includes(quest.goal.event)))
    happening.push('quest-completed')
  return happening.filter(
    (name) =>
      quests.some(({ quest }) => quest.goal.event === name) ||
      missing.some(({ rule }) => rule.kind === 'event' && rule.event === name),
  )
}

/** What the ledger tells of these events, all of it. */
export async function eventsNamed(
  db: Kysely<Tables>,
  userId: string,
  names: readonly EventName[],
): Promise<StudentEvent[]> {
  const rows = await db
    .selectFrom('xp_activities')
    .select([
      'event',
      'subject',
      'day',
      'created_at',
      'skill',
      'course_id',
      'content_type',
      'score',
    ])
    .where('user_id', '=', userId)
    .where('event', 'in', names)
    .execute()
  return rows.map((row) =>
    studentEventSchema.parse({
      event: row.event,
      subject: row.subject,
      day: row.day,
      at: row.created_at,
      skill: row.skill ?? undefined,
      course: row.course_id ?? undefined,
      contentType: row.content_type ?? undefined,
      score: row.score ?? undefined,
    }),
  )
}

/** The sums of the skills that this activity can move and that an achievement still waits for. */
async function skillXpFor(
  tx: Tx,
  userId: string,
  missing: readonly Achievement[],
  moved: readonly (Skill | null | undefined)[],
): Promise<Partial<Record<Skill, number>>> {
  const awaited = missing.flatMap(({ rule }) =>
    rule.kind === 'skill' && moved.includes(rule.skill) ? rule.skill : [],
  )
  if (awaited.length === 0) return {}
  const rows = await tx.db
    .selectFrom('xp_activities')
    .select(['skill', sql<number>`sum(amount)::int`.as('xp')])
    .where('user_id', '=', userId)
    .where('skill', 'in', awaited)
    .groupBy('skill')
    .execute()
  return Object.fromEntries(rows.map(({ skill, xp }) => [skill, xp]))
}

async function newestDays(tx: Tx, userId: string): Promise<Day[]> {
  const rows = await tx.db
    .selectFrom('daily_xp_tracking')
    .select('gained_at')
    .where('user_id', '=', userId)
    .where('activity_type', '=', 'daily_streak')
    .orderBy('gained_at', 'desc')
    .limit(daysLookedAt)
    .execute()
  return rows.map(({ gained_at }) => dayFrom(gained_at))
}
