import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { answerReview } from './commands.ts'
import { reviewOf } from './queries.ts'

export function reviewRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction } = services
  bind(app, services, 'GET /api/review', (_input, { caller }) =>
    reviewOf(db, content, caller.userId, services.now()),
  )
  bind(app, services, 'POST /api/review/answer', ({ cardId, answer, easy }, { caller }) =>
    transaction((tx) =>
      answerReview(tx, { userId: caller.userId, cardId, answer, easy: easy ?? false }),
    ),
  )
}
