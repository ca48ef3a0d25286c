import { editableKinds, type FieldTexts } from '#domain/learning/content-edit.ts'
import type { AnyDb } from '../db/database.ts'
import type { ContentEdit } from './edited-content.ts'

export interface StoredEdit extends ContentEdit {
  readonly editedAt: Date
}

/** All edits, oldest first. */
export async function storedEdits(db: AnyDb): Promise<StoredEdit[]> {
  const rows = await db
    .selectFrom('content_edits')
    .select(['kind', 'id', 'texts', 'was', 'edited_at'])
    .orderBy('edited_at')
    .orderBy('kind')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ kind: stored, id, texts, was, edited_at: editedAt }) => {
    const kind = editableKinds.find((each) => each === stored)
    return kind === undefined
      ? []
      : [{ kind, id, texts: texts as FieldTexts, was: was as FieldTexts, editedAt }]
  })
}
