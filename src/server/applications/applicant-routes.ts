import type { FastifyInstance } from 'fastify'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { daySeconds } from '#domain/duration.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { roomFor } from '../mentoring/room-commands.ts'
import type { Services } from '../services.ts'
import { declineApplicant } from './applicant-commands.ts'
import { applicantInterview, applicantsOf } from './applicant-queries.ts'
import { interviewCalendar } from './interview-calendar.ts'
import { proposeInterview } from './interview-commands.ts'
import { cancelAsBusiness } from './interview-end-commands.ts'
import { makeOffer } from './offer-commands.ts'
import { sentCvRoutes } from './sent-cv-routes.ts'

// Each of these sends a notification to a student.
const interviewsADay: Limit = { name: 'interview', max: 100, seconds: daySeconds }
const offersADay: Limit = { name: 'offer', max: 100, seconds: daySeconds }

/** What a business can do about the applicants of one posting. */
export function applicantRoutes(app: FastifyInstance, services: Services): void {
  sentCvRoutes(app, services)
  const { db, transaction, now, env, publicUrl } = services

  bind(app, services, 'GET /api/postings/:id/applicants', async ({ id, after }) => ({
    ...(await applicantsOf(db, { postingId: id, after, now: now() })),
    makesRooms: env.MEETING_BASE_URL !== undefined,
  }))
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/interview',
    async ({ id, applicationId, seen, ...form }, { caller }) => {
      await consume(services, interviewsADay, caller.userId)
      const newRoom = form.way === 'video' ? roomFor(env, undefined) : null
      const proposal = { postingId: id, applicationId, seen, form, newRoom }
      await transaction((tx) => proposeInterview(tx, caller.userId, proposal))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/interview/cancel',
    async ({ id, applicationId, seen, reason }, { caller }) => {
      const cancellation = { postingId: id, applicationId, seen, reason }
      await transaction((tx) => cancelAsBusiness(tx, caller.userId, cancellation))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'GET /api/postings/:id/applicants/:applicationId/interview/calendar',
    async ({ id, applicationId }) => {
      const { title, interview } = await applicantInterview(db, { postingId: id, applicationId })
      const page = href(pages.applicants, { id })
      return { file: interviewCalendar(interview, { title, page, publicUrl }) }
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/offer',
    async ({ id, applicationId, seen, ...form }, { caller }) => {
      await consume(services, offersADay, caller.userId)
      const offer = { postingId: id, applicationId, seen, form }
      await transaction((tx) => makeOffer(tx, caller.userId, offer))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/decline',
    async ({ id, applicationId, seen, reason }, { caller }) => {
      const decline = { postingId: id, applicationId, seen, reason }
      await transaction((tx) => declineApplicant(tx, caller.userId, decline))
      return { done: true }
    },
  )
}
