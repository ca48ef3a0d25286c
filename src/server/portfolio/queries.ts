import { sql } from 'kysely'
import type { PortfolioEntry } from '#contract/portfolio.ts'
import { lessonWorkSchema } from '#domain/learning/lesson-work.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'
import { notFound } from '../http/refusal.ts'

const pageSize = 50

/** A student's projects and reflections, newest first. */
export async function portfolioOf(db: AnyDb, userId: UserId, before: string | undefined) {
  const cursor = timeCursor.decode(before)
  let query = workRows(db, userId)
    .orderBy('answer.created_at', 'desc')
    .orderBy('answer.id', 'desc')
    .limit(pageSize + 1)
  if (cursor !== null) {
    query = query.where(
      sql<boolean>`(answer.created_at, answer.id) < (${cursor.at}, ${cursor.id}::uuid)`,
    )
  }
  const { rows, next } = timeCursor.page(await query.execute(), pageSize, ({ created_at, id }) => ({
    at: created_at,
    id,
  }))
  return { entries: rows.map(workFrom), next }
}

/** One project or reflection; not found when it does not exist or is someone else's. */
export async function portfolioEntry(
  db: AnyDb,
  userId: UserId,
  id: string,
): Promise<PortfolioEntry> {
  const row = await workRows(db, userId).where('answer.id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('This is not in your portfolio')
  return workFrom(row)
}

function workRows(db: AnyDb, userId: UserId) {
  return db
    .selectFrom('content_answers as answer')
    .leftJoin('courses as course', 'course.id', 'answer.course_id')
    .leftJoin('course_content as content', (join) =>
      join
        .onRef('content.course_id', '=', 'answer.course_id')
        .onRef('content.id', '=', 'answer.content_id'),
    )
    .select(['answer.id', 'answer.content_id', 'answer.content_type', 'answer.work'])
    .select(['answer.created_at', 'answer.updated_at', 'content.title'])
    .select(['course.id as courseId', 'course.title as courseTitle'])
    .where('answer.user_id', '=', userId)
    .where('answer.content_type', 'in', ['reflection', 'project'])
}

type Row = Awaited<ReturnType<ReturnType<typeof workRows>['executeTakeFirstOrThrow']>>

function workFrom(row: Row): PortfolioEntry {
  const work = lessonWorkSchema.parse(row.work)
  const isProject = work.type === 'project'
  return {
    id: row.id,
    kind: isProject ? 'project' : 'reflection',
    title: row.title ?? (isProject ? 'Project' : 'Reflection'),
    text: work.type === 'project' ? work.work : work.type === 'reflection' ? work.text : '',
    course:
      row.courseId === null || row.courseTitle === null
        ? null
        : { id: row.courseId, title: row.courseTitle },
    contentId: row.content_id,
    at: row.created_at.toISOString(),
    changedAt: row.updated_at.toISOString(),
  }
}
