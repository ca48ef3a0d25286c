import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { reviewProject, reviewSession } from './feedback-commands.ts'
import { mentorHome, mentorSlots } from './home-queries.ts'
import { projectToRead, studentOfMentor } from './mentored-queries.ts'
import { endMentorship } from './mentorship-commands.ts'
import { acceptRequest, declineRequest, takeRequest } from './request-commands.ts'
import { closeSlots, openSlots, setRoom } from './slot-commands.ts'

/** What verified mentors do. */
export function mentorSide(app: FastifyInstance, services: Services): void {
  times(app, services)
  requests(app, services)
  students(app, services)
}

function times(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/mentor', (_input, { caller }) =>
    mentorHome(db, caller.userId, now()),
  )

  bind(app, services, 'GET /api/mentor/slots', (_input, { caller }) =>
    mentorSlots(db, caller.userId, now()),
  )

  bind(app, services, 'POST /api/mentor/slots', async (opening, { caller }) => ({
    opened: await transaction((tx) => openSlots(tx, { ...opening, mentorId: caller.userId })),
  }))

  bind(app, services, 'POST /api/mentor/slots/close', async ({ startsAt }, { caller }) => ({
    closed: await transaction((tx) => closeSlots(tx, caller.userId, startsAt)),
  }))

  bind(app, services, 'PUT /api/mentor/room', async ({ room }, { caller }) => {
    await transaction((tx) => setRoom(tx, caller.userId, room))
    return { room }
  })
}

function requests(app: FastifyInstance, services: Services): void {
  const { transaction } = services

  bind(app, services, 'POST /api/mentor/requests/:id/accept', async ({ id }, { caller }) => ({
    sessionId: await transaction((tx) => acceptRequest(tx, { mentorId: caller.userId, id })),
  }))

  bind(app, services, 'POST /api/mentor/requests/:id/decline', async ({ id }, { caller }) => {
    await transaction((tx) => declineRequest(tx, { mentorId: caller.userId, id }))
    return { done: true }
  })

  bind(app, services, 'POST /api/mentor/requests/:id/take', ({ id, startsAt }, { caller }) => {
    const taken = { mentorId: caller.userId, id, startsAt: new Date(startsAt) }
    return transaction((tx) => takeRequest(tx, taken))
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
