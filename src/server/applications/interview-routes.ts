import type { FastifyInstance } from 'fastify'
import { daySeconds } from '#domain/duration.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { answerInterview } from './interview-answer-commands.ts'
import { interviewCalendar } from './interview-calendar.ts'
import { cancelAsStudent } from './interview-end-commands.ts'

// Each of these sends a notification to a business.
const answersADay: Limit = { name: 'interview-answer', max: 60, seconds: daySeconds }

/** What a student can do about an interview. */
export function interviewRoutes(app: FastifyInstance, services: Services): void {
  const { transaction } = services

  bind(
    app,
    services,
    'POST /api/applications/:id/interview/answer',
    async ({ id, startsAt }, { caller }) => {
      await consume(services, answersADay, caller.userId)
      const answer = { id, startsAt: startsAt === null ? null : new Date(startsAt) }
      return transaction((tx) => answerInterview(tx, caller.userId, answer))
    },
  )
  bind(
    app,
    services,
    'POST /api/applications/:id/interview/cancel',
    async ({ id, reason }, { caller }) => {
      await transaction((tx) => cancelAsStudent(tx, caller.userId, { id, reason }))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'GET /api/applications/:id/interview/calendar',
    async ({ id }, { caller }) => {
      const ref = { studentId: caller.userId, id }
      return { file: await interviewCalendar(services, ref, caller.userId) }
    },
  )
}
