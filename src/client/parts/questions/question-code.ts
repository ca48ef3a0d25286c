import { useEffect } from 'react'
import type { OpenQuestion } from '#contract/open-question.ts'
import { isWorked } from '#domain/learning/performance.ts'

/** The code that few questions need. */
export const questionCode = {
  work: () => import('./WorkInput.tsx'),
  chat: () => import('./Chat.tsx'),
  table: () => import('./Table.tsx'),
}

/** Fetches what these questions need before they come up: by then there may be no connection. */
export function useQuestionCode(questions: readonly OpenQuestion[]): void {
  useEffect(() => {
    const needed = [
      questions.some(isWorked) && questionCode.work,
      questions.some((question) => 'chat' in question) && questionCode.chat,
      questions.some((question) => 'table' in question) && questionCode.table,
    ]
    // A failure is met again when it is shown.
    for (const load of needed) if (load !== false) load().catch(() => {})
  }, [questions])
}
