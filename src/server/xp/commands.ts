import { completionOf } from '#domain/completion.ts'
import { consequencesOf, type Consequences, type Entry } from '#domain/consequences.ts'
import { dayOf, type Day } from '#domain/day.ts'
import type { StudentEvent } from '#domain/events.ts'
import { levelOf } from '#domain/level.ts'
import type { Skill } from '#domain/skills.ts'
import type { LedgerKind } from '#domain/xp.ts'
import type { Tx } from '../db/transaction.ts'
import { milestonesOf, standingFor, type StatsRow } from './standing.ts'

export interface Activity {
  userId: string
  type: LedgerKind
  /** Paying the same key twice is a no-op. */
  awardKey: string
  /** From a rule of the domain, never from a request. */
  amount: number
  description: string
  skill?: Skill
  event?: Omit<StudentEvent, 'day' | 'at'>
}

export interface Recorded {
  /** What the activity itself paid. */
  paid: number
  bonus: number
  streak: number
  freezesUsed: number
  freezeEarned: boolean
  leveledUpTo: number | null
}

/** A student's stats at their beginning: all zero, level 1, a first readiness milestone. */
export async function createStats(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .insertInto('student_stats')
    .values({ user_id: userId, completion: 25, updated_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The only way to gain XP. One ledger row, and with it the streak, quests, achievements and stats
 * that follow from it. Null when this award key was paid before: then nothing happens.
 */
export async function recordActivity(tx: Tx, activity: Activity): Promise<Recorded | null> {
  const today = dayOf(tx.now)
  const entry = entryOf(activity, tx.now, today)
  const stats = await standingFor(tx, activity.userId, entry)
  if (!(await insertEntry(tx, activity.userId, entry, today))) return null
  const consequences = consequencesOf(stats.standing, entry, tx.now, tx.content.achievements)
  await write(tx, activity.userId, stats.row, consequences, consequences.entries.slice(1))
  return recordedOf(stats.row, consequences, activity.amount)
}

/** Counts today for the streak without an activity of its own. Null when today was counted before. */
export async function recordDay(tx: Tx, userId: string): Promise<Recorded | null> {
  const today = dayOf(tx.now)
  const stats = await standingFor(tx, userId, null)
  if (stats.row.last_active_day !== null && stats.row.last_active_day >= today) return null
  const consequences = consequencesOf(stats.standing, null, tx.now, tx.content.achievements)
  await write(tx, userId, stats.row, consequences, consequences.entries)
  return recordedOf(stats.row, consequences, 0)
}

async function write(
  tx: Tx,
  userId: string,
  before: StatsRow,
  consequences: Consequences,
  unwritten: readonly Entry[],
): Promise<void> {
  const today = dayOf(tx.now)
  for (const entry of unwritten) await insertEntry(tx, userId, entry, today)
  if (consequences.credit.moved) await insertDays(tx, userId, consequences.credit.frozen, today)
  await insertAchievements(tx, userId, consequences)
  await updateStats(tx, userId, before, consequences)
  announce(tx, userId, before, consequences)
}

/** False when the key was there: the primary key decides, so two at once pay once. */
async function insertEntry(tx: Tx, userId: string, entry: Entry, day: Day): Promise<boolean> {
  const { event } = entry
  const inserted = await tx.db
    .insertInto('xp_activities')
    .values({
      user_id: userId,
      award_key: entry.awardKey,
      type: entry.type,
      amount: entry.amount,
      description: entry.description,
      skill: entry.skill ?? event?.skill ?? null,
      event: event?.event ?? null,
      subject: event?.subject ?? null,
      course_id: event?.course ?? null,
      content_type: event?.contentType ?? null,
      score: event?.score ?? null,
      day,
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'award_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function insertDays(
  tx: Tx,
  userId: string,
  frozen: readonly Day[],
  today: Day,
): Promise<void> {
  const rows = [
    { user_id: userId, activity_type: 'daily_streak', gained_at: today },
    ...frozen.map((day) => ({ user_id: userId, activity_type: 'streak_freeze', gained_at: day })),
  ]
  await tx.db
    .insertInto('daily_xp_tracking')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function insertAchievements(
  tx: Tx,
  userId: string,
  { achievements }: Consequences,
): Promise<void> {
  if (achievements.length === 0) return
  await tx.db
    .insertInto('user_achievements')
    .values(
      achievements.map(({ id, title, description, xp }) => ({
        user_id: userId,
        achievement_id: id,
        title,
        description,
        xp_points: xp,
        awarded_at: tx.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function updateStats(
  tx: Tx,
  userId: string,
  before: StatsRow,
  { entries, achievements, credit, xp }: Consequences,
): Promise<void> {
  const milestones = await milestonesOf(tx, userId, entries)
  await tx.db
    .updateTable('student_stats')
    .set({
      xp,
      level: levelOf(xp).level,
      day_streak: credit.state.streak,
      longest_streak: credit.state.longest,
      last_active_day: credit.state.lastDay,
      freezes: credit.state.freezes,
      counted_days: credit.state.counted,
      activities: before.activities + entries.filter(({ event }) => event !== null).length,
      badges: [...before.badges, ...achievements.map(({ id }) => id)],
      ...(milestones === null ? {} : { completion: completionOf(milestones) }),
      updated_at: tx.now,
    })
    .where('user_id', '=', userId)
    .execute()
}

function announce(tx: Tx, userId: string, before: StatsRow, consequences: Consequences): void {
  const { xp, achievements, questsDone } = consequences
  const { level } = levelOf(xp)
  tx.publish(userId, { type: 'xp', total: xp })
  if (level > before.level) tx.publish(userId, { type: 'level-up', level })
  for (const { id, title, xp: reward } of achievements) {
    tx.publish(userId, { type: 'achievement', id, title, xp: reward })
  }
  for (const { id, title, xp: reward } of questsDone) {
    tx.publish(userId, { type: 'quest', id, title, xp: reward })
  }
}

function recordedOf(before: StatsRow, consequences: Consequences, paid: number): Recorded {
  const { entries, credit, xp } = consequences
  const { level } = levelOf(xp)
  return {
    paid,
    bonus: entries.find(({ type }) => type === 'streak_bonus')?.amount ?? 0,
    streak: credit.state.streak,
    freezesUsed: credit.frozen.length,
    freezeEarned: credit.freezeEarned,
    leveledUpTo: level > before.level ? level : null,
  }
}

function entryOf(activity: Activity, now: Date, day: Day): Entry {
  const { awardKey, type, amount, description, skill, event } = activity
  return {
    awardKey,
    type,
    amount,
    description,
    skill: skill ?? event?.skill ?? null,
    event: event === undefined ? null : { ...event, day, at: now },
  }
}
