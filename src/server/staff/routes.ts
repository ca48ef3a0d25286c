import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import type { StaffDeskId } from '#domain/pages.ts'
import { caseKindsOf, mayUseDesk } from '#domain/people/staff-role.ts'
import { reasonWithChecks } from '#domain/people/verification-checks.ts'
import { guideDesk } from '../advisor/gap-queries.ts'
import { setPublished } from '../catalogue/publish-commands.ts'
import { judgedQuestions } from '../assessments/figure-queries.ts'
import { bind } from '../http/bind.ts'
import { countFailingFeeds, feedHealth } from '../openings/feed-queries.ts'
import { waitingBirthMonths } from '../guardians/birth-month-queries.ts'
import { countFailedJobs } from '../jobs/job-queries.ts'
import { countUnsentLetters } from '../mail/letter-queries.ts'
import type { Services } from '../services.ts'
import { staffCourses } from './course-queries.ts'
import { readFeed } from './feed-commands.ts'
import { birthMonthRoutes } from './birth-month-routes.ts'
import { checkedFacts } from './fact-queries.ts'
import { staffAnnouncementRoutes } from './announcement-routes.ts'
import { staffContentRoutes } from './content-routes.ts'
import { importRoutes } from './import-routes.ts'
import { jobRoutes } from './job-routes.ts'
import { act } from './act.ts'
import { teamRoutes } from './team-routes.ts'
import { logRoutes } from './log-routes.ts'
import { caseCounts } from '../cases/queries.ts'
import { staffCaseRoutes } from './case-routes.ts'
import { waitingMessages } from '../contact/queries.ts'
import { messageRoutes } from './message-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { staffBadgeRoutes } from './badge-routes.ts'
import { postRoutes } from './opening-routes.ts'
import type { Queue } from '../db/queue.ts'
import { waitingPosts } from './opening-queries.ts'
import { waitingReports } from './report-queries.ts'
import { reportDeskRoutes } from './report-routes.ts'
import { applicants, waitingProfiles } from './verification-queries.ts'
import { preferEmployer, verifyPerson, type VerificationAction } from './verification-commands.ts'

