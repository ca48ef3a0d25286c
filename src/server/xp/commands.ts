import { randomUUID } from 'node:crypto'
import { whereXpShows } from '#contract/changes.ts'
import { consequencesOf, type Consequences, type LedgerEntry } from '#domain/ledger/consequences.ts'
import { dayOf, hourInJamaica, type Day } from '#domain/day.ts'
import { digestAfter } from '#domain/ledger/digest.ts'
import type { StudentEvent } from '#domain/ledger/events.ts'
import { failures, onOurSide } from '#domain/people/messages.ts'
import { nudgeAt } from '#domain/people/nudges.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { activityTypeOf, skillFedBy, type ActivityType } from '#domain/learning/skills.ts'
import { streakKey, streakMoment, type StreakMoment } from '#domain/ledger/streak.ts'
import type { Quest } from '#domain/ledger/quests.ts'
import { unlockedBetween } from '#domain/ledger/unlocks.ts'
import { learningXpIn } from '#domain/ledger/learning-xp.ts'
import type { LedgerKind } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { countLearning } from '../leagues/commands.ts'
import { orOutdated } from '../db/revision.ts'
import type { Tx } from '../db/transaction.ts'
import { Outdated } from '../db/unavailable.ts'
import { step } from '../http/failed-step.ts'
import { awardStatement } from './award-statement.ts'
import { achievementRow, countedDays, ledgerRow, partOf, statsAfter } from './award-rows.ts'
import { assignedRows, questsOfTheDay } from './assigned-quests.ts'
import type { SeenState } from './seen-state-queries.ts'
import { studentStateFor, type StateBefore, type StatsRow } from './student-state.ts'

/** An activity of a student, to be recorded. */
export interface NewActivity {
  type: LedgerKind
  /** A second award with the same key is a no-op. */
  awardKey: string
  /** From a rule of the domain, never from a request. */
  amount: number
  description: string
  /** Decides which skill gets the XP, by the table in `domain/learning/skills.ts`; by default the skill of its event. */
  activityType?: ActivityType
  event?: Omit<StudentEvent, 'day' | 'at'>
}

export interface Recorded {
  /** What the activities themselves paid. */
  paid: number
  bonus: number
  streak: number
  freezesUsed: number
  freezeEarned: boolean
  leveledUpTo: number | null
  /** The new streak day, if this opened the day. */
  moment: StreakMoment | null
  /** The quests of the day that this opened; empty when it was open before. */
  assigned: readonly Quest[]
  /** What was reached on the last day and not claimed, which opening this day paid. */
  unclaimed: readonly Quest[]
}

/**
 * The specification's `record_activity`, and the only way to gain XP. Writes one ledger row, and the
 * streak, quests, achievements and stats that follow from it. Null, without any effect, when this award
 * key has already been paid.
 */
export function recordActivity(
  tx: Tx,
  { userId, ...activity }: NewActivity & { userId: UserId },
  seen: SeenState | null = null,
): Promise<Recorded | null> {
  return recordActivities(tx, userId, [activity], seen)
}

/**
 * Several activities of one student, as if one were recorded after the other. Those whose award key was paid
 * before are left out; null when that is all of them. With the state that was `seen` with the request no lock
 * is needed: when it is outdated, the transaction is retried without it.
 */
export function recordActivities(
  tx: Tx,
  userId: UserId,
  activities: readonly NewActivity[],
  seen: SeenState | null = null,
): Promise<Recorded | null> {
  if (activities.length === 0) return Promise.resolve(null)
  return step(failures.activityRecording(onOurSide), async () => {
    const candidates = activities.map((activity) => entryOf(activity, tx.now, dayOf(tx.now)))
    const before = await studentStateFor(tx, userId, candidates, seen)
    const entries = candidates.filter(({ awardKey }) => !before.paid.has(awardKey))
    if (entries.length === 0) return null
    const consequences = consequencesOf(before.state, entries, tx.now, tx.content)
    const gain = consequences.xp - before.row.xp
    const { levelUp, newLevel, assigned } = await awardXp(tx, userId, gain, {
      before,
      consequences,
    })
    const paid = entries.reduce((sum, { amount }) => sum + amount, 0)
    return recordedOf(consequences, { paid, leveledUpTo: levelUp ? newLevel : null, assigned })
  })
}

/** Counts today for the streak without an activity. Null when today has already been counted. */
export async function recordDay(
  tx: Tx,
  userId: UserId,
  seen: SeenState | null = null,
): Promise<Recorded | null> {
  const before = await studentStateFor(tx, userId, 'day', seen)
  const consequences = consequencesOf(before.state, [], tx.now, tx.content)
  if (!consequences.credit.moved) return null
  const gain = consequences.xp - before.row.xp
  const { levelUp, newLevel, assigned } = await awardXp(tx, userId, gain, { before, consequences })
  return recordedOf(consequences, { paid: 0, leveledUpTo: levelUp ? newLevel : null, assigned })
}

/**
 * Pays a quest of today that was reached and waits. Null when it is not waiting: not reached, not assigned
 * for today, or paid before, so that a second tap has no effect.
 */
export async function claimAssigned(
  tx: Tx,
  userId: UserId,
  questId: string,
): Promise<{ xp: number; leveledUpTo: number | null } | null> {
  const before = await studentStateFor(tx, userId, 'due')
  const consequences = consequencesOf(before.state, [], tx.now, tx.content, questId)
  const claimed = consequences.questsDone.find(({ quest }) => quest.id === questId)
  if (claimed === undefined) return null
  const gain = consequences.xp - before.row.xp
  const { levelUp, newLevel } = await awardXp(tx, userId, gain, { before, consequences })
  return { xp: claimed.quest.xp, leveledUpTo: levelUp ? newLevel : null }
}

