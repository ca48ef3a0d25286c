import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Answers } from '#domain/learning/question.ts'
import { call } from '../app/api.ts'
import type { Output } from '../app/api.ts'
import { apiQuery } from '../app/use-api.ts'
import { AnswerKeeper, keeperOf } from './answer-keeper.ts'
import { useStore } from '../ui/use-store.ts'

type Sitting = Extract<Output<'GET /api/assessments/:id'>, { kind: 'sitting' }>

/** The answers of an attempt, each saved on the server as it is given. */
export function useSavedAnswers(state: Sitting) {
  const client = useQueryClient()
  const [keeper] = useState(() =>
    keeperOf(state.sitting.id, () => {
      const ids = { id: state.assessment.id, sittingId: state.sitting.id }
      return new AnswerKeeper(async (answers) => {
        await call('PUT /api/assessments/:id/answers', { ...ids, answers })
        showAsSaved(client, state, answers)
      })
    }),
  )
  useEffect(() => {
    const save = () => void keeper.send()
    addEventListener('online', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      removeEventListener('online', save)
      document.removeEventListener('visibilitychange', save)
      keeper.stop()
    }
  }, [keeper])

  const progress = useStore(keeper.store)
  return {
    answers: { ...state.sitting.answers, ...progress.answers },
    state: progress.state,
    answer: keeper.answer,
    saveNow: () => void keeper.send(),
  }
}

/** Updates the cache, so that a reopened page has the answers just saved. */
function showAsSaved(client: QueryClient, state: Sitting, answers: Answers): void {
  const { queryKey } = apiQuery('GET /api/assessments/:id', { id: state.assessment.id })
  client.setQueryData<Output<'GET /api/assessments/:id'>>(queryKey, (before) => {
    // The attempt was handed in in the meantime, here or in another window.
    if (before && before.attempts > state.attempts) return before
    const isSame = before?.kind === 'sitting' && before.sitting.id === state.sitting.id
    const { sitting } = isSame ? before : state
    return { ...state, sitting: { ...sitting, answers: { ...sitting.answers, ...answers } } }
  })
  // The first answer changes how the attempt is shown in the list and on the home page.
  for (const path of ['GET /api/assessments', 'GET /api/dashboard']) {
    void client.invalidateQueries({ queryKey: [path] })
  }
}
