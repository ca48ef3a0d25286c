/** The answers of a quiz that was begun on this phone, to the questions that it still asks. */
export function quizDraftFor(
  questions: readonly { id: string }[],
  kept: unknown,
): Record<string, string> | null {
  if (typeof kept !== 'object' || kept === null) return null
  const answers = Object.entries(kept).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && questions.some(({ id }) => id === entry[0]),
  )
  return answers.length === 0 ? null : Object.fromEntries(answers)
}
