import { sql } from 'kysely'
import { z } from 'zod'
import type { LogFilters } from '#contract/staff-log.ts'
import type { LoggedAction } from '#contract/staff.ts'
import { dayFrom, endOfDay, startOfDay } from '#domain/day.ts'
import { actionSentence, type SubjectKind } from '#domain/people/staff-action.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb, Db } from '../db/database.ts'
import { cursorOf, timeKeys } from '../http/cursor.ts'

const pageSize = 50

/** The order of writing: several entries can have the same time. */
const logCursor = cursorOf(timeKeys.omit({ id: true }).extend({ place: z.int() }))

/** What staff did with such subjects, newest first. */
export async function loggedActions(
  db: Db,
  { after, ...filters }: LogFilters & { after?: string | undefined },
  subjects: readonly SubjectKind[],
): Promise<{ actions: LoggedAction[]; next: string | null }> {
  const cursor = logCursor.decode(after)
  let query = logRows(db, filters).where('subject_kind', 'in', subjects)
  if (cursor !== null) {
    query = query.where((is) =>
      is(is.refTuple('at', 'place'), '<', is.tuple(is.val(cursor.at), is.val(cursor.place))),
    )
  }
  const read = await query.limit(pageSize + 1).execute()
  const { rows, next } = logCursor.page(read, pageSize, ({ at, place }) => ({ at, place }))
  return { next, actions: rows.map(actionFrom) }
}

/** The newest of them, at most `limit`. */
export async function newestActions(
  db: AnyDb,
  filters: LogFilters,
  limit: number,
): Promise<LoggedAction[]> {
  return (await logRows(db, filters).limit(limit).execute()).map(actionFrom)
}

/** Read from the index, one step for each member, however long the log is. */
export async function logMembers(db: Db): Promise<{ id: UserId; name: string }[]> {
  const { rows } = await sql<{ id: UserId; name: string }>`
    with recursive member as (
      (select staff_id from staff_actions order by staff_id limit 1)
      union all
      select (select log.staff_id from staff_actions log
        where log.staff_id > member.staff_id order by log.staff_id limit 1)
      from member where member.staff_id is not null
    )
    select member.staff_id as id, latest.staff_name as name
    from member cross join lateral (select staff_name from staff_actions
      where staff_id = member.staff_id order by at desc, place desc limit 1) as latest
    order by lower(latest.staff_name), member.staff_id`.execute(db)
  return rows
}

function logRows(db: AnyDb, { kind, about, staff, q, from, to }: LogFilters) {
  let query = db
    .selectFrom('staff_actions')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (about !== undefined) query = query.where('subject_id', '=', about)
  if (staff !== undefined) query = query.where('staff_id', '=', staff)
  if (from !== undefined) query = query.where('at', '>=', startOfDay(dayFrom(from)))
  if (to !== undefined) query = query.where('at', '<', endOfDay(dayFrom(to)))
  if (q !== undefined && q !== '') {
    query = query.where(
      sql<boolean>`to_tsvector('simple', folded_name(subject_name)) @@ to_tsquery('simple',
        regexp_replace(nullif(folded_name(${q}::text), ''), ' ', ':* & ', 'g') || ':*')`,
    )
  }
  return query
}

type Row = Awaited<ReturnType<ReturnType<typeof logRows>['execute']>>[number]

function actionFrom(row: Row): LoggedAction {
  const { kind } = row
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind,
    staff: { id: row.staff_id, name: row.staff_name },
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    sentence: actionSentence({ kind, staff: row.staff_name, subject: row.subject_name }),
    reason: row.reason,
    // Only written by `act`, which accepts nothing else.
    before: row.before,
    after: row.after,
  }
}
