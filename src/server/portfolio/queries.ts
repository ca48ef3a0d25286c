import { expressionBuilder, sql, type Expression, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PortfolioEntry } from '#contract/portfolio.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { timeCursor } from '../http/cursor.ts'
import { ownRead } from '../http/own-read.ts'
import { notFound } from '../http/refusal.ts'

const pageSize = 50

interface Position {
  at: Date | 'infinity'
  id: string
}

/** Before the newest entry of all. */
const top: Position = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const person = expressionBuilder<Tables, never>()

/** A page of the caller's projects and reflections, newest first. */
export const ownWorks = ownRead(
  (query, parameter: ParameterOf<Position & { userId: UserId }>) =>
    query.select(
      jsonArrayFrom(
        workRows(person, parameter('userId'))
          .where(
            sql<boolean>`(answer.created_at, answer.id)
              < (${parameter('at')}::timestamptz, ${parameter('id')}::uuid)`,
          )
          .orderBy('answer.created_at', 'desc')
          .orderBy('answer.id', 'desc')
          .limit(sql.lit(pageSize + 1)),
      ).as('works'),
    ),
  { values: (_now, { query }) => timeCursor.keysIn((query as { before?: unknown }).before) ?? top },
)

/** The page that came with the session; refuses a position that does not exist. */
export function portfolioFrom(works: readonly JsonRow[], before: string | undefined) {
  timeCursor.decode(before)
  const { rows, next } = timeCursor.page(works, pageSize, ({ created_at, id }) => ({
    at: new Date(created_at),
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

function workRows(
  from: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>,
  userId: UserId | Expression<UserId>,
) {
  return (
    from
      .selectFrom('content_answers as answer')
      .leftJoin('courses as course', 'course.id', 'answer.course_id')
      .leftJoin('course_content as content', (join) =>
        join
          .onRef('content.course_id', '=', 'answer.course_id')
          .onRef('content.id', '=', 'answer.content_id'),
      )
      .select(['answer.id', 'answer.content_id'])
      .select(sql<string>`answer.work ->> 'type'`.as('type'))
      .select(sql<string>`coalesce(answer.work ->> 'work', answer.work ->> 'text')`.as('text'))
      .select(['answer.created_at', 'answer.updated_at', 'content.title'])
      .select(['course.id as courseId', 'course.title as courseTitle'])
      .select(
        sql<boolean>`exists (select from xp_activities passed where passed.user_id = ${userId}
          and passed.award_key = concat('project-passed:', answer.course_id, '/', answer.content_id))`.as(
          'shown',
        ),
      )
      .where('answer.user_id', '=', userId)
      // Literally the condition of the index.
      .where(sql<boolean>`answer.content_type in ('reflection', 'project')`)
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof workRows>['executeTakeFirstOrThrow']>>
/** In JSON, PostgreSQL writes timestamps as text in its own format. */
type JsonRow = Omit<Row, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string }

function workFrom(row: Row | JsonRow): PortfolioEntry {
  const isProject = row.type === 'project'
  return {
    id: row.id,
    kind: isProject ? 'project' : 'reflection',
    title: row.title ?? (isProject ? 'Project' : 'Reflection'),
    text: row.text,
    course:
      row.courseId === null || row.courseTitle === null
        ? null
        : { id: row.courseId, title: row.courseTitle },
    contentId: row.content_id,
    at: new Date(row.created_at).toISOString(),
    changedAt: new Date(row.updated_at).toISOString(),
    shown: row.shown,
  }
}
