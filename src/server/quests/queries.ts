import { sql } from 'kysely'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { questProgress } from '#domain/ledger/consequences.ts'
import { dayOf, weekStartOf } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'
import type { EventName, StudentEvent } from '#domain/ledger/events.ts'
import { isPossible, type RemainingEvents } from '#domain/ledger/quest-possible.ts'
import { questOffer, windowOf, type Quest, type QuestWindow } from '#domain/ledger/quests.ts'
import type { AnyDb } from '../db/database.ts'
import type { Content } from '../content/load-content.ts'
import { sessionOf } from '../review/queries.ts'
import { eventsNamed } from '../xp/event-queries.ts'

const maxDone = 10

interface StartedQuest {
  quest: Quest
  startedAt: Date
  window: QuestWindow
  done: boolean
}

export interface Board {
  /** Quests started in a window that is still open, including completed ones. */
  started: StartedQuest[]
  offered: Quest[]
  events: StudentEvent[]
}

/** What the student has started, and what else is on offer. */
export async function boardOf(
  db: AnyDb,
  content: Content,
  userId: string,
  now: Date,
): Promise<Board> {
  const started = await startedQuests(db, content, userId, now)
  const events = await eventsFor(db, content, userId, { started, now })
  const remaining = await remainingEvents(db, content, userId, { events, now })
  const offered = questOffer(content.quests, {
    studentId: userId,
    day: dayOf(now),
    done: started.filter(({ done }) => done).map(idAndStart),
    inProgress: started.filter(({ done }) => !done).map(idAndStart),
    canDo: (quest) =>
      isPossible(quest, windowOf(quest.cadence, now), { done: events, left: remaining, now }),
  })
  return { started, offered, events }
}

