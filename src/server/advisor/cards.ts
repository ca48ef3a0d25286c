import type { AdvisorCard } from '#contract/advisor.ts'
import { addressOf, partsOf, type CardKind, type CardRef } from '#domain/learning/cards.ts'
import { dayOf } from '#domain/day.ts'
import { courseLength } from '#domain/learning/course-length.ts'
import { aboutSkill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { isVisibleTo } from '../catalogue/queries.ts'
import { lessonMinutes } from '../courses/list-queries.ts'
import type { Content } from '../content/load-content.ts'
import type { Db } from '../db/database.ts'
import { isUuid } from '../http/uuid.ts'
import { chosenPathId } from '../paths/queries.ts'
import { boardOf } from '../quests/queries.ts'
import { tasksDone } from '../readiness/queries.ts'

/** The person a card is shown to. */
export interface CardViewer {
  userId: UserId
  student: boolean
  /** Certainly 18 or older, or not a student. */
  adult: boolean
  now: Date
}

/** Reads every card from the database again: leaves out what the viewer may not see and what no longer exists. */
export async function cardsFor(
  db: Db,
  content: Content,
  viewer: CardViewer,
  refs: readonly CardRef[],
): Promise<Map<string, AdvisorCard>> {
  const idsOf = (kind: CardKind) => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)),
  ]
  const cards = [
    ...(await courseCards(db, viewer, idsOf('course'))),
    ...(await lessonCards(db, viewer, idsOf('lesson'))),
    ...(await openingCards(db, viewer, idsOf('opening'))),
    ...(viewer.student ? await assessmentCards(db, idsOf('assessment')) : []),
    ...(viewer.student ? await questCards(db, content, viewer, idsOf('quest')) : []),
    ...(viewer.student ? await pathCards(db, content, viewer, idsOf('path')) : []),
    ...(viewer.student ? stepCards(content, idsOf('step')) : []),
    ...(viewer.student ? await readinessCards(db, content, viewer, idsOf('readiness')) : []),
  ]
  return new Map(cards.map((card) => [cardKey(card), card]))
}

export function cardKey({ kind, id }: CardRef): string {
  return `${kind}:${id}`
}

function card(
  ref: CardRef,
  content: { title: string; line: string; action?: AdvisorCard['action'] },
): AdvisorCard {
  const { kind, id } = ref
  return {
    kind,
    id,
    title: content.title,
    line: content.line,
    href: addressOf(ref),
    action: content.action ?? null,
  }
}

async function courseCards(
  db: Db,
  { userId, student }: CardViewer,
  ids: readonly string[],
): Promise<AdvisorCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('courses')
    .leftJoin('user_course_progress as progress', (join) =>
      join.onRef('progress.course_id', '=', 'courses.id').on('progress.user_id', '=', userId),
    )
    .select(['courses.id', 'courses.title', 'courses.skill'])
    .select((course) =>
      course
        .selectFrom('course_content as item')
        .select(lessonMinutes.as('minutes'))
        .whereRef('item.course_id', '=', 'courses.id')
        .where('item.retired', '=', false)
        .as('minutes'),
    )
    .select('progress.completion_percentage as percent')
    .where('courses.id', 'in', ids)
    .where(isVisibleTo(userId))
    .execute()
  return rows.map(({ id, title, skill, minutes, percent }) =>
    card(
      { kind: 'course', id },
      {
        title,
        line:
          percent === null
            ? `${aboutSkill[skill].label} course. ${courseLength(minutes ?? 0)}`
            : `${percent}% done`,
        action: student && percent === null ? 'enrol' : null,
      },
    ),
  )
}

