import type { EditableKind, FieldTexts } from '#domain/learning/content-edit.ts'
import type { Tx } from '../db/transaction.ts'

interface EntryKey {
  kind: EditableKind
  id: string
}

/** Puts these texts over the entry, instead of an earlier edit. Without a text the file is shown again. */
export async function storeEdit(
  tx: Tx,
  { kind, id }: EntryKey,
  { texts, was }: { texts: FieldTexts; was: FieldTexts },
): Promise<void> {
  if (Object.keys(texts).length === 0) return removeEdit(tx, { kind, id })
  const row = { texts: JSON.stringify(texts), was: JSON.stringify(was), edited_at: tx.now }
  await tx.db
    .insertInto('content_edits')
    .values({ kind, id, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
    .execute()
  await tx.enqueue('content.apply', {})
}

/** The file is shown again. */
export async function removeEdit(tx: Tx, { kind, id }: EntryKey): Promise<void> {
  await tx.db.deleteFrom('content_edits').where('kind', '=', kind).where('id', '=', id).execute()
  await tx.enqueue('content.apply', {})
}

/** Forgets edits that the files of this release say themselves. */
export async function dropEdits(tx: Tx, edits: readonly EntryKey[]): Promise<void> {
  for (const { kind, id } of edits) {
    await tx.db.deleteFrom('content_edits').where('kind', '=', kind).where('id', '=', id).execute()
  }
}
