/** How a word is often typed, and how it is written. */
export interface Misspelling {
  id: string
  wrong: readonly string[]
}

/** A misspelled word, as typed, and the right one. */
export interface MisspelledWord {
  typed: string
  right: string
}

/** The words of a text that the list knows as misspelled. Only these: a name or a new word is never called wrong. */
export function misspelledIn(text: string, list: readonly Misspelling[]): MisspelledWord[] {
  const rightOf = new Map(list.flatMap(({ id, wrong }) => wrong.map((word) => [word, id] as const)))
  const words = text.replace(/[’]/g, "'").match(/[\p{L}']+/gu) ?? []
  const found = new Map<string, MisspelledWord>()
  for (const typed of words) {
    // "i" is only wrong as a word by itself and small; "U" and "Ur" are as wrong as "u" and "ur".
    const right = rightOf.get(typed === 'I' ? typed : typed.toLowerCase())
    if (right !== undefined && right !== typed) found.set(typed, { typed, right })
  }
  return [...found.values()]
}
