import type { Routes } from '#contract/routes.ts'
import type { ContentEntry, ContentPreview, StaffContentEdit } from '#contract/staff-content.ts'
import type { z } from 'zod'
import {
  changedTexts,
  editableFields,
  editableKinds,
  entryName,
  partsOfEntryName,
  textsOf,
  type EditableKind,
  type FieldTexts,
} from '#domain/learning/content-edit.ts'
import type { Day } from '#domain/day.ts'
import { entriesIn, entryIn, withEdit, type JudgedEdit } from '../content/edited-content.ts'
import { writtenOutElsewhere, type FieldProblem } from '../content/entry-check.ts'
import type { AuthoredContent } from '../content/shown-content.ts'
import { shownEntry } from '../content/shown-entry.ts'
import type { StoredEdit } from '../content/stored-edits.ts'
import type { AnyDb } from '../db/database.ts'
import type { Services } from '../services.ts'

type Sources = Pick<Services, 'db' | 'content' | 'editedContent'>
type Found = z.input<Routes['GET /api/staff/content']['output']>

const maxEntries = 40

/** The entries that have all words in their id or title; those that were changed first. */
export function foundEntries(
  { content, editedContent }: Sources,
  { kind, q = '' }: { kind?: EditableKind | undefined; q?: string | undefined },
): Found {
  const changed = new Set(editedContent.judged().map(({ edit }) => entryName(edit.kind, edit.id)))
  const words = q.toLowerCase().split(/\s+/)
  const found = editableKinds
    .filter((each) => kind === undefined || each === kind)
    .flatMap((each) =>
      entriesIn(content.authored, each).map((entry) => {
        const id = entryName(each, entry.id)
        return { id, kind: each, title: titleOf(each, entry), edited: changed.has(id) }
      }),
    )
    .filter(({ id, title }) => {
      const text = `${id} ${title}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => Number(b.edited) - Number(a.edited))
  return { entries: found.slice(0, maxEntries), more: found.length > maxEntries }
}

/** One entry with what the form needs; null when there is none. */
export async function contentEntry(sources: Sources, name: string): Promise<ContentEntry | null> {
  const { content, editedContent, db } = sources
  const parts = partsOfEntryName(name)
  const entry = parts && entryIn(content.authored, parts.kind, parts.id)
  const shipped = parts && entryIn(editedContent.shipped.authored, parts.kind, parts.id)
  if (!parts || !entry || !shipped) return null
  const { kind, id } = parts
  const judged = editedContent.judged().find(({ edit }) => edit.kind === kind && edit.id === id)
  // One that cannot be used is not shown, but its texts are the ones to go on with.
  const shown = { ...textsOf(kind, entry), ...judged?.edit.texts }
  const inFile = textsOf(kind, shipped)
  return {
    id: name,
    kind,
    title: titleOf(kind, entry),
    fields: editableFields[kind].map(({ name: field, label, hint = null, long, optional }) => ({
      name: field,
      label,
      hint,
      long: long ?? false,
      optional: optional ?? false,
      text: shown[field] ?? '',
      file: inFile[field] ?? '',
    })),
    change: judged === undefined ? null : await changeOf(db, judged),
    seen: judged?.edit.editedAt.toISOString() ?? '',
  }
}

/** Everything that differs from the files, newest first. */
export async function contentEdits({ db, editedContent }: Sources): Promise<StaffContentEdit[]> {
  const { authored } = editedContent.shipped
  return Promise.all(
    editedContent
      .judged()
      .toReversed()
      .map(async (judged) => {
        const { kind, id, texts, was } = judged.edit
        const entry = entryIn(authored, kind, id)
        const inFile: FieldTexts = entry === undefined ? {} : textsOf(kind, entry)
        return {
          id: entryName(kind, id),
          kind,
          title: entry === undefined ? id : titleOf(kind, entry),
          change: await changeOf(db, judged),
          fields: editableFields[kind]
            .filter(({ name }) => texts[name] !== undefined)
            .map(({ name, label }) => ({
              name,
              label,
              file: inFile[name] ?? '',
              was: was[name] ?? '',
              text: texts[name] ?? '',
            })),
        }
      }),
  )
}

/** What these texts would do, without storing them. */
export function contentPreview(
  { authored }: { authored: AuthoredContent },
  { kind, id }: { kind: EditableKind; id: string },
  texts: FieldTexts,
  today: Day,
): ContentPreview {
  const entry = entryIn(authored, kind, id) ?? {}
  const changed = changedTexts(kind, entry, texts)
  const { authored: edited, problems: found } = withEdit(authored, { kind, id, texts: changed })
  const problems = [...found, ...dayProblems(kind, texts, today)]
  const isShown = problems.length === 0
  const name = entryName(kind, id)
  return {
    problems,
    warnings: isShown && changed['value'] !== undefined ? writtenOutElsewhere(edited, name) : [],
    changed: Object.keys(changed),
    ...(isShown ? shownEntry(edited, kind, id) : { shown: [], more: 0 }),
  }
}

/** A source cannot speak of a day to come, and a day of review is still to come. */
export function dayProblems(kind: EditableKind, texts: FieldTexts, today: Day): FieldProblem[] {
  if (kind === 'programme') return []
  const { asOf = '', reviewBy = '' } = texts
  return [
    ...(asOf.slice(0, 10) > today.slice(0, asOf.length)
      ? [{ field: 'asOf', message: 'This day is still to come.' }]
      : []),
    ...(reviewBy !== '' && reviewBy <= today
      ? [{ field: 'reviewBy', message: 'Choose a day after today.' }]
      : []),
  ]
}

/** What staff call an entry. */
export function titleOf(kind: EditableKind, entry: object): string {
  const texts = textsOf(kind, entry)
  return texts[kind === 'fact' ? 'label' : 'title'] ?? ''
}

async function changeOf(
  db: AnyDb,
  { edit, state, problems }: JudgedEdit<StoredEdit>,
): Promise<StaffContentEdit['change']> {
  const logged = await db
    .selectFrom('staff_actions')
    .select(['staff_name', 'reason'])
    .where('subject_id', '=', entryName(edit.kind, edit.id))
    .where('kind', '=', 'edited-content')
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    by: logged?.staff_name ?? 'Staff',
    reason: logged?.reason ?? '',
    at: edit.editedAt.toISOString(),
    state,
    problems: [...problems],
  }
}
