import type { FastifyInstance } from 'fastify'
import { answerParts, type PracticeAnswer } from '#domain/learning/interview-practice.ts'
import { helpFor } from '#domain/safety/help-card.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { keepAnswer, rateAnswer, removeAnswer, rewriteAnswer } from './commands.ts'
import { answersOf, evidenceOf, questionsOf } from './queries.ts'

export function interviewPracticeRoutes(app: FastifyInstance, services: Services): void {
  const { content, transaction } = services
  const helpIn = (answer: PracticeAnswer, ageBand: Parameters<typeof helpFor>[1]) =>
    helpFor(answerParts.map((part) => answer[part]).join('\n'), ageBand, content.helplines)

  bind(app, services, 'GET /api/interview-questions', ({ sector }) => ({
    questions: questionsOf(content, sector),
  }))
  bind(app, services, 'GET /api/interview-evidence', async (_input, { caller }) => ({
    evidence: await evidenceOf(services, caller.userId),
  }))
  bind(app, services, 'GET /api/interview-answers', ({ before }, { caller }) =>
    answersOf(services, caller.userId, before),
  )
  bind(app, services, 'POST /api/interview-answers', async (input, { caller }) => ({
    id: await transaction((tx) => keepAnswer(tx, caller.userId, input)),
    help: helpIn(input.answer, caller.ageBand),
  }))
  bind(app, services, 'PUT /api/interview-answers/:id', async ({ id, answer }, { caller }) => {
    await transaction((tx) => rewriteAnswer(tx, { userId: caller.userId, id, answer }))
    return { help: helpIn(answer, caller.ageBand) }
  })
  bind(
    app,
    services,
    'PUT /api/interview-answers/:id/rubric',
    async ({ id, yesLines }, { caller }) => {
      await transaction((tx) => rateAnswer(tx, { userId: caller.userId, id, yesLines }))
      return { done: true }
    },
  )
  bind(app, services, 'DELETE /api/interview-answers/:id', async ({ id }, { caller }) => {
    await transaction((tx) => removeAnswer(tx, { userId: caller.userId, id }))
    return { done: true }
  })
}
