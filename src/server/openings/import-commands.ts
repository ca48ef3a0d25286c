import { countsOf, type ImportCounts } from '#domain/openings/import-fields.ts'
import { plural } from '#domain/text/plural.ts'
import type { Tx } from '../db/transaction.ts'
import type { ListedOpening } from '../feeds/normalise.ts'
import { Refusal } from '../http/refusal.ts'
import { importSource, plannedRows, type PlannedRow, type ReadImport } from './import-queries.ts'
import { lockOpenings, storeOpenings } from './store-commands.ts'

export interface ImportedBatch {
  id: string
  /** "12 openings from jobs.csv" */
  name: string
  counts: ImportCounts
}

/**
 * Adds the new openings of a file as one batch, held until staff publish it, and updates those that an earlier file had
 * added. The same file a second time changes nothing, and is refused.
 */
export async function importOpenings(
  tx: Tx,
  read: ReadImport,
  fileName: string,
): Promise<ImportedBatch> {
  await lockOpenings(tx)
  const rows = await plannedRows(tx.db, read)
  const fresh = openingsOf(rows, ['new', 'check'])
  const changed = openingsOf(rows, ['changed'])
  if (fresh.length + changed.length === 0) {
    throw new Refusal('not-possible', 'This file adds nothing and changes nothing.')
  }
  const counts = countsOf(rows.map(({ outcome }) => outcome))
  const { id } = await tx.db
    .insertInto('import_batches')
    .values({
      file_name: fileName,
      added_at: tx.now,
      counts: JSON.stringify(counts),
      problems: JSON.stringify(problemsOf(rows)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await bringBack(tx, id, rows)
  await storeOpenings(tx, { ...importSource, batchId: id }, fresh)
  await storeOpenings(tx, importSource, changed)
  const name = `${plural(fresh.length + changed.length, 'opening')} from ${fileName}`
  return { id, name, counts }
}

function openingsOf(
  rows: readonly PlannedRow[],
  outcomes: readonly PlannedRow['outcome'][],
): ListedOpening[] {
  return rows.flatMap(({ outcome, opening }) =>
    opening !== null && outcomes.includes(outcome) ? [opening] : [],
  )
}

function problemsOf(rows: readonly PlannedRow[]) {
  return rows.flatMap(({ row, outcome, notes }) =>
    outcome === 'problem' ? [{ row, problems: notes }] : [],
  )
}

/** What an undone import had added is no longer removed, so that storing it decides about it again. */
async function bringBack(tx: Tx, batchId: string, rows: readonly PlannedRow[]): Promise<void> {
  const ids = rows.flatMap(({ backId }) => (backId === null ? [] : [backId]))
  if (ids.length === 0) return
  await tx.db
    .updateTable('opportunities')
    .set({ status: 'expired', batch_id: batchId })
    .where('id', 'in', ids)
    .execute()
}
