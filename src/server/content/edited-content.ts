import type { z } from 'zod'
import { writtenAnswerSchema } from '#domain/guide/written-answer.ts'
import {
  entryName,
  textsOf,
  withTexts,
  type EditableKind,
  type FieldTexts,
} from '#domain/learning/content-edit.ts'
import { factSchema } from '#domain/learning/facts.ts'
import { programmeSchema } from '#domain/openings/programme.ts'
import { factsOfAnswer } from './answer-checks.ts'
import { asSentence, checkEntries, fieldOf, type FieldProblem } from './entry-check.ts'
import { shownContent, type AuthoredContent, type Content } from './shown-content.ts'

/** What staff changed in one entry: only the fields that differ, and what the file said in them. */
export interface ContentEdit {
  readonly kind: EditableKind
  readonly id: string
  readonly texts: FieldTexts
  readonly was: FieldTexts
}

/**
 * `same`: the file of this release says it too. `conflict`: the file says something new in a field that was changed;
 * the edit is shown. `unusable`: with this release it would break a rule, so the file is shown.
 */
export type EditState = 'shown' | 'same' | 'conflict' | 'unusable'

export interface JudgedEdit<Edit extends ContentEdit = ContentEdit> {
  edit: Edit
  state: EditState
  /** Why it is unusable. */
  problems: readonly FieldProblem[]
}

const lists = { fact: 'facts', answer: 'answers', programme: 'programmes' } as const
const schemas: Readonly<Record<EditableKind, z.ZodType<object>>> = {
  fact: factSchema,
  answer: writtenAnswerSchema,
  programme: programmeSchema,
}

/** The entry as it is written; undefined when there is none. */
export function entryIn(
  authored: AuthoredContent,
  kind: EditableKind,
  id: string,
): ({ id: string } & object) | undefined {
  return authored[lists[kind]].find((entry) => entry.id === id)
}

/** All entries of a kind as they are written. */
export function entriesIn(
  authored: AuthoredContent,
  kind: EditableKind,
): readonly ({ id: string } & object)[] {
  return authored[lists[kind]]
}

/** The shipped content with the edits over it. One that cannot be used is left out, so the rest stays. */
export function withEdits<Edit extends ContentEdit>(
  shipped: Content,
  edits: readonly Edit[],
): { content: Content; judged: JudgedEdit<Edit>[] } {
  const { authored: files } = shipped
  const written = edits.map((edit) => ({ edit, ...parsedEntry(files, edit) }))
  const fitting = written.filter(({ entry }) => entry !== null)
  const checks = checkEntries(
    fitting.reduce((authored, { edit, entry }) => replaced(authored, edit.kind, entry), files),
    fitting.map(({ edit }) => entryName(edit.kind, edit.id)),
  )
  const judged = written.map(({ edit, entry, problems }) => {
    const broken = checks.get(entryName(edit.kind, edit.id)) ?? problems
    const state = broken.length > 0 ? ('unusable' as const) : stateOf(files, edit)
    return { edit, entry, state, problems: broken }
  })
  const authored = judged
    .filter(({ state }) => state === 'shown' || state === 'conflict')
    .reduce((before, { edit, entry }) => replaced(before, edit.kind, entry), files)
  const content = authored === files ? shipped : shownContent(authored, shipped, shipped)
  return { content, judged }
}

/** The authored content with one edit more, and everything that is wrong with it. */
export function withEdit(
  authored: AuthoredContent,
  edit: NewEdit,
): { authored: AuthoredContent; problems: readonly FieldProblem[] } {
  const { entry, problems } = parsedEntry(authored, edit)
  if (entry === null) return { authored, problems }
  const edited = replaced(authored, edit.kind, entry)
  const name = entryName(edit.kind, edit.id)
  return { authored: edited, problems: checkEntries(edited, [name]).get(name) ?? [] }
}

type NewEdit = Pick<ContentEdit, 'kind' | 'id' | 'texts'>

/** The entry with the edit, if it fits its schema; null with the reasons why not. */
function parsedEntry(
  authored: AuthoredContent,
  { kind, id, texts }: NewEdit,
): { entry: object | null; problems: FieldProblem[] } {
  const entry = entryIn(authored, kind, id)
  if (entry === undefined) {
    const message = 'The files of this release have no such entry any more.'
    return { entry: null, problems: [{ field: '', message }] }
  }
  const parsed = schemas[kind].safeParse(withTexts(kind, entry, texts))
  if (parsed.success) return { entry: withOwnFacts(kind, parsed.data), problems: [] }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: fieldOf(kind, path),
    message: asSentence(message),
  }))
  return { entry: null, problems }
}

function replaced(
  authored: AuthoredContent,
  kind: EditableKind,
  entry: object | null,
): AuthoredContent {
  if (entry === null) return authored
  const { id } = entry as { id: string }
  const list = entriesIn(authored, kind).map((each) => (each.id === id ? frozen(entry) : each))
  return Object.freeze({ ...authored, [lists[kind]]: Object.freeze(list) })
}

/** The facts that an answer quotes are listed with it. */
function withOwnFacts(kind: EditableKind, entry: object): object {
  if (kind !== 'answer') return entry
  return { ...entry, facts: factsOfAnswer(entry as z.infer<typeof writtenAnswerSchema>) }
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

function stateOf(shipped: AuthoredContent, edit: ContentEdit): EditState {
  const { kind, id, texts } = edit
  const entry = entryIn(shipped, kind, id)
  const inFile = entry === undefined ? {} : textsOf(kind, entry)
  if (Object.entries(texts).every(([name, text]) => inFile[name] === text)) return 'same'
  return isInConflict(edit, inFile) ? 'conflict' : 'shown'
}

/** Whether the file says something new in a field that was changed. */
export function isInConflict(
  { texts, was }: Pick<ContentEdit, 'texts' | 'was'>,
  inFile: FieldTexts,
): boolean {
  return Object.entries(texts).some(
    ([name, text]) => inFile[name] !== was[name] && inFile[name] !== text,
  )
}
