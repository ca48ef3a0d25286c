import type { EventName, StudentEvent } from '#domain/ledger/events.ts'
import {
  doneSteps,
  eventShowing,
  stepStates,
  stepSubject,
  type CareerPath,
  type Evidence,
  type PathStep,
  type StepState,
} from '#domain/ledger/paths.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Content } from '../content/load-content.ts'
import { notFound } from '../http/refusal.ts'
import { eventsNamed } from '../xp/event-queries.ts'
import { figuresOf } from './figures.ts'

/** Every path with the student's progress on it, followed or not. */
export async function pathsFor(db: AnyDb, content: Content, userId: UserId) {
  const chosenId = await chosenPathId(db, userId)
  const events = await eventsOf(db, content.paths, userId)
  return content.paths.map((path) => ({
    id: path.id,
    title: path.title,
    description: path.description,
    chosen: path.id === chosenId,
    steps: path.steps.length,
    done: doneSteps(path, events).size,
  }))
}

/** The path the student follows; null when there is none, or when it was removed from the content. */
export async function myPath(db: AnyDb, content: Content, userId: UserId) {
  const chosenId = await chosenPathId(db, userId)
  const path = content.paths.find(({ id }) => id === chosenId)
  return path === undefined ? null : pathView(db, content, userId, path, true)
}

export async function pathFor(db: AnyDb, content: Content, userId: UserId, pathId: string) {
  const path = pathNamed(content, pathId)
  return pathView(db, content, userId, path, (await chosenPathId(db, userId)) === path.id)
}

export function pathNamed(content: Content, pathId: string): CareerPath {
  const path = content.paths.find(({ id }) => id === pathId)
  if (path === undefined) throw notFound('Path not found')
  return path
}

export async function chosenPathId(db: AnyDb, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('student_paths')
    .select('path_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.path_id ?? null
}

/** The steps of a path with the student's current state on each. */
export async function statesOn(
  db: AnyDb,
  path: CareerPath,
  userId: UserId,
): Promise<{ step: PathStep; state: StepState }[]> {
  return stepStates(path, doneSteps(path, await eventsOf(db, [path], userId)))
}

async function pathView(
  db: AnyDb,
  content: Content,
  userId: UserId,
  path: CareerPath,
  chosen: boolean,
) {
  const { id, title, description, whatYouDo, entry, pay = null } = path
  const events = await eventsOf(db, [path], userId)
  const recorded = new Map(
    events
      .filter(({ event }) => event === 'path-step-done')
      .map(({ subject, at }) => [subject, at.toISOString()]),
  )
  const steps = stepStates(path, doneSteps(path, events)).map(({ step, state }) => ({
    id: step.id,
    title: step.title,
    why: step.why,
    state,
    doneAt: recorded.get(stepSubject(path.id, step.id)) ?? null,
    evidence: evidenceShown(step.evidence, content, events),
  }))
  return {
    id,
    title,
    description,
    whatYouDo,
    entry,
    pay,
    ...figuresOf(path, content),
    chosen,
    steps,
  }
}

/** All ledger events that can prove a step of these paths. */
function eventsOf(
  db: AnyDb,
  paths: readonly CareerPath[],
  userId: UserId,
): Promise<StudentEvent[]> {
  const provingEvents = paths.flatMap(({ steps }) =>
    steps.flatMap(({ evidence }) => eventShowing(evidence) ?? []),
  )
  return eventsNamed(db, userId, [...new Set<EventName>([...provingEvents, 'path-step-done'])])
}

function evidenceShown(evidence: Evidence, content: Content, events: readonly StudentEvent[]) {
  if ('course' in evidence) {
    return { kind: 'course' as const, ...withTitle(content.courses, evidence.course) }
  }
  if ('assessment' in evidence) {
    const scores = events
      .filter(({ event, subject }) => {
        return event === 'assessment-submitted' && subject === evidence.assessment
      })
      .map(({ score = 0 }) => score)
    return {
      kind: 'assessment' as const,
      ...withTitle(content.assessments, evidence.assessment),
      minScore: evidence.minScore,
      best: scores.length === 0 ? null : Math.max(...scores),
    }
  }
  if ('readiness' in evidence) {
    return { kind: 'readiness' as const, ...withTitle(content.readiness, evidence.readiness) }
  }
  if ('application' in evidence) return { kind: 'application' as const }
  if ('event' in evidence) return { kind: 'event' as const, event: evidence.event }
  return { kind: 'manual' as const, link: evidence.link ?? null }
}

function withTitle(items: readonly { id: string; title: string }[], id: string) {
  return { id, title: items.find((item) => item.id === id)?.title ?? id }
}
