import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Day } from '#domain/day.ts'
import type { PostingFilter, PostingSort } from '#domain/openings/posting.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { cursorOf, timeCursor } from '../http/cursor.ts'

/** The openings that a business asks for. */
export interface PostingList {
  businessId: UserId
  today: Day
  after?: string | undefined
  q?: string | undefined
  show?: PostingFilter | undefined
  sort?: PostingSort | undefined
}

const pageSize = 50
const textCursor = cursorOf(z.strictObject({ key: z.string().max(2000), id: z.guid() }))

/** The sort key of the orders that are not by time. */
const keys = {
  closing: sql<string>`closes_on::text`,
  title: sql<string>`lower(title)`,
} satisfies Record<Exclude<PostingSort, 'newest'>, unknown>

/** A page of the openings of a business: by default newest first. */
export async function postingPage(db: AnyDb, list: PostingList) {
  const { sort = 'newest' } = list
  if (sort === 'newest') {
    const cursor = timeCursor.decode(list.after)
    const rows = postingRows(db, list, sql<string>`''`)
    const later =
      cursor === null
        ? rows
        : rows.where(sql<SqlBool>`(first_seen_at, id) < (${cursor.at}, ${cursor.id}::uuid)`)
    const read = await later
      .orderBy('first_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute()
    return timeCursor.page(read, pageSize, ({ first_seen_at: at, id }) => ({ at, id }))
  }
  const key = keys[sort]
  const cursor = textCursor.decode(list.after)
  const rows = postingRows(db, list, key)
  const later =
    cursor === null
      ? rows
      : rows.where(sql<SqlBool>`(${key}, id) > (${cursor.key}::text, ${cursor.id}::uuid)`)
  const read = await later
    .orderBy(key)
    .orderBy('id')
    .limit(pageSize + 1)
    .execute()
  return textCursor.page(read, pageSize, ({ sort_key, id }) => ({ key: sort_key, id }))
}

function postingRows(
  db: AnyDb,
  { businessId, today, q, show }: PostingList,
  key: typeof keys.title,
) {
  const rows = db
    .selectFrom('opportunities')
    .selectAll()
    .select(key.as('sort_key'))
    .where('business_id', '=', businessId)
    .where(inState(show ?? 'all', today))
  if (q === undefined || q === '') return rows
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return rows.where((row) =>
    row.or([
      row('title', 'ilike', part),
      row('location', 'ilike', part),
      row('skills', 'ilike', part),
    ]),
  )
}

/** The same states as `postingStateOf`, as a condition. */
function inState(show: PostingFilter, today: Day) {
  const isOpen = sql`closes_on >= ${today}::date`
  switch (show) {
    case 'all':
      return sql<SqlBool>`true`
    case 'published':
    case 'paused':
      return sql<SqlBool>`status = ${show} and ${isOpen}`
    case 'closed':
      return sql<SqlBool>`(status = 'expired' or (status in ('published', 'paused') and not ${isOpen}))`
    default:
      return sql<SqlBool>`status = ${show}`
  }
}