/**
 * Completes what earlier events have already reached: steps of a path
 * that was just chosen. When nothing is due, it has no effect and today is not counted.
 */
export async function settle(tx: Tx, userId: UserId): Promise<void> {
  const before = await studentStateFor(tx, userId, 'due')
  const consequences = consequencesOf(before.state, [], tx.now, tx.content)
  if (consequences.entries.every(({ type }) => type === 'streak_bonus')) {
    // An award that was computed without the path of now is outdated all the same.
    await tx.write(
      tx.db
        .updateTable('student_stats')
        .set((stats) => ({ revision: stats('revision', '+', 1) }))
        .where('user_id', '=', userId),
    )
    return
  }
  await awardXp(tx, userId, consequences.xp - before.row.xp, { before, consequences })
}

/** What XP comes from: the student's state before, and the consequences of what they did. */
interface XpSource {
  before: StateBefore
  consequences: Consequences
}

/**
 * The specification's `award_xp`: adds the XP and the ledger rows that explain it, in one statement.
 * The stats are locked, so these keys cannot have been paid by anyone else in the meantime.
 */
async function awardXp(
  tx: Tx,
  userId: UserId,
  amount: number,
  { before, consequences }: XpSource,
): Promise<{ levelUp: boolean; newLevel: number; assigned: Quest[] }> {
  const xp = before.row.xp + amount
  // Midnight may have passed since the state was read.
  if (consequences.credit.moved && before.row.dayToOpen === null) throw new Outdated()
  const assigned = consequences.credit.moved ? questsOfTheDay(tx, userId, before.row.dayToOpen) : []
  await write(tx, userId, { before, consequences, assigned }, xp)
  announce(tx, userId, before.row, consequences)
  const newLevel = levelOf(xp).level
  return { levelUp: newLevel > before.row.level, newLevel, assigned }
}

/** The stats have another revision, or an award key was paid in the meantime. */
const outdated = ['student_stats_revision', 'xp_activities_user_id_award_key_key']

async function write(
  tx: Tx,
  userId: UserId,
  { before, consequences, assigned }: XpSource & { assigned: readonly Quest[] },
  xp: number,
): Promise<void> {
  const { achievements } = consequences
  const entries = consequences.entries.map((entry) => ({ id: randomUUID(), ...entry }))
  const digest = digestAfter(before.digest, partOf({ ...consequences, entries }, tx.now))
  const award = awardStatement(tx.db, {
    entries: entries.map((entry) => ledgerRow(userId, entry, tx.now)),
    days: countedDays(userId, consequences, dayOf(tx.now)),
    earned: achievements.map((achievement) => achievementRow(userId, achievement, tx.now)),
    assigned: assignedRows(userId, assigned, tx.now),
    stats: [statsAfter(before, { ...consequences, digest }, xp, tx.now)],
    owner: [{ userId }],
  })
  await tx.write(award, (done) =>
    step(failures.xpAward(onOurSide), () => orOutdated(outdated, done)),
  )
  if (before.row.on_leaderboard) await countLearning(tx, userId, learningXpIn(entries))
}

function announce(tx: Tx, userId: UserId, before: StatsRow, consequences: Consequences): void {
  const { xp, achievements, questsDone } = consequences
  const { level } = levelOf(xp)
  tx.publish(userId, { type: 'xp', total: xp })
  tx.changed(userId, ...whereXpShows)
  const moment = streakMoment(consequences.credit)
  if (moment !== null) {
    tx.publish(userId, { type: 'streak', key: streakKey(dayOf(tx.now)), ...moment })
    // The nudge of this evening is over.
    if (hourInJamaica(tx.now) >= nudgeAt) tx.changed(userId, 'notifications')
  }
  if (level > before.level) {
    const unlocked = unlockedBetween(before.level, level).map(({ id, kind, name }) => {
      return { id, kind, name }
    })
    tx.publish(userId, { type: 'level-up', key: `level:${level}`, level, unlocked })
  }
  for (const { id, title, xp: reward } of achievements) {
    const key = `achievement:${id}`
    tx.publish(userId, { type: 'achievement', key, id, title, xp: reward })
  }
  for (const { quest, awardKey: key } of questsDone) {
    const { id, title, xp: reward } = quest
    tx.publish(userId, { type: 'quest', key, id, title, xp: reward })
  }
}

function recordedOf(
  { entries, credit, questsDone }: Consequences,
  payment: Pick<Recorded, 'paid' | 'leveledUpTo' | 'assigned'>,
): Recorded {
  return {
    ...payment,
    bonus: entries.find(({ type }) => type === 'streak_bonus')?.amount ?? 0,
    streak: credit.state.streak,
    freezesUsed: credit.frozen.length,
    freezeEarned: credit.freezeEarned,
    moment: streakMoment(credit),
    unclaimed: questsDone.flatMap(({ quest, assignedOn }) => (assignedOn === null ? [] : [quest])),
  }
}

function entryOf(activity: NewActivity, now: Date, day: Day): LedgerEntry {
  const { awardKey, type, amount, description, activityType, event } = activity
  const typeOfEvent = event?.skill === undefined ? undefined : activityTypeOf(event.skill)
  return {
    awardKey,
    type,
    amount,
    description,
    skill: skillFedBy(activityType ?? typeOfEvent),
    event: event === undefined ? null : { ...event, day, at: now },
  }
}