async function lessonCards(
  db: Db,
  { userId }: CardViewer,
  ids: readonly string[],
): Promise<AdvisorCard[]> {
  if (ids.length === 0) return []
  const lessonIds = new Set(ids)
  const courseIds = [...new Set(ids.map((id) => partsOf(id)[0]))]
  const rows = await db
    .selectFrom('course_content as item')
    .innerJoin('courses', 'courses.id', 'item.course_id')
    .select(['item.course_id', 'item.id', 'item.title', 'item.minutes', 'courses.title as course'])
    .where('item.course_id', 'in', courseIds)
    .where('item.id', 'in', [...new Set(ids.map((id) => partsOf(id)[1]))])
    .where('item.retired', '=', false)
    .where(isVisibleTo(userId))
    .execute()
  return rows
    .map(({ course_id, id, ...row }) => ({ id: `${course_id}/${id}`, ...row }))
    .filter(({ id }) => lessonIds.has(id))
    .map(({ id, title, minutes, course }) =>
      card({ kind: 'lesson', id }, { title, line: `${minutes} minutes, in ${course}` }),
    )
}

async function openingCards(
  db: Db,
  { userId, student, adult, now }: CardViewer,
  ids: readonly string[],
): Promise<AdvisorCard[]> {
  const openingIds = ids.filter(isUuid)
  if (openingIds.length === 0) return []
  const rows = await db
    .selectFrom('opportunities as opening')
    .leftJoin('saved_opportunities as saved', (join) =>
      join.onRef('saved.opportunity_id', '=', 'opening.id').on('saved.user_id', '=', userId),
    )
    .select(['opening.id', 'opening.title', 'opening.company', 'opening.location'])
    .select(['opening.for_adults', 'saved.saved_at'])
    .where('opening.id', 'in', openingIds)
    .where('opening.status', '=', 'published')
    .where('opening.closes_on', '>=', dayOf(now))
    .execute()
  return rows
    .filter(({ for_adults }) => adult || !for_adults)
    .map(({ id, title, company, location, saved_at }) =>
      card(
        { kind: 'opening', id },
        {
          title,
          line: `${company}, ${location}`,
          action: student && saved_at === null ? 'save' : null,
        },
      ),
    )
}

async function assessmentCards(db: Db, ids: readonly string[]): Promise<AdvisorCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('assessments')
    .select(['id', 'title', 'skill_category'])
    .where('id', 'in', ids)
    .where('retired_at', 'is', null)
    .execute()
  return rows.map(({ id, title, skill_category }) =>
    card(
      { kind: 'assessment', id },
      { title, line: `Assessment in ${aboutSkill[skill_category].label}` },
    ),
  )
}

async function questCards(
  db: Db,
  content: Content,
  { userId, now }: CardViewer,
  ids: readonly string[],
): Promise<AdvisorCard[]> {
  if (ids.length === 0) return []
  const { offered } = await boardOf(db, content, userId, now)
  return content.quests
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, description, xp }) =>
      card(
        { kind: 'quest', id },
        {
          title,
          line: `${description} +${xp} XP`,
          action: offered.some((quest) => quest.id === id) ? 'start' : null,
        },
      ),
    )
}

async function pathCards(
  db: Db,
  { paths }: Content,
  { userId }: CardViewer,
  ids: readonly string[],
): Promise<AdvisorCard[]> {
  if (ids.length === 0) return []
  const chosenId = await chosenPathId(db, userId)
  return paths
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, steps }) =>
      card(
        { kind: 'path', id },
        {
          title,
          line: id === chosenId ? 'You follow this path' : `Career path with ${steps.length} steps`,
          // Somebody who follows another path changes it where they see both.
          action: chosenId === null ? 'follow' : null,
        },
      ),
    )
}

async function readinessCards(
  db: Db,
  { readiness }: Content,
  { userId }: CardViewer,
  ids: readonly string[],
): Promise<AdvisorCard[]> {
  if (ids.length === 0) return []
  const done = await tasksDone(db, userId)
  return readiness
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, cost }) =>
      card(
        { kind: 'readiness', id },
        {
          title,
          line: done.has(id) ? 'Done on your checklist' : `On your checklist. Cost: ${cost}`,
          action: done.has(id) ? null : 'tick',
        },
      ),
    )
}

function stepCards({ paths }: Content, ids: readonly string[]): AdvisorCard[] {
  return paths.flatMap((path) =>
    path.steps
      .map((step) => ({ id: `${path.id}/${step.id}`, title: step.title }))
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title }) =>
        card({ kind: 'step', id }, { title, line: `Step on the path ${path.title}` }),
      ),
  )
}
