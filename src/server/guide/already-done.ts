import type { WrittenAnswer } from '#domain/guide/written-answer.ts'
import { partsOf } from '#domain/learning/cards.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { myPath } from '../paths/queries.ts'
import { openCourses, type Asker, type GuideSources } from './known-queries.ts'
import { openingIdsOf } from './openings.ts'

/** One line about what the student has done of this already; null when there is nothing to say. */
export async function alreadyDone(
  sources: GuideSources,
  asker: Asker,
  answer: WrittenAnswer,
): Promise<string | null> {
  if (asker.role !== 'student') return null
  return (
    (await tickedAlready(sources, asker, answer)) ??
    (await savedAlready(sources, asker, answer)) ??
    (await begunAlready(sources, asker, answer)) ??
    (await onThePath(sources, asker, answer))
  )
}

async function tickedAlready(
  { db, content }: GuideSources,
  { userId }: Asker,
  answer: WrittenAnswer,
): Promise<string | null> {
  const tasks = idsIn(answer, 'readiness')
  if (tasks.length === 0) return null
  const row = await db
    .selectFrom('readiness_tasks_done')
    .select('task_id')
    .where('user_id', '=', userId)
    .where('task_id', 'in', tasks)
    .executeTakeFirst()
  const task = content.readiness.find(({ id }) => id === row?.task_id)
  return task === undefined
    ? null
    : `You have ticked “${task.title}” on your [checklist](${pages.readiness}) already.`
}

async function savedAlready(
  sources: GuideSources,
  { userId }: Asker,
  { programmes }: WrittenAnswer,
): Promise<string | null> {
  const ids = [...(await openingIdsOf(sources, programmes)).values()]
  if (ids.length === 0) return null
  const row = await sources.db
    .selectFrom('saved_opportunities as saved')
    .innerJoin('opportunities as opening', 'opening.id', 'saved.opportunity_id')
    .select(['opening.id', 'opening.title'])
    .where('saved.user_id', '=', userId)
    .where('opening.id', 'in', ids)
    .executeTakeFirst()
  return row === undefined
    ? null
    : `You have saved [${row.title}](${href(pages.opening, { id: row.id })}) already.`
}

async function begunAlready(
  { db }: GuideSources,
  { userId }: Asker,
  answer: WrittenAnswer,
): Promise<string | null> {
  const courses = [
    ...idsIn(answer, 'course'),
    ...idsIn(answer, 'lesson').map((id) => partsOf(id)[0]),
  ]
  if (courses.length === 0) return null
  const course = (await openCourses(db, userId)).find(({ id }) => courses.includes(id))
  return course === undefined
    ? null
    : `You are at ${course.percent}% of [${course.title}](${href(pages.course, { id: course.id })}), which goes into this.`
}

async function onThePath(
  { db, content }: GuideSources,
  { userId }: Asker,
  answer: WrittenAnswer,
): Promise<string | null> {
  const paths = [...idsIn(answer, 'path'), ...idsIn(answer, 'step').map((id) => partsOf(id)[0])]
  if (paths.length === 0) return null
  const path = await myPath(db, content, userId)
  if (path === null || !paths.includes(path.id)) return null
  const next = path.steps.find(({ state }) => state === 'ready')
  return next === undefined
    ? null
    : `You are on this path: your next step is “${next.title}” under [Skills](${href(pages.dashboard, { tab: 'skills' })}).`
}

function idsIn({ do: next }: WrittenAnswer, kind: WrittenAnswer['do'][number]['kind']): string[] {
  return next.filter((step) => step.kind === kind).map(({ id }) => id)
}
