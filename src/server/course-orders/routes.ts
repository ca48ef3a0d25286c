import type { FastifyInstance } from 'fastify'
import { skillsOfRequest } from '#domain/learning/course-plan.ts'
import { skillsToAskFor } from '#domain/learning/struggle.ts'
import { helpFor } from '#domain/safety/help-card.ts'
import { usesAi } from '../advisor/queries.ts'
import { bind } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { cancelOrder, deleteCourse, orderCourse, orderRewrite, retryOrder } from './commands.ts'
import { libraryOf } from './shipped-library.ts'
import { currentOrder, leftToday, orderOf } from './queries.ts'

const maxStruggleLength = 2000
const levels = { beginner: 1, intermediate: 2, advanced: 3 } as const

export function courseOrderRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, content, now, ai } = services

  bind(app, services, 'POST /api/course-orders', async (input, { caller }) => {
    const { struggle, level, skill = null } = input
    const { userId, ageBand } = caller
    const help = helpFor(struggle, ageBand, content.helplines)
    if (help !== null) return { kind: 'help', help }
    if (struggle.length > maxStruggleLength) {
      const fields = { struggle: `Use at most ${maxStruggleLength} characters.` }
      throw new Refusal('invalid', 'This is too long. Describe it in fewer words.', { fields })
    }
    const library = libraryOf(content)
    if (skillsOfRequest({ struggle, skill }, library).length === 0) {
      return { kind: 'which-skill', skills: skillsToAskFor(struggle, library.leaningOf(struggle)) }
    }
    const order = { userId, struggle, level: levels[level], skill }
    return { kind: 'ordered', order: await transaction((tx) => orderCourse(tx, order)) }
  })
  bind(app, services, 'GET /api/course-orders/current', async (_input, { caller: { userId } }) => ({
    order: await currentOrder(db, userId),
    left: await leftToday(db, userId, now()),
    drafted: ai !== null && (await usesAi(db, userId)),
  }))
  bind(app, services, 'GET /api/course-orders/:id', async ({ id }, { caller }) => ({
    order: await orderOf(db, { userId: caller.userId, orderId: id }),
  }))
  bind(app, services, 'POST /api/course-orders/:id/cancel', async ({ id }, { caller }) => ({
    order: await transaction((tx) => cancelOrder(tx, { userId: caller.userId, orderId: id })),
  }))
  bind(app, services, 'POST /api/course-orders/:id/retry', async ({ id }, { caller }) => ({
    order: await transaction((tx) => retryOrder(tx, { userId: caller.userId, orderId: id })),
  }))
  bind(
    app,
    services,
    'POST /api/courses/:id/lessons/:contentId/rewrite',
    async ({ id, contentId }, { caller }) => ({
      order: await transaction((tx) =>
        orderRewrite(tx, { userId: caller.userId, courseId: id, contentId }),
      ),
    }),
  )
  bind(app, services, 'DELETE /api/courses/:id', async ({ id }, { caller }) => {
    await transaction((tx) => deleteCourse(tx, { userId: caller.userId, courseId: id }))
    return { done: true }
  })
}
