import { dayOf } from '#domain/day.ts'
import {
  changedTexts,
  entryName,
  partsOfEntryName,
  textsOf,
  type EditableKind,
  type FieldTexts,
} from '#domain/learning/content-edit.ts'
import type { Facts } from '#domain/people/staff-action.ts'
import { entryIn, isInConflict, withEdit, withEdits } from '../content/edited-content.ts'
import type { Content } from '../content/shown-content.ts'
import { removeEdit, storeEdit } from '../content-edits/commands.ts'
import { storedEdits, type StoredEdit } from '../content/stored-edits.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import type { ActionResult } from './act.ts'
import { dayProblems, titleOf } from './content-queries.ts'

interface Change {
  /** 'fact.trn-fee' */
  name: string
  seen: string
}

/** Stores what differs from the file, if the content with it passes the checks of the files. */
export async function changeContent(
  tx: Tx,
  shipped: Content,
  { name, seen, texts }: Change & { texts: FieldTexts },
): Promise<ActionResult> {
  const { kind, id, file, edits, edit } = await readEntry(tx, shipped, name)
  refuseOutdated(edit, seen)
  const others = edits.filter((each) => each !== edit)
  const { content } = withEdits(shipped, others)
  const changed = changedTexts(kind, file, texts)
  if (edit === undefined && Object.keys(changed).length === 0) throw nothingNew()
  const { problems } = withEdit(content.authored, { kind, id, texts: changed })
  refuseProblems([...problems, ...dayProblems(kind, texts, dayOf(tx.now))])
  const inFile = textsOf(kind, file)
  const was = Object.fromEntries(Object.keys(changed).map((field) => [field, inFile[field] ?? '']))
  const before = { ...inFile, ...edit?.texts }
  const after = { ...inFile, ...changed }
  const isSame = Object.keys(after).every((field) => after[field] === before[field])
  // Storing the same again decides against what a release says.
  if (isSame && !(edit !== undefined && isInConflict(edit, inFile))) throw nothingNew()
  await storeEdit(tx, { kind, id }, { texts: changed, was })
  return {
    subject: { id: name, name: titleOf(kind, file) },
    ...difference(isSame ? inFile : before, after),
  }
}

/** Shows what the file says again. */
export async function restoreContent(
  tx: Tx,
  shipped: Content,
  { name, seen }: Change,
): Promise<ActionResult> {
  const parts = partsOfEntryName(name)
  const edits = await storedEdits(tx.db)
  const edit = edits.find((each) => entryName(each.kind, each.id) === name)
  const file = parts && entryIn(shipped.authored, parts.kind, parts.id)
  if (!parts || (!file && !edit)) throw notFound()
  if (edit === undefined) throw new AlreadyDecided('The file is shown already.')
  refuseOutdated(edit, seen)
  await removeEdit(tx, parts)
  const inFile = file ? textsOf(parts.kind, file) : {}
  return {
    subject: { id: name, name: file ? titleOf(parts.kind, file) : parts.id },
    ...difference(edit.texts, inFile),
  }
}

interface EntryToChange {
  kind: EditableKind
  id: string
  file: object
  edits: StoredEdit[]
  edit: StoredEdit | undefined
}

async function readEntry(tx: Tx, shipped: Content, name: string): Promise<EntryToChange> {
  const parts = partsOfEntryName(name)
  const file = parts && entryIn(shipped.authored, parts.kind, parts.id)
  if (!parts || !file) throw notFound()
  const edits = await storedEdits(tx.db)
  const edit = edits.find(({ kind, id }) => kind === parts.kind && id === parts.id)
  return { ...parts, file, edits, edit }
}

function refuseOutdated(edit: StoredEdit | undefined, seen: string): void {
  if ((edit?.editedAt.toISOString() ?? '') === seen) return
  throw new AlreadyDecided('This text was changed since you opened it. Open it again.')
}

function nothingNew(): Refusal {
  return new Refusal('not-possible', 'Nothing is different from what is shown now.')
}

function refuseProblems(problems: readonly { field: string; message: string }[]): void {
  const [first] = problems
  if (first === undefined) return
  const fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  const message = first.field === '' ? first.message : 'Please check the marked fields.'
  throw new Refusal('invalid', message, { fields })
}

/** The fields that differ, for the log. Long texts are cut: the whole text is in the edit and in the file. */
function difference(before: FieldTexts, after: FieldTexts): { before: Facts; after: Facts } {
  const names = Object.keys(before).filter((name) => before[name] !== after[name])
  const cut = (texts: FieldTexts) =>
    Object.fromEntries(names.map((name) => [name, shortened(texts[name] ?? '')]))
  return { before: cut(before), after: cut(after) }
}

const maxFactLength = 300

function shortened(text: string): string {
  return text.length > maxFactLength ? `${text.slice(0, maxFactLength)}…` : text
}