export function staffRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services

  bind(app, services, 'GET /api/staff', async (_input, { caller }) => {
    const uses = (desk: StaffDeskId) => mayUseDesk(caller.staffRole, desk)
    const [
      { counts, oldestOfMine },
      verifications,
      heldPosts,
      reportedPosts,
      birthMonths,
      messages,
      reports,
    ] = await Promise.all([
      caseCounts(db, caller.userId, caseKindsOf(caller.staffRole)),
      uses('verification') ? waitingProfiles(db) : nothing,
      uses('posts') ? waitingPosts(db, 'held') : nothing,
      uses('posts') ? waitingPosts(db, 'reported') : nothing,
      uses('birth-months') ? waitingBirthMonths(db) : nothing,
      uses('messages') ? waitingMessages(db) : nothing,
      uses('reports') ? waitingReports(db) : nothing,
    ])
    const queues = { verifications, heldPosts, reportedPosts, birthMonths, messages, reports }
    return {
      cases: { mine: counts.mine, unassigned: counts.unassigned },
      ...eachOf(queues, ({ count }) => count),
      urgentReports: reports.urgent,
      failingFeeds: uses('feeds') ? await countFailingFeeds(db) : 0,
      failedJobs: uses('jobs') ? await countFailedJobs(db) : 0,
      unsentLetters: uses('jobs') ? await countUnsentLetters(db, now()) : 0,
      oldest: { ...eachOf(queues, ({ oldest }) => oldest), myCases: oldestOfMine },
    }
  })

  bind(app, services, 'GET /api/staff/verifications', ({ state = 'pending', role, after }) =>
    applicants(db, { state, role, after }),
  )
  bind(app, services, 'POST /api/staff/verifications/:id/verify', async (input, { caller }) => {
    const { id, seen, checks, noReferences } = input
    const reason = reasonWithChecks(checks, input.reason, noReferences)
    const decision = { userId: id, staffId: caller.userId, seen }
    await act(services, { kind: 'verified', caller, reason, about: id }, (tx) =>
      verifyPerson(tx, { ...decision, action: 'verified', checks, noReferences }),
    )
    return { done: true }
  })
  bindAnswer('POST /api/staff/verifications/:id/refuse', 'refused')
  bindAnswer('POST /api/staff/verifications/:id/ask-more', 'asked-more')
  bind(app, services, 'POST /api/staff/verifications/:id/take-back', async (input, { caller }) => {
    const { id, seen, reason } = input
    await act(services, { kind: 'took-back', caller, reason, about: id }, (tx) =>
      verifyPerson(tx, { userId: id, staffId: caller.userId, action: 'took-back', seen }),
    )
    return { done: true }
  })
  bindPreference('POST /api/staff/verifications/:id/prefer', true)
  bindPreference('POST /api/staff/verifications/:id/end-preference', false)

  postRoutes(app, services)
  peopleRoutes(app, services)
  staffBadgeRoutes(app, services)
  birthMonthRoutes(app, services)
  reportDeskRoutes(app, services)
  messageRoutes(app, services)
  staffCaseRoutes(app, services)
  jobRoutes(app, services)

  bind(app, services, 'GET /api/staff/courses', ({ after }) => staffCourses(db, after))
  bind(app, services, 'GET /api/staff/questions/:id', async ({ id }) => ({
    questions: await judgedQuestions(db, id),
  }))
  bind(app, services, 'GET /api/staff/guide', () => guideDesk(db, services.content))
  bind(app, services, 'GET /api/staff/facts', () =>
    Promise.resolve({ facts: checkedFacts(services.content, dayOf(now())) }),
  )
  bindPublication('POST /api/staff/courses/:id/publish', true)
  bindPublication('POST /api/staff/courses/:id/unpublish', false)

  bind(app, services, 'GET /api/staff/feeds', async () => ({ feeds: await feedHealth(db, now()) }))
  bind(app, services, 'POST /api/staff/feeds/:source/read', async (input, { caller }) => {
    const { source, reason } = input
    await act(services, { kind: 'read-feed', caller, reason, about: source }, (tx) =>
      readFeed(tx, { source, userId: caller.userId }),
    )
    return { done: true }
  })
  importRoutes(app, services)
  staffContentRoutes(app, services)
  staffAnnouncementRoutes(app, services)

  logRoutes(app, services)
  teamRoutes(app, services)

  function bindAnswer(
    key: `POST /api/staff/verifications/:id/${'refuse' | 'ask-more'}`,
    kind: VerificationAction,
  ): void {
    bind(app, services, key, async ({ id, reason, reasons, seen }, { caller }) => {
      await act(services, { kind, caller, reason, about: id }, (tx) =>
        verifyPerson(tx, { userId: id, staffId: caller.userId, action: kind, seen, reasons }),
      )
      return { done: true }
    })
  }

  function bindPreference(
    key: `POST /api/staff/verifications/:id/${'prefer' | 'end-preference'}`,
    preferred: boolean,
  ): void {
    const kind = preferred ? 'preferred' : 'unpreferred'
    bind(app, services, key, async ({ id, reason }, { caller }) => {
      await act(services, { kind, caller, reason, about: id }, (tx) =>
        preferEmployer(tx, id, preferred),
      )
      return { done: true }
    })
  }

  function bindPublication(
    key: `POST /api/staff/courses/:id/${'publish' | 'unpublish'}`,
    published: boolean,
  ): void {
    const kind = published ? 'published-course' : 'unpublished-course'
    bind(app, services, key, async ({ id, reason }, { caller }) => {
      await act(services, { kind, caller, reason, about: id }, async (tx) => {
        const { title } = await setPublished(tx, id, published)
        return {
          subject: { id, name: title },
          before: { published: !published },
          after: { published },
        }
      })
      return { done: true }
    })
  }
}

/** What waits at a desk that the caller's role does not use. */
const nothing = { count: 0, oldest: null, urgent: 0 }

function eachOf<Name extends string, Figure>(
  queues: Readonly<Record<Name, Queue>>,
  figureOf: (queue: Queue) => Figure,
): Record<Name, Figure> {
  const figures = Object.entries<Queue>(queues).map(([name, queue]) => [name, figureOf(queue)])
  return Object.fromEntries(figures)
}
