import type { FastifyInstance } from 'fastify'
import { daySeconds } from '#domain/duration.ts'
import { seatAllows } from '#domain/people/business-seat.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { roomFor } from '../mentoring/room-commands.ts'
import type { Services } from '../services.ts'
import {
  declineApplicant,
  declineApplicants,
  declineRest,
  keepApplicantNote,
} from './applicant-commands.ts'
import { answerTimesOf } from './answer-time-queries.ts'
import { applicantCounts, lastInterviewOf } from './applicant-list-queries.ts'
import { applicantRef, applicantsOf } from './applicant-queries.ts'
import { applicantTable } from './applicant-table.ts'
import { interviewCalendar } from './interview-calendar.ts'
import { inviteApplicants, proposeInterview } from './interview-commands.ts'
import { cancelAsBusiness } from './interview-end-commands.ts'
import { makeOffer } from './offer-commands.ts'
import { sentCvRoutes } from './sent-cv-routes.ts'
import { logOpeningDeed } from '../seats/commands.ts'

// Each of these sends a notification to a student.
const interviewsADay: Limit = { name: 'interview', max: 100, seconds: daySeconds }
const offersADay: Limit = { name: 'offer', max: 100, seconds: daySeconds }

/** What a business can do about the applicants of one posting. */
export function applicantRoutes(app: FastifyInstance, services: Services): void {
  sentCvRoutes(app, services)
  const { db, transaction, now, env } = services

  bind(app, services, 'GET /api/postings/:id/times', ({ id }) =>
    answerTimesOf(db, { postingId: id }),
  )
  bind(
    app,
    services,
    'GET /api/postings/:id/applicants',
    async ({ id, after, q, show, sort }, { caller }) => {
      const mayAnswer = seatAllows(caller.seat, 'recruiter')
      const [page, counts, lastInterview] = await Promise.all([
        applicantsOf(db, { postingId: id, after, q, show, sort, now: now(), mayAnswer }),
        applicantCounts(db, id),
        lastInterviewOf(db, id),
      ])
      const makesRooms = env.MEETING_BASE_URL !== undefined
      return { ...page, mayAnswer, makesRooms, counts, lastInterview, asOf: now().toISOString() }
    },
  )
  bind(app, services, 'GET /api/postings/:id/applicants/table', async ({ id }, { caller }) => {
    await transaction((tx) => logOpeningDeed(tx, caller, { deed: 'exported', postingId: id }))
    return { file: await applicantTable(db, id) }
  })
  bind(
    app,
    services,
    'PATCH /api/postings/:id/applicants/:applicationId',
    async ({ id, applicationId, starred, note }, { caller }) => {
      const change = { postingId: id, applicationId, starred, note }
      await transaction((tx) => keepApplicantNote(tx, caller, change))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/invite',
    async ({ id, applicants, ...form }, { caller }) => {
      await consume(services, interviewsADay, caller.actsFor, applicants.length)
      const newRoom = () => (form.way === 'video' ? roomFor(env, undefined) : null)
      const proposal = { postingId: id, applicants, form, newRoom }
      return transaction((tx) => inviteApplicants(tx, caller, proposal))
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/decline',
    ({ id, applicants, reason }, { caller }) => {
      const decline = { postingId: id, applicants, reason }
      return transaction((tx) => declineApplicants(tx, caller, decline))
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/decline-rest',
    ({ id, reason, sentBefore, interviews }, { caller }) => {
      const decline = { postingId: id, reason, sentBefore: new Date(sentBefore), interviews }
      return transaction((tx) => declineRest(tx, caller, decline))
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/interview',
    async ({ id, applicationId, seen, ...form }, { caller }) => {
      await consume(services, interviewsADay, caller.actsFor)
      const newRoom = form.way === 'video' ? roomFor(env, undefined) : null
      const proposal = { postingId: id, applicationId, seen, form, newRoom }
      await transaction((tx) => proposeInterview(tx, caller, proposal))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/interview/cancel',
    async ({ id, applicationId, seen, reason }, { caller }) => {
      const cancellation = { postingId: id, applicationId, seen, reason }
      await transaction((tx) => cancelAsBusiness(tx, caller, cancellation))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'GET /api/postings/:id/applicants/:applicationId/interview/calendar',
    async ({ id, applicationId }, { caller }) => {
      const ref = await applicantRef(db, { postingId: id, applicationId })
      return { file: await interviewCalendar(services, ref, caller.actsFor) }
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/offer',
    async ({ id, applicationId, seen, ...form }, { caller }) => {
      await consume(services, offersADay, caller.actsFor)
      const offer = { postingId: id, applicationId, seen, form }
      await transaction((tx) => makeOffer(tx, caller, offer))
      return { done: true }
    },
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/decline',
    async ({ id, applicationId, seen, reason }, { caller }) => {
      const decline = { postingId: id, applicationId, seen, reason }
      await transaction((tx) => declineApplicant(tx, caller, decline))
      return { done: true }
    },
  )
}
