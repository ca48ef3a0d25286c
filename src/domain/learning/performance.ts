export type QuestionType =
  | 'multiple_choice'
  | 'true_false'
  | 'short_answer'
  | 'mark_lines'
  | 'order'
  | 'number'

/** Whether the answer is something done: lines tapped, steps put in order, a sum worked out. */
export function isWorked<Each extends { type: QuestionType }>(
  question: Each,
): question is Extract<Each, { type: 'mark_lines' | 'order' | 'number' }> {
  return ['mark_lines', 'order', 'number'].includes(question.type)
}

/** Whether it asks for work as a job does, rather than for something known. */
export function isPerformance({ type, chat }: { type?: QuestionType | undefined; chat?: unknown }) {
  return type === 'multiple_choice' ? chat !== undefined : type !== undefined && isWorked({ type })
}
