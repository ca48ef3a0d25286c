import type { FastifyInstance } from 'fastify'
import { daySeconds } from '#domain/duration.ts'
import { calendarFile } from '#domain/text/calendar-file.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { notFound } from '../http/refusal.ts'
import { calendarSource } from '../mail/calendar-source.ts'
import type { Services } from '../services.ts'
import { mentorCard, mentorCards } from './card-queries.ts'
import { showProject, takeBackShowing } from './feedback-commands.ts'
import { goalRoutes } from './goal-routes.ts'
import { mentorSideRoutes } from './mentor-routes.ts'
import { answerMove } from './move-commands.ts'
import { avoidMentor, endMentorship } from './mentorship-commands.ts'
import { answerProposal } from './proposal-commands.ts'
import { askMentor, withdrawRequest } from './request-commands.ts'
import { cancelSession, sayOutcome } from './session-commands.ts'
import { sessionEvent } from './session-event-queries.ts'
import { sessionPage } from './session-queries.ts'
import { allowMentor, askToAllow, stopMentor } from './stop-commands.ts'
import { studentMentoring } from './student-queries.ts'

// Each of these sends a notification to a mentor.
const requestsADay: Limit = { name: 'mentor-request', max: 15, seconds: daySeconds }
const showingsADay: Limit = { name: 'project-showing', max: 15, seconds: daySeconds }

export function mentorRoutes(app: FastifyInstance, services: Services): void {
  choosing(app, services)
  studentSide(app, services)
  guardianSide(app, services)
  bothSides(app, services)
  mentorSideRoutes(app, services)
  goalRoutes(app, services)
}

function choosing(app: FastifyInstance, services: Services): void {
  const { db, transaction, now, content } = services
  const { version } = content.safeguarding

  bind(app, services, 'GET /api/mentors', async ({ skill }, { caller }) => ({
    mentors: await mentorCards(db, { studentId: caller.userId, skill, version }, now()),
  }))

  bind(app, services, 'GET /api/mentors/:id', ({ id }, { caller }) =>
    mentorCard(db, { studentId: caller.userId, mentorId: id, version }, now()),
  )

  bind(app, services, 'POST /api/mentors/:id/requests', async (input, { caller }) => {
    const { id: mentorId, startsAt, skill, aim } = input
    await consume(services, requestsADay, caller.userId)
    const studentId = caller.userId
    return transaction((tx) =>
      askMentor(tx, { studentId, mentorId, startsAt: new Date(startsAt), skill, aim }),
    )
  })

  bind(app, services, 'POST /api/mentors/:id/avoid', async ({ id, avoid }, { caller }) => {
    const pair = { studentId: caller.userId, mentorId: id }
    await transaction((tx) => avoidMentor(tx, pair, avoid))
    return { done: true }
  })

  bind(app, services, 'POST /api/mentors/:id/end', async ({ id }, { caller }) => {
    const pair = { studentId: caller.userId, mentorId: id }
    await transaction((tx) => endMentorship(tx, pair, 'student'))
    return { done: true }
  })
}

function guardianSide(app: FastifyInstance, services: Services): void {
  const { transaction } = services
  const mentorPath = '/api/guardian/students/:id/mentors/:mentorId'

  bind(
    app,
    services,
    `POST ${mentorPath}/stop`,
    async ({ id: studentId, mentorId }, { caller }) => {
      await transaction((tx) => stopMentor(tx, { studentId, mentorId }, caller.userId))
      return { done: true }
    },
  )

  bind(
    app,
    services,
    `POST ${mentorPath}/allow`,
    async ({ id: studentId, mentorId }, { caller }) => {
      const pair = { studentId, mentorId }
      return { done: true, ...(await transaction((tx) => allowMentor(tx, pair, caller.userId))) }
    },
  )

  bind(
    app,
    services,
    `POST ${mentorPath}/ask-to-allow`,
    async ({ id: studentId, mentorId }, { caller }) => {
      await transaction((tx) => askToAllow(tx, { studentId, mentorId }, caller.userId))
      return { done: true }
    },
  )
}

function studentSide(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/mentor-sessions', (_input, { caller }) =>
    studentMentoring(db, caller.userId, now()),
  )

  bind(app, services, 'POST /api/mentor-requests/:id/withdraw', async ({ id }, { caller }) => {
    await transaction((tx) => withdrawRequest(tx, { studentId: caller.userId, id }))
    return { done: true }
  })

  bind(app, services, 'POST /api/mentor-requests/:id/answer', ({ id, yes }, { caller }) =>
    transaction((tx) => answerProposal(tx, { studentId: caller.userId, id, yes })),
  )

  bind(app, services, 'POST /api/mentor-sessions/:id/move', ({ id, startsAt }, { caller }) => {
    const time = startsAt === null ? null : new Date(startsAt)
    return transaction((tx) => answerMove(tx, { studentId: caller.userId, id, startsAt: time }))
  })

  bind(app, services, 'POST /api/portfolio/:id/show', async ({ id, mentorId }, { caller }) => {
    await consume(services, showingsADay, caller.userId)
    const minor = caller.ageBand !== 'adult'
    const show = { studentId: caller.userId, workId: id, mentorId, minor }
    return { showingId: await transaction((tx) => showProject(tx, show)) }
  })

  bind(app, services, 'POST /api/showings/:id/take-back', async ({ id }, { caller }) => {
    await transaction((tx) => takeBackShowing(tx, { studentId: caller.userId, id }))
    return { done: true }
  })
}

function bothSides(app: FastifyInstance, services: Services): void {
  const { db, transaction, now, publicUrl } = services

  bind(app, services, 'GET /api/mentor-sessions/:id', ({ id }, { caller }) =>
    sessionPage(db, { userId: caller.userId, id }, now()),
  )

  bind(app, services, 'POST /api/mentor-sessions/:id/cancel', async (input, { caller }) => {
    await transaction((tx) => cancelSession(tx, { ...input, userId: caller.userId }))
    return { done: true }
  })

  bind(app, services, 'POST /api/mentor-sessions/:id/outcome', async (input, { caller }) => {
    await transaction((tx) => sayOutcome(tx, { ...input, userId: caller.userId }))
    return { done: true }
  })

  bind(app, services, 'GET /api/mentor-sessions/:id/calendar', async ({ id }, { caller }) => {
    const event = await sessionEvent(db, { id, readerId: caller.userId, publicUrl })
    if (event === null) throw notFound('Session not found')
    return { file: calendarFile(event, calendarSource(services.env)) }
  })
}
