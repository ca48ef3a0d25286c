import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Answers } from '#domain/question.ts'
import { call } from '../app/api.ts'
import { AnswerKeeper } from './answer-keeper.ts'

interface SittingPlace {
  id: string
  sittingId: string
  /** What the server holds. */
  saved: Answers
}

/** The answers of an attempt, each sent to the server as it is given. */
export function useSavedAnswers({ id, sittingId, saved }: SittingPlace) {
  const [keeper] = useState(
    () =>
      new AnswerKeeper((answers) =>
        call('PUT /api/assessments/:id/answers', { id, sittingId, answers }),
      ),
  )
  useEffect(() => {
    const now = () => void keeper.send()
    addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
      keeper.stop()
    }
  }, [keeper])

  const { given, state } = useSyncExternalStore(keeper.listen, keeper.read)
  return {
    answers: { ...saved, ...given },
    state,
    answer: keeper.answer,
    saveNow: () => void keeper.send(),
  }
}