/** The board as the student sees it. */
export async function questsFor(db: AnyDb, content: Content, userId: string, now: Date) {
  const { started, offered, events } = await boardOf(db, content, userId, now)
  return {
    active: started
      .filter(({ done }) => !done)
      .map(({ quest, window, startedAt }) => ({
        ...questView(quest, window),
        progress: questProgress(quest, window, events),
        startedAt: startedAt.toISOString(),
      })),
    offered: offered.map((quest) => {
      const window = windowOf(quest.cadence, now)
      const reached = questProgress(quest, window, events) >= quest.goal.target
      return { ...questView(quest, window), reached }
    }),
    done: await newestDone(db, content, userId),
  }
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

function idAndStart({ quest, startedAt }: StartedQuest): { id: string; startedAt: Date } {
  return { id: quest.id, startedAt }
}

async function startedQuests(
  db: AnyDb,
  content: Content,
  userId: string,
  now: Date,
): Promise<StartedQuest[]> {
  const rows = await db
    .selectFrom('student_quests as started')
    .leftJoin('xp_activities as done', (join) =>
      join
        .onRef('done.user_id', '=', 'started.user_id')
        .onRef('done.award_key', '=', 'started.award_key'),
    )
    .select(['started.quest_id', 'started.started_at', 'started.window_from'])
    .select(['started.window_until', 'done.id as done_id'])
    .where('started.user_id', '=', userId)
    .where((where) =>
      where.or([where('window_until', 'is', null), where('window_until', '>', now)]),
    )
    .orderBy('started.started_at')
    .orderBy('started.quest_id')
    .execute()
  return rows.flatMap(({ quest_id, started_at, window_from, window_until, done_id }) => {
    const quest = content.quests.find(({ id }) => id === quest_id)
    if (quest === undefined) return []
    const window = { from: window_from, until: window_until }
    return [{ quest, startedAt: started_at, window, done: done_id !== null }]
  })
}

/** This week's events for every goal, and all events for goals that need the whole history. */
async function eventsFor(
  db: AnyDb,
  content: Content,
  userId: string,
  { started, now }: { started: readonly StartedQuest[]; now: Date },
): Promise<StudentEvent[]> {
  const everything = new Set<EventName>(['content-completed', 'course-completed'])
  const isDone = (quest: Quest) => started.some((row) => row.quest === quest && row.done)
  for (const quest of content.quests) {
    if (quest.cadence === 'once' && !isDone(quest)) everything.add(quest.goal.event)
  }
  const thisWeek = new Set(
    content.quests.map(({ goal }) => goal.event).filter((name) => !everything.has(name)),
  )
  return [
    ...(await eventsNamed(db, userId, [...everything])),
    ...(await eventsNamed(db, userId, [...thisWeek], weekStartOf(dayOf(now)))),
  ]
}

async function remainingEvents(
  db: AnyDb,
  content: Content,
  userId: string,
  { events, now }: { events: readonly StudentEvent[]; now: Date },
): Promise<RemainingEvents> {
  const supply = await supplyOf(db, userId, now)
  const day = dayOf(now)
  const done = new Set(events.map(({ event, subject }) => `${event} ${subject}`))
  const isDone = (event: EventName, subject: string) => done.has(`${event} ${subject}`)
  const courses = content.courses.filter(({ id }) => !isDone('course-completed', id))
  const perfect = { day, at: now, score: 100 }
  return {
    'content-completed': courses.flatMap((course) =>
      course.sections.flatMap(({ items }) =>
        items
          .map(({ id, type }) => ({
            event: 'content-completed' as const,
            subject: `${course.id}/${id}`,
            day,
            at: now,
            skill: course.skill,
            course: course.id,
            contentType: type,
          }))
          .filter(({ event, subject }) => !isDone(event, subject)),
      ),
    ),
    'course-completed': courses.map(({ id, skill }) => ({
      event: 'course-completed',
      subject: id,
      day,
      at: now,
      skill,
      course: id,
    })),
    'assessment-improved': content.assessments
      .filter(({ id }) => supply.improvable.includes(id))
      .map(({ id, skill }) => ({ event: 'assessment-improved', subject: id, skill, ...perfect })),
    'review-answered': Array.from({ length: supply.reviewsDue }, (_, index) => ({
      event: 'review-answered',
      subject: `${index}`,
      day,
      at: now,
    })),
    'mentor-session-held': [
      ...supply.planned.map((startsAt) => sessionAt(new Date(startsAt))),
      ...(supply.mentors ? [sessionAt(new Date(now.getTime() + answerTime))] : []),
    ],
  }
}

/** How long a mentor has to answer, so a quest cannot count on a session sooner. */
const answerTime = 72 * hourMs

function sessionAt(at: Date): StudentEvent {
  return { event: 'mentor-session-held', subject: at.toISOString(), day: dayOf(at), at }
}

interface Supply {
  improvable: string[]
  planned: string[]
  birthMonth: string | null
  guarded: boolean
  verified: boolean
}

/** How many reviews are due, which assessments could be improved, and which sessions could be held. */
async function supplyOf(db: AnyDb, userId: string, now: Date) {
  const { rows } = await sql<Supply>`
    select
      array(select assessment_id from user_assessment_results
        where user_id = ${userId} group by assessment_id having max(score) < 100) as improvable,
      array(select starts_at::text from mentor_sessions
        where user_id = ${userId} and state = 'planned' and starts_at > ${now}) as planned,
      (select birth_month from student_profiles where user_id = ${userId}) as "birthMonth",
      exists (select from guardian_links
        where user_id = ${userId} and state = 'active') as guarded,
      exists (select from mentor_profiles where verification_status = 'verified') as verified`.execute(
    db,
  )
  const [row] = rows
  // A minor cannot meet a mentor before a guardian has approved.
  const mayAsk = row && (row.guarded || ageBandOf(row.birthMonth, now) === 'adult')
  const { due } = await sessionOf(db, userId, now)
  return {
    improvable: row?.improvable ?? [],
    planned: row?.planned ?? [],
    mentors: mayAsk === true && row.verified,
    reviewsDue: due,
  }
}

async function newestDone(db: AnyDb, content: Content, userId: string) {
  const rows = await db
    .selectFrom('xp_activities')
    .select(['subject', 'description', 'amount', 'created_at'])
    .where('user_id', '=', userId)
    .where('event', '=', 'quest-completed')
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .limit(maxDone)
    .execute()
  const titles = new Map(content.quests.map(({ id, title }) => [id, title]))
  return rows.map(({ subject, description, amount, created_at }) => ({
    id: subject ?? '',
    title: titles.get(subject ?? '') ?? description,
    xp: amount,
    at: created_at.toISOString(),
  }))
}
