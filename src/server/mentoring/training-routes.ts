import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { takeSafeguarding } from './training-commands.ts'
import { trainedAt } from './training-queries.ts'

export function trainingRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, content } = services

  bind(app, services, 'GET /api/mentor/safeguarding', async (_input, { caller }) => {
    const { version, title, minutes, sections, questions, sources } = content.safeguarding
    const passedAt = await trainedAt(db, caller.userId, version)
    return {
      title,
      minutes,
      sections: [...sections],
      questions: questions.map(({ id, ask, options }) => ({ id, ask, options: [...options] })),
      sources: [...sources],
      passedAt: passedAt?.toISOString() ?? null,
    }
  })

  bind(app, services, 'POST /api/mentor/safeguarding', ({ answers }, { caller }) =>
    transaction((tx) => takeSafeguarding(tx, caller.userId, answers)),
  )
}
