import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import { ownState, seenStateIn } from '../xp/seen-state-queries.ts'
import { askedQuestions } from './asked-questions.ts'
import { saveAnswers, startSitting } from './commands.ts'
import { assessmentFor, assessmentsFor, openedSitting } from './queries.ts'
import { submittedFrom, submittedResult } from './result-queries.ts'
import { submitAssessment } from './submit-commands.ts'

export function assessmentRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, env, now, content } = services
  const pace = env.ANSWER_PACE
  const questionsIn = askedQuestions()
  const reader = ({ userId }: Caller, id: string) => {
    const { figures } = content
    return { userId, id, pace, now: now(), figures }
  }
  bind(app, services, 'GET /api/assessments', ({ skill, after }, { caller }) =>
    assessmentsFor(db, caller.userId, { skill, after }),
  )
  bind(app, services, 'GET /api/assessments/:id', ({ id }, { caller }) =>
    assessmentFor(db, reader(caller, id)),
  )
  bind(app, services, 'POST /api/assessments/:id/start', async ({ id }, { caller }) => {
    await transaction((tx) => startSitting(tx, pace, { userId: caller.userId, assessmentId: id }))
    return openedSitting(db, reader(caller, id))
  })
  bind(app, services, 'PUT /api/assessments/:id/answers', async (input, { caller }) => {
    const { id, sittingId, answers } = input
    const attempt = { userId: caller.userId, assessmentId: id, sittingId, answers }
    await transaction((tx) => saveAnswers(tx, attempt))
    return { saved: true as const }
  })
  bind(
    app,
    services,
    'POST /api/assessments/:id/submit',
    async ({ id, sittingId, answers }, { caller, own }) => {
      const attempt = { userId: caller.userId, assessmentId: id, sittingId, answers }
      const seen = seenStateIn(own)
      const submitted = await transaction((tx) =>
        submitAssessment(tx, { pace, questionsIn }, attempt, seen),
      )
      return submitted === null
        ? submittedResult(db, reader(caller, id), sittingId)
        : submittedFrom(submitted, reader(caller, id))
    },
    ownState,
  )
}
