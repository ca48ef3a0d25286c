import { sql } from 'kysely'
import { dayOf } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { plural } from '#domain/text/plural.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'

export interface BatchResult {
  /** "12 openings from jobs.csv" */
  name: string
  openings: number
}

/**
 * Publishes what waits for this only. What the rules or reports hold, and what staff decided about one by one, stays as
 * it is.
 */
export async function publishBatch(tx: Tx, id: string): Promise<BatchResult> {
  const fileName = await lockBatch(tx, id)
  const rows = await tx.db
    .updateTable('opportunities')
    .set({
      status: 'published',
      held_by: null,
      published_at: sql<Date>`coalesce(published_at, ${tx.now})`,
    })
    .where('batch_id', '=', id)
    .where('status', '=', 'held')
    .where('held_by', '=', 'staff')
    .where('decision_reasons', '=', sql<string[]>`'{}'`)
    .where('closes_on', '>=', dayOf(tx.now))
    .returning('id')
    .execute()
  return resultOf(fileName, rows.length, 'Nothing in this import waits to be published')
}

export async function holdBatch(tx: Tx, id: string): Promise<BatchResult> {
  const fileName = await lockBatch(tx, id)
  const rows = await tx.db
    .updateTable('opportunities')
    .set({ status: 'held', held_by: 'staff', decision_reasons: [] })
    .where('batch_id', '=', id)
    .where('status', '=', 'published')
    .returning('id')
    .execute()
  return resultOf(fileName, rows.length, 'Nothing in this import is published')
}

/**
 * Removes all that the import added. Students keep what they saved or applied for, as closed. What it changed about
 * openings of earlier imports stays changed.
 */
export async function undoBatch(tx: Tx, id: string): Promise<BatchResult> {
  const fileName = await lockBatch(tx, id)
  const rows = await tx.db
    .updateTable('opportunities')
    .set({ status: 'removed', held_by: null })
    .where('batch_id', '=', id)
    .where('status', '<>', 'removed')
    .returning('id')
    .execute()
  await tx.db
    .updateTable('import_batches')
    .set({ undone_at: tx.now })
    .where('id', '=', id)
    .execute()
  await answerReports(
    tx,
    rows.map((row) => row.id),
  )
  return { name: nameOf(fileName, rows.length), openings: rows.length }
}

/** The reports of removed openings need nobody any more. */
async function answerReports(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const reports = await tx.db
    .updateTable('opportunity_reports')
    .set({ settled_at: tx.now })
    .where('opportunity_id', 'in', ids)
    .where('settled_at', 'is', null)
    .returning('opportunity_id')
    .execute()
  for (const opening of new Set(reports.map((report) => report.opportunity_id)))
    await settleNotifications(tx, subjectOf.reportsOf(opening))
}

/** Serialises what is done to one batch. Returns the name of its file. */
async function lockBatch(tx: Tx, id: string): Promise<string> {
  const batch = await tx.db
    .selectFrom('import_batches')
    .select(['file_name', 'undone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (batch === undefined) throw notFound('Import not found')
  if (batch.undone_at !== null) throw new AlreadyDecided('This import was undone')
  return batch.file_name
}

function resultOf(fileName: string, openings: number, nothing: string): BatchResult {
  if (openings === 0) throw new AlreadyDecided(nothing)
  return { name: nameOf(fileName, openings), openings }
}

function nameOf(fileName: string, openings: number): string {
  return `${plural(openings, 'opening')} from ${fileName}`
}
