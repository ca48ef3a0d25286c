import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { reviewProject, reviewSession } from './feedback-commands.ts'
import { hourRoutes } from './hours-routes.ts'
import { mentorHome, mentorSlots } from './home-queries.ts'
import { projectToRead, studentOfMentor } from './mentored-queries.ts'
import { endMentorship } from './mentorship-commands.ts'
import { offerMove } from './move-commands.ts'
import { proposeTime } from './proposal-commands.ts'
import { acceptRequest, declineRequest } from './request-commands.ts'
import { roomFor } from './room-commands.ts'
import { closeSlots, openSlots } from './slot-commands.ts'
import { trainingRoutes } from './training-routes.ts'
import { setWeek } from './week-commands.ts'

/** Routes for verified mentors. */
export function mentorSideRoutes(app: FastifyInstance, services: Services): void {
  times(app, services)
  requests(app, services)
  students(app, services)
  hourRoutes(app, services)
  trainingRoutes(app, services)
}

function times(app: FastifyInstance, services: Services): void {
  const { db, transaction, now, env, content } = services

  bind(app, services, 'GET /api/mentor', async (_input, { caller }) => ({
    ...(await mentorHome(
      db,
      { mentorId: caller.userId, version: content.safeguarding.version },
      now(),
    )),
    makesRooms: env.MEETING_BASE_URL !== undefined,
  }))

  bind(app, services, 'GET /api/mentor/slots', (_input, { caller }) =>
    mentorSlots(db, caller.userId, now()),
  )

  bind(app, services, 'POST /api/mentor/slots', (range, { caller }) =>
    transaction((tx) => openSlots(tx, { ...range, mentorId: caller.userId })),
  )

  bind(app, services, 'PUT /api/mentor/week', (week, { caller }) =>
    transaction((tx) => setWeek(tx, caller.userId, week)),
  )

  bind(app, services, 'POST /api/mentor/slots/close', async ({ startsAt }, { caller }) => ({
    closed: await transaction((tx) => closeSlots(tx, caller.userId, startsAt)),
  }))
}

function requests(app: FastifyInstance, services: Services): void {
  const { transaction, env } = services

  bind(app, services, 'POST /api/mentor/requests/:id/accept', async (input, { caller, found }) => {
    const request = { mentorId: caller.userId, studentId: found.user_id, id: input.id }
    const acceptance = { ...request, room: roomFor(env, input.room) }
    return { sessionId: await transaction((tx) => acceptRequest(tx, acceptance)) }
  })

  bind(
    app,
    services,
    'POST /api/mentor/requests/:id/decline',
    async ({ id }, { caller, found }) => {
      const request = { mentorId: caller.userId, studentId: found.user_id, id }
      await transaction((tx) => declineRequest(tx, request))
      return { done: true }
    },
  )

  bind(app, services, 'POST /api/mentor/requests/:id/take', (input, { caller, found }) => {
    const request = { mentorId: caller.userId, studentId: found.user_id, id: input.id }
    const offer = { ...request, startsAt: new Date(input.startsAt), room: roomFor(env, input.room) }
    return transaction((tx) => proposeTime(tx, offer))
  })
}

function students(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/mentor/students/:id', ({ id }, { caller }) =>
    studentOfMentor(db, { mentorId: caller.userId, studentId: id }, now()),
  )

  bind(app, services, 'POST /api/mentor/students/:id/end', async ({ id }, { caller }) => {
    const pair = { mentorId: caller.userId, studentId: id }
    await transaction((tx) => endMentorship(tx, pair, 'mentor'))
    return { done: true }
  })

  bind(app, services, 'POST /api/mentor/sessions/:id/move', async ({ id, times }, { caller }) => {
    const offer = { mentorId: caller.userId, id, times: times.map((time) => new Date(time)) }
    await transaction((tx) => offerMove(tx, offer))
    return { done: true }
  })

  bind(app, services, 'POST /api/mentor/sessions/:id/feedback', async (review, { caller }) => {
    await transaction((tx) => reviewSession(tx, { ...review, mentorId: caller.userId }))
    return { done: true }
  })

  bind(app, services, 'GET /api/mentor/projects/:id', ({ id }, { caller }) =>
    projectToRead(db, { mentorId: caller.userId, id }),
  )

  bind(app, services, 'POST /api/mentor/projects/:id/feedback', async (review, { caller }) => {
    await transaction((tx) => reviewProject(tx, { ...review, mentorId: caller.userId }))
    return { done: true }
  })
}
