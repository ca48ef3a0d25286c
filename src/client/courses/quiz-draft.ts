/** The draft answers stored on this device, for questions the quiz still has. */
export function quizDraftFor(
  questions: readonly { id: string }[],
  stored: unknown,
): Record<string, string> | null {
  if (typeof stored !== 'object' || stored === null) return null
  const answers = Object.entries(stored).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && questions.some(({ id }) => id === entry[0]),
  )
  return answers.length === 0 ? null : Object.fromEntries(answers)
}
