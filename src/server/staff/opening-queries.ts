import { createHash } from 'node:crypto'
import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { StaffOpening } from '#contract/staff-openings.ts'
import { agesShownInWords, clashOfAges } from '#domain/openings/ages-asked.ts'
import { redFlagReasons, redFlags } from '#domain/safety/red-flags.ts'
import type { AnyDb, Db } from '../db/database.ts'
import { queueFrom, type Queue } from '../db/queue.ts'
import { timeCursor } from '../http/cursor.ts'

export type PostList = 'held' | 'reported' | 'kept' | 'removed' | 'published'

const pageSize = 50
const reportsShown = 20

/** Openings that wait for a decision are listed oldest first, decided ones newest first. */
export async function posts(
  db: Db,
  filters: { list: PostList; q: string | undefined; after: string | undefined },
): Promise<{ posts: StaffOpening[]; next: string | null }> {
  const cursor = timeCursor.decode(filters.after)
  const isWaiting = filters.list === 'held' || filters.list === 'reported'
  const order = isWaiting ? 'asc' : 'desc'
  let query = postRows(db).where(inList[filters.list])
  if (filters.q !== undefined && filters.q !== '') {
    const part = `%${filters.q.replaceAll(/[\\%_]/g, '\\$&')}%`
    query = query.where((row) =>
      row.or([row('post.title', 'ilike', part), row('post.company', 'ilike', part)]),
    )
  }
  if (cursor !== null) {
    const position = sql`(${cursor.at}::timestamptz, ${cursor.id}::uuid)`
    query = query.where(
      isWaiting
        ? sql<SqlBool>`(post.first_seen_at, post.id) > ${position}`
        : sql<SqlBool>`(post.first_seen_at, post.id) < ${position}`,
    )
  }
  const read = await query
    .orderBy('post.first_seen_at', order)
    .orderBy('post.id', order)
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(read, pageSize, (row) => ({
    at: row.first_seen_at,
    id: row.id,
  }))
  return { next, posts: rows.map(postFrom) }
}

export async function postOf(db: AnyDb, id: string): Promise<StaffOpening | null> {
  const row = await postRows(db)
    .where('post.id', '=', id)
    .where('post.status', 'in', ['held', 'published', 'removed', 'expired'])
    .executeTakeFirst()
  return row === undefined ? null : postFrom(row)
}

export async function waitingPosts(db: Db, list: 'held' | 'reported'): Promise<Queue> {
  const row = await db
    .selectFrom('opportunities as post')
    .select((all) => all.fn.countAll<number>().as('count'))
    .select((all) => all.fn.min('post.first_seen_at').as('oldest'))
    .where(inList[list])
    .executeTakeFirstOrThrow()
  return queueFrom(row)
}

const inList: Readonly<Record<PostList, ReturnType<typeof sql<SqlBool>>>> = {
  held: sql<SqlBool>`post.status = 'held' and post.held_by in ('rules', 'reports')`,
  reported: sql<SqlBool>`post.status = 'published' and exists (select from opportunity_reports open
    where open.opportunity_id = post.id and open.settled_at is null)`,
  kept: sql<SqlBool>`post.status = 'held' and post.held_by = 'staff'`,
  removed: sql<SqlBool>`post.status = 'removed'`,
  published: sql<SqlBool>`post.status = 'published'`,
}

function postRows(db: AnyDb) {
  return (
    db
      .selectFrom('opportunities as post')
      .leftJoin('business_profiles as business', 'business.user_id', 'post.business_id')
      .selectAll('post')
      // No list contains drafts, or openings paused with their business.
      .$narrowType<{ status: StaffOpening['status'] }>()
      .select(['business.business_name', 'business.verified'])
      .select((row) => [
        jsonArrayFrom(
          row
            .selectFrom('opportunity_reports as report')
            .select(['report.reason', 'report.note', 'report.created_at as at'])
            .whereRef('report.opportunity_id', '=', 'post.id')
            .where('report.settled_at', 'is', null)
            .orderBy('report.created_at', 'desc')
            .orderBy('report.user_id')
            .limit(reportsShown),
        ).as('reports'),
        row
          .selectFrom('opportunity_reports as report')
          .select((all) => all.fn.countAll<number>().as('count'))
          .whereRef('report.opportunity_id', '=', 'post.id')
          .where('report.settled_at', 'is', null)
          .as('reportCount'),
        row
          .selectFrom('staff_actions as done')
          .select('done.id')
          .where('done.subject_id', '=', sql<string>`post.id::text`)
          .orderBy('done.at', 'desc')
          .orderBy('done.place', 'desc')
          .limit(1)
          .as('lastDecision'),
      ])
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof postRows>['execute']>>[number]

/** Includes a fingerprint of the last decision and of everything staff see. */
function postFrom(row: Row): StaffOpening {
  const card = cardFrom(row)
  const hash = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 16)
  return { ...card, seen: `${row.lastDecision ?? ''}.${hash}` }
}

function cardFrom(row: Row): Omit<StaffOpening, 'seen'> {
  const { title, description, duration } = row
  const place = row.place
  const ages = { minAge: row.min_age, maxAge: row.max_age }
  return {
    id: row.id,
    title,
    company: row.company,
    location: row.location,
    type: row.type,
    pay: row.pay,
    deadline: row.deadline,
    ages: agesShownInWords({ ...ages, forAdults: row.for_adults, place }),
    clash: clashOfAges({ title, description, duration, place, ...ages }),
    description,
    url: row.url,
    source: row.source_label,
    business:
      row.business_id === null
        ? null
        : { id: row.business_id, name: row.business_name ?? '', verified: row.verified === true },
    status: row.status,
    heldBy: row.held_by,
    flags: redFlags.filter((flag) => row.flags.includes(flag)).map((flag) => redFlagReasons[flag]),
    reports: row.reports.map(({ reason, note, at }) => ({
      reason,
      note,
      at: new Date(at).toISOString(),
    })),
    reportCount: Number(row.reportCount ?? 0),
    since: row.first_seen_at.toISOString(),
  }
}
