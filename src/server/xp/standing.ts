import type { Achievement } from '#domain/ledger/achievements.ts'
import type { ChosenPath, Entry, QuestInProgress, Standing } from '#domain/ledger/consequences.ts'
import { dayFrom } from '#domain/day.ts'
import type { EventName } from '#domain/ledger/events.ts'
import { failures } from '#domain/people/messages.ts'
import { eventShowing } from '#domain/ledger/paths.ts'
import type { Tx } from '../db/transaction.ts'
import { step } from '../http/failed-step.ts'
import { notFound } from '../http/refusal.ts'
import {
  eventsNamed,
  readAtOnce,
  statsForUpdate,
  type AtOnce,
  type StatsRow,
} from './standing-queries.ts'
import { createStats } from './stats-commands.ts'

/** A ledger entry, only the day, or whatever earlier events have made due. */
export type About = Entry | 'day' | 'due'

/** What the consequences depend on, as it was before the activity. */
export interface LockedStats {
  row: StatsRow
  standing: Standing
  /** The award key is already in the ledger: there is nothing to do. */
  paid: boolean
  /** The readiness milestone events that have happened. */
  milestones: ReadonlySet<string | null>
}

/**
 * Locks the student's stats, so that one student's activities run one after the other, and reads only
 * the other data that the rules can need. That is a separate statement, because the first may have waited
 * for the lock, and would still see the data from before.
 */
export async function standingFor(tx: Tx, userId: string, about: About): Promise<LockedStats> {
  const row = await lockStats(tx, userId)
  const missing = tx.content.achievements.filter(({ id }) => !row.badges.includes(id))
  const read = await readAtOnce(tx, userId, {
    awardKey: typeof about === 'string' ? '' : about.awardKey,
    days: missing.some(({ rule }) => rule.kind === 'comeback'),
    skills: missing.flatMap(({ rule }) => (rule.kind === 'skill' ? rule.skill : [])),
  })
  const quests = questsFrom(tx, read.quests)
  const path = pathFrom(tx, read.paths)
  const names = eventsThatMatter(about, missing, quests, path)
  return {
    row,
    paid: read.paid.length > 0,
    milestones: new Set(read.milestones.map(({ event }) => event)),
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
      activeDays: read.days.map(({ gained_at }) => dayFrom(gained_at)),
      skillXp: Object.fromEntries(read.skills.map(({ skill, xp }) => [skill, xp])),
      quests,
      path,
    },
  }
}

/** Restores a missing row from the ledger. */
async function lockStats(tx: Tx, userId: string): Promise<StatsRow> {
  const locked = await step(failures.userStatsAccess, () => statsForUpdate(tx, userId))
  if (locked !== undefined) return locked
  await createStats(tx, userId)
  const restored = await statsForUpdate(tx, userId)
  if (restored === undefined) throw notFound('Profile not found')
  return restored
}

function questsFrom(tx: Tx, rows: AtOnce['quests']): QuestInProgress[] {
  return rows.flatMap(({ quest_id, award_key, window_from, window_until }) => {
    const quest = tx.content.quests.find(({ id }) => id === quest_id)
    if (quest === undefined) return []
    const until = window_until === null ? null : new Date(window_until)
    return [{ quest, awardKey: award_key, window: { from: new Date(window_from), until } }]
  })
}

function pathFrom(tx: Tx, rows: AtOnce['paths']): ChosenPath | null {
  const chosen = rows[0]
  const path = tx.content.paths.find(({ id }) => id === chosen?.path_id)
  if (chosen === undefined || path === undefined) return null
  return { path, recorded: new Set(chosen.steps.flatMap(({ subject }) => subject ?? [])) }
}

/** The events whose history decides what is completed or earned now. */
function eventsThatMatter(
  about: About,
  missing: readonly Achievement[],
  quests: readonly QuestInProgress[],
  path: ChosenPath | null,
): EventName[] {
  if (about === 'day') return []
  const ofQuests = quests.map(({ quest }) => quest.goal.event)
  const ofPath = path?.path.steps.flatMap(({ evidence }) => eventShowing(evidence) ?? []) ?? []
  const ofAchievements = missing.flatMap(({ rule }) => (rule.kind === 'event' ? rule.event : []))
  const happening = new Set<EventName>(
    about === 'due' ? [...ofQuests, ...ofPath] : about.event === null ? [] : [about.event.event],
  )
  // This activity may complete a step or a quest, which are events too.
  if (ofPath.some((name) => happening.has(name))) happening.add('path-step-done')
  if (ofQuests.some((name) => happening.has(name))) happening.add('quest-completed')
  const awaited = new Set<EventName>([...ofQuests, ...ofPath, ...ofAchievements])
  return [...happening].filter((name) => awaited.has(name))
}
