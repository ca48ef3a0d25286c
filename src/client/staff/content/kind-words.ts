import type { EditableKind } from '#domain/learning/content-edit.ts'

/** The word on the chip of an entry. */
export const kindWords: Readonly<Record<EditableKind, string>> = {
  fact: 'Fact',
  answer: 'Answer',
  programme: 'Programme',
}

/** What a change does at once, and what it does not. */
export const effects: Readonly<Record<EditableKind, string>> = {
  fact: 'The new value is in every text within a minute: lessons, questions, openings and the advisor. Only the landing page keeps the old one until the next release.',
  answer:
    'The advisor shows the new text at once, and finds it by the new title and by your new ways to ask it, word for word. It learns questions that are only similar with the next release. A way to ask it that you remove also works until then.',
  programme:
    'The opening and what the advisor says about it change within a minute. Its type, its skills and who it is for by schooling are changed in the file.',
}

export const stateChips = {
  shown: { label: 'Shown', tone: 'leaf' },
  same: { label: 'In the file too', tone: 'plain' },
  conflict: { label: 'The file changed too', tone: 'sun' },
  unusable: { label: 'Not shown', tone: 'coral' },
} as const
