import { detailsFrom, detailsText, type AnswerDetail } from '#domain/guide/answer-details.ts'

/** The kinds of content that staff can change while the server runs. */
export const editableKinds = ['fact', 'answer', 'programme'] as const
export type EditableKind = (typeof editableKinds)[number]

/** One text of an entry, as a field of a form. */
export interface EditableField {
  /** The key in the file; 'parts.Cost' is inside `parts`. */
  name: string
  label: string
  hint?: string
  long?: true
  optional?: true
}

const source = [
  {
    name: 'asOf',
    label: 'True on this day',
    hint: 'The day for which the source says so, as 2026-07-01.',
  },
  { name: 'source', label: 'Source', hint: 'Who says so, and in what.' },
  { name: 'url', label: 'Web address of the source', optional: true },
  { name: 'reviewBy', label: 'Look it up again before', hint: 'A day to come, as 2027-06-15.' },
] as const satisfies readonly EditableField[]

const quotes = 'Write a fact as {{fact:its-id}}: the app fills in its value.'

export const editableFields: Readonly<Record<EditableKind, readonly EditableField[]>> = {
  fact: [
    { name: 'value', label: 'Value', hint: 'The words that go into the sentences.' },
    { name: 'label', label: 'What it is' },
    {
      name: 'sentence',
      label: 'As a sentence',
      hint: 'With {{fact:its-own-id}} where the value goes.',
      long: true,
      optional: true,
    },
    ...source,
  ],
  answer: [
    { name: 'title', label: 'The question', hint: 'At most 60 characters.' },
    { name: 'answer', label: 'The answer', hint: quotes, long: true },
    ...['Cost', 'How long', 'Where', 'What to bring', 'Age', 'Pay', 'Subjects'].map((part) => ({
      name: `parts.${part}`,
      label: `Only about: ${part}`,
      long: true as const,
      optional: true as const,
    })),
    {
      name: 'details',
      label: 'Narrower questions',
      hint: 'For each: ## and the question, 3 to 8 ways to ask it, each on a line after a hyphen, then the reply.',
      long: true,
      optional: true,
    },
    { name: 'asked', label: 'Ways to ask it', hint: 'One on each line, 6 to 40.', long: true },
    ...source.map((field) => ({ ...field, optional: true as const })),
  ],
  programme: [
    { name: 'title', label: 'Title' },
    { name: 'organisation', label: 'Organisation' },
    { name: 'location', label: 'Place' },
    { name: 'description', label: 'Description', hint: quotes, long: true },
    { name: 'url', label: 'Official website' },
    { name: 'duration', label: 'How long it takes', optional: true },
    { name: 'audience', label: 'Who it is for, in words' },
    {
      name: 'ages',
      label: 'Ages that may join',
      hint: '17 or 17 to 23, or a fact that says so. Students of another age see why they do not fit.',
      optional: true,
    },
  ],
}

/** The texts of an entry by the name of their field; a missing one is empty. */
export type FieldTexts = Readonly<Record<string, string>>
type Entry = Readonly<Record<string, unknown>>

/** 'fact.trn-fee' */
export type EntryName = `${EditableKind}.${string}`

export function entryName(kind: EditableKind, id: string): EntryName {
  return `${kind}.${id}`
}

/** Null for anything that is not the name of an entry. */
export function partsOfEntryName(name: string): { kind: EditableKind; id: string } | null {
  const [start = '', id = ''] = name.split('.')
  const kind = editableKinds.find((each) => each === start)
  return kind === undefined || id === '' ? null : { kind, id }
}

/** What the form shows for an entry. */
export function textsOf(kind: EditableKind, entry: object): FieldTexts {
  return Object.fromEntries(
    editableFields[kind].map(({ name }) => [name, asText(name, valueAt(entry as Entry, name))]),
  )
}

/** Those texts that differ from the entry's own. */
export function changedTexts(kind: EditableKind, entry: object, texts: FieldTexts): FieldTexts {
  const own = textsOf(kind, entry)
  return Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]): [string, string] => [name, tidy(text)])
      .filter(([name, text]) => own[name] !== undefined && own[name] !== text),
  )
}

/** The entry with these texts, as its file would have it: to be parsed with its schema. */
export function withTexts(kind: EditableKind, entry: object, texts: FieldTexts): Entry {
  const { facts: _derived, ...own } = entry as Entry
  const written = { ...own, ...inWriting(own, 'needs'), ...inWriting(own, 'unless') }
  return Object.entries(texts).reduce<Entry>(
    (result, [name, text]) => withText(result, name, text, isOptional(kind, name)),
    kind === 'answer' ? written : own,
  )
}

function valueAt(entry: Entry, name: string): unknown {
  const [key = '', inner] = name.split('.')
  const value = entry[key]
  return inner === undefined ? value : (value as Entry | undefined)?.[inner]
}

function asText(name: string, value: unknown): string {
  if (Array.isArray(value))
    return name === 'details' ? detailsText(value as readonly AnswerDetail[]) : value.join('\n')
  return typeof value === 'string' ? value : ''
}

/** Without spaces at the end of lines, and with one kind of line break. */
function tidy(text: string): string {
  return text.replaceAll(/[ \t]*\r?\n/g, '\n').trim()
}

function isOptional(kind: EditableKind, name: string): boolean {
  return editableFields[kind].find((field) => field.name === name)?.optional ?? false
}

function withText(entry: Entry, name: string, text: string, optional: boolean): Entry {
  const [key = '', inner] = name.split('.')
  if (inner !== undefined) {
    return { ...entry, [key]: withText((entry[key] ?? {}) as Entry, inner, text, optional) }
  }
  if (text === '' && optional) {
    const { [key]: _removed, ...rest } = entry
    return rest
  }
  return { ...entry, [key]: valueOf(key, text, entry) }
}

function valueOf(key: string, text: string, entry: Entry): unknown {
  if (key === 'details') return detailsFrom(text)
  return Array.isArray(entry[key]) ? linesOf(text) : text
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Phrases are a list once they are parsed, and have bars between them in the file. */
function inWriting(entry: Entry, name: 'needs' | 'unless'): Entry {
  const phrases = entry[name]
  return Array.isArray(phrases) ? { [name]: phrases.join('|') } : {}
}
