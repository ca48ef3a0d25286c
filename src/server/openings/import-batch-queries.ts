import { sql } from 'kysely'
import type { ImportBatch, ImportedOpening } from '#contract/staff-imports.ts'
import { dayOf } from '#domain/day.ts'
import type { AnyDb, Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 50

export async function isImport(db: AnyDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_batches')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export async function importBatches(
  db: Db,
  now: Date,
  after: string | undefined,
): Promise<{ imports: ImportBatch[]; next: string | null }> {
  const cursor = timeCursor.decode(after)
  let query = batchRows(db, now)
    .orderBy('batch.added_at', 'desc')
    .orderBy('batch.id', 'desc')
    .limit(pageSize + 1)
  if (cursor !== null) {
    query = query.where(
      sql<boolean>`(batch.added_at, batch.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`,
    )
  }
  const { rows, next } = timeCursor.page(await query.execute(), pageSize, (row) => ({
    at: row.added_at,
    id: row.id,
  }))
  return { imports: rows.map(batchFrom), next }
}

export async function importBatch(db: Db, now: Date, id: string): Promise<ImportBatch> {
  return batchFrom(await batchRows(db, now).where('batch.id', '=', id).executeTakeFirstOrThrow())
}

export async function openingsOfBatch(
  db: Db,
  id: string,
  after: string | undefined,
): Promise<{ openings: ImportedOpening[]; next: string | null }> {
  const cursor = timeCursor.decode(after)
  let query = db
    .selectFrom('opportunities')
    .select([
      'id',
      'title',
      'company',
      'location',
      'deadline',
      'status',
      'held_by',
      'first_seen_at',
    ])
    .where('batch_id', '=', id)
    .orderBy('id')
    .limit(pageSize + 1)
  if (cursor !== null) query = query.where('id', '>', cursor.id)
  const { rows, next } = timeCursor.page(await query.execute(), pageSize, (row) => ({
    at: row.first_seen_at,
    id: row.id,
  }))
  return {
    openings: rows.map(({ held_by: heldBy, first_seen_at: _seen, ...row }) => ({ ...row, heldBy })),
    next,
  }
}

function batchRows(db: Db, now: Date) {
  const today = dayOf(now)
  return db
    .selectFrom('import_batches as batch')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('opportunities as opening')
          .whereRef('opening.batch_id', '=', 'batch.id')
          .select([
            countWhere(sql<boolean>`opening.status = 'held' and opening.held_by = 'staff'
              and opening.decision_reasons = '{}' and opening.closes_on >= ${today}::date`).as(
              'waiting',
            ),
            countWhere(sql<boolean>`opening.status = 'held'`).as('held'),
            countWhere(sql<boolean>`opening.status = 'published'`).as('published'),
            countWhere(sql<boolean>`opening.status = 'expired'`).as('closed'),
            countWhere(sql<boolean>`opening.status = 'removed'`).as('removed'),
          ])
          .as('state'),
      (join) => join.onTrue(),
    )
    .selectAll('batch')
    .select(['state.waiting', 'state.held', 'state.published', 'state.closed', 'state.removed'])
}

function countWhere(condition: ReturnType<typeof sql<boolean>>) {
  return sql<number>`count(*) filter (where ${condition})`
}

type Row = Awaited<ReturnType<ReturnType<typeof batchRows>['execute']>>[number]

function batchFrom(row: Row): ImportBatch {
  return {
    id: row.id,
    fileName: row.file_name,
    addedAt: row.added_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    counts: row.counts,
    problems: row.problems,
    waiting: Number(row.waiting),
    held: Number(row.held),
    published: Number(row.published),
    closed: Number(row.closed),
    removed: Number(row.removed),
  }
}
