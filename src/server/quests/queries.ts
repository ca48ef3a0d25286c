import type { TodaysQuest } from '#contract/quests.ts'
import { dayOf } from '#domain/day.ts'
import { inDayOrder, minutesFor } from '#domain/ledger/daily-quests.ts'
import { isPossible } from '#domain/ledger/quest-possible.ts'
import { questOffer, windowOf, type Quest, type QuestWindow } from '#domain/ledger/quests.ts'
import { goalProgress, tallyOf, type Tallies } from '#domain/ledger/tallies.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { AnyDb } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'
import { talliesFrom } from '../xp/event-queries.ts'
import { boardStatement, boardValues, type BoardRow } from './board-read.ts'
import { supplyFor } from './supply.ts'

interface StartedQuest {
  quest: Quest
  startedAt: Date
  window: QuestWindow
  done: boolean
  assigned: boolean
}

export interface Board {
  /** Quests that the student started in a window that is still open, including completed ones. */
  started: StartedQuest[]
  /** The quests of today. */
  assigned: StartedQuest[]
  offered: Quest[]
  tallies: Tallies
}

/** What the student has started, and what else is on offer. */
export async function boardOf(
  db: AnyDb,
  content: Content,
  userId: UserId,
  now: Date,
): Promise<Board> {
  return boardFrom(db, content, await boardRowOf(db, userId, now), now)
}

/** The board as the student sees it. */
export async function questsOf(db: AnyDb, content: Content, userId: UserId, now: Date) {
  return questsFrom(db, content, await boardRowOf(db, userId, now), now)
}

/** The same from the row that came with the student's session. */
export async function questsFrom(db: AnyDb, content: Content, row: BoardRow, now: Date) {
  const { started, assigned, offered, tallies } = await boardFrom(db, content, row, now)
  const progressOf = ({ goal }: Quest) => goalProgress(content.goals, tallies, goal, dayOf(now))
  return {
    today: todaysQuests(content, tallies, assigned, now),
    active: started
      .filter(({ done }) => !done)
      .map(({ quest, window, startedAt }) => ({
        ...chosenView(quest, window),
        progress: progressOf(quest),
        startedAt: startedAt.toISOString(),
      })),
    offered: offered.map((quest) => chosenView(quest, windowOf(quest.cadence, now))),
    done: row.done.map(({ subject, description, amount, at }) => ({
      id: subject ?? '',
      title: content.quests.find(({ id }) => id === subject)?.title ?? description,
      xp: amount,
      at: new Date(at).toISOString(),
    })),
  }
}

/** The quests of the day as the student sees them: open, reached and waiting for the tap, or claimed. */
export function todaysQuests(
  content: Content,
  tallies: Tallies,
  assigned: readonly { quest: Quest; done: boolean }[],
  now: Date,
): TodaysQuest[] {
  return inDayOrder(assigned).map(({ quest, done }) => {
    const progress = goalProgress(content.goals, tallies, quest.goal, dayOf(now))
    const isReached = progress >= quest.goal.target
    return {
      ...questView(quest, windowOf(quest.cadence, now)),
      minutes: Math.ceil(minutesFor(quest)),
      progress,
      state: done ? 'claimed' : isReached ? 'reached' : 'open',
    }
  })
}

async function boardRowOf(db: AnyDb, userId: UserId, now: Date): Promise<BoardRow> {
  const [row] = await boardStatement(db, { userId, ...boardValues(now) })
  if (row === undefined) throw notFound('Profile not found')
  return row
}

async function boardFrom(db: AnyDb, content: Content, row: BoardRow, now: Date): Promise<Board> {
  const day = dayOf(now)
  const open = startedQuests(content, row)
  const assigned = open.filter((each) => each.assigned)
  const started = open.filter((each) => !each.assigned)
  const tallies = await talliesFrom(db, row.userId, content.goals, row.tallies)
  const left = supplyFor(content, row, now)
  const offered = questOffer(content.quests, {
    studentId: row.userId,
    day,
    started: started.map(({ quest, startedAt }) => ({ id: quest.id, startedAt })),
    isReached: (quest) =>
      goalProgress(content.goals, tallies, quest.goal, day) >= quest.goal.target,
    canDo: (quest) => {
      const tally = tallyOf(content.goals, tallies, quest.goal, day)
      return isPossible(quest, windowOf(quest.cadence, now), { tally, left, now })
    },
  })
  return { started, assigned, offered, tallies }
}

function startedQuests(content: Content, row: BoardRow): StartedQuest[] {
  return row.started.flatMap(({ id, startedAt, from, until, doneBy, assigned }) => {
    const quest = content.quests.find((each) => each.id === id)
    if (quest === undefined) return []
    const window = { from: new Date(from), until: until === null ? null : new Date(until) }
    const done = doneBy !== null
    return [{ quest, startedAt: new Date(startedAt), window, done, assigned }]
  })
}

function chosenView(quest: Quest, window: QuestWindow) {
  return { ...questView(quest, window), evidence: quest.evidence ?? null }
}

function questView(quest: Quest, { until }: QuestWindow) {
  const { id, title, description, why, cadence, xp, skill, goal } = quest
  const endsAt = until === null ? null : until.toISOString()
  const { event, target, where } = goal
  return {
    id,
    title,
    description,
    why,
    cadence,
    xp,
    skill,
    target,
    endsAt,
    goal: { event, course: where?.course ?? null, skill: where?.skill ?? null },
  }
}
