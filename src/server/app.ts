import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { accountRoutes } from './accounts/routes.ts'
import { advisorRoutes } from './advisor/routes.ts'
import { applicantRoutes } from './applications/applicant-routes.ts'
import { announcementRoutes } from './announcements/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { badgePageRoute } from './badges/page-routes.ts'
import { badgeRoutes } from './badges/routes.ts'
import { assessmentRoutes } from './assessments/routes.ts'
import { businessRoutes } from './businesses/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { caseRoutes } from './cases/routes.ts'
import { checkInRoutes } from './check-in/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { courseOrderRoutes } from './course-orders/routes.ts'
import { courseRoutes } from './courses/routes.ts'
import { cvRoutes } from './cv/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { cheerRoutes } from './cheers/routes.ts'
import { guardianRoutes } from './guardians/routes.ts'
import { refuseUnbound } from './http/bind.ts'
import { compressAnswers } from './http/compressed.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { endStreamsOnClose } from './http/event-stream.ts'
import { guardWrites } from './http/guard.ts'
import { securityHeaders } from './http/headers.ts'
import { watchForCrisisWords } from './http/crisis-header.ts'
import { healthRoutes } from './http/health-routes.ts'
import { limitRequestsAtOnce, refuseWhenLagging } from './http/overload.ts'
import { nameWork } from './http/name-work.ts'
import { sendNotFound, pageRoutes, type Pages } from './http/page-routes.ts'
import { limitRequestRate } from './http/request-rate.ts'
import { enforcePolicies } from './http/policy.ts'
import { leaderboardRoutes } from './leaderboard/routes.ts'
import { liveRoutes } from './http/live-routes.ts'
import { observeRequests } from './metrics/observe-requests.ts'
import { sessionCookieName } from './http/session.ts'
import { mentorRoutes } from './mentoring/routes.ts'
import { monthFigureRoutes } from './month-figures/routes.ts'
import { myDataRoutes } from './my-data/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { studentTopicRoutes } from './notifications/topic-routes.ts'
import { openingPageRoute } from './openings/opening-page-routes.ts'
import { linkPictures } from './pictures/link-pictures.ts'
import { generalPictureRoute } from './pictures/routes.ts'
import { postingRoutes } from './openings/posting-routes.ts'
import { openingRoutes } from './openings/routes.ts'
import { serverPolicies } from './policies.ts'
import { portfolioRoutes } from './portfolio/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { simulationRoutes } from './simulations/routes.ts'
import { interviewPracticeRoutes } from './interview-practice/routes.ts'
import { readinessRoutes } from './readiness/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { pathRoutes } from './paths/routes.ts'
import { questRoutes } from './quests/routes.ts'
import { skillRoutes } from './skills/routes.ts'
import { closeIdleWhileStopping } from './http/stopping.ts'
import type { Services } from './services.ts'
import { staffRoutes } from './staff/routes.ts'
import { waitlistRoutes } from './waitlist/routes.ts'
import { xpRoutes } from './xp/routes.ts'

const maxBodyBytes = 256 * 1024
/** About what each engine can answer per second. */
const maxAtOnce = { postgres: 200, embedded: 100 }
type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

/** The server's table of contents: the hooks of every request, then one line per feature. */
export async function createApp(services: Services, pages: Pages | null): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = services.log
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    requestTimeout: 30_000,
    trustProxy: trustProxyFrom(services.env.TRUST_PROXY),
    // Requests in progress finish; idle connections close immediately, and open streams are ended.
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
  })
  const https = services.publicUrl.startsWith('https:')

  const { metrics } = services
  observeRequests(app, services)
  await app.register(cookie)
  // Tests run on a busy machine and must not be refused because of it.
  if (!services.checkAnswers) {
    const { BUSY_AFTER_MS } = services.env
    await refuseWhenLagging(app, BUSY_AFTER_MS, () => metrics?.refusedBusy('event loop'))
  }
  const atOnce = services.env.REQUESTS_AT_ONCE ?? maxAtOnce[services.database.engine]
  limitRequestsAtOnce(app, atOnce, () => metrics?.refusedBusy('requests at once'))
  const { styleHashes = [], scriptHashes = [] } = pages ?? {}
  securityHeaders(app, { https, styleHashes, scriptHashes })
  compressAnswers(app)
  answerErrors(app)
  guardWrites(app, new URL(services.publicUrl).origin)
  watchForCrisisWords(app)
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id)
    done()
  })

  nameWork(app)
  limitRequestRate(app, services.env.REQUESTS_A_MINUTE)
  enforcePolicies(app, serverPolicies)
  endStreamsOnClose(app)
  closeIdleWhileStopping(app)
  healthRoutes(app, services)
  liveRoutes(app, services)
  accountRoutes(app, services)
  profileRoutes(app, services)
  dashboardRoutes(app, services)
  calendarRoutes(app, services)
  announcementRoutes(app, services)
  checkInRoutes(app, services)
  xpRoutes(app, services)
  courseRoutes(app, services)
  courseOrderRoutes(app, services)
  portfolioRoutes(app, services)
  cvRoutes(app, services)
  reviewRoutes(app, services)
  assessmentRoutes(app, services)
  questRoutes(app, services)
  pathRoutes(app, services)
  skillRoutes(app, services)
  advisorRoutes(app, services)
  myDataRoutes(app, services)
  notificationRoutes(app, services)
  studentTopicRoutes(app, services)
  guardianRoutes(app, services)
  cheerRoutes(app, services)
  approvalRoutes(app, services)
  mentorRoutes(app, services)
  leaderboardRoutes(app, services)
  openingRoutes(app, services)
  postingRoutes(app, services)
  applicationRoutes(app, services)
  applicantRoutes(app, services)
  businessRoutes(app, services)
  interviewPracticeRoutes(app, services)
  simulationRoutes(app, services)
  badgeRoutes(app, services)
  readinessRoutes(app, services)
  reportRoutes(app, services)
  staffRoutes(app, services)
  monthFigureRoutes(app, services)
  contactRoutes(app, services)
  caseRoutes(app, services)
  waitlistRoutes(app, services)
  refuseUnbound(app)

  if (pages === null) {
    app.setNotFoundHandler((request, reply) => sendNotFound(reply, request.id))
    return app
  }
  const pictures = linkPictures(services)
  generalPictureRoute(app, pictures)
  openingPageRoute(app, services, pages, pictures)
  badgePageRoute(app, services, pages, pictures)
  await pageRoutes(app, pages, {
    sessionCookie: sessionCookieName(services.publicUrl),
    publicUrl: services.publicUrl,
    picture: pictures.general,
  })
  return app
}

/** The number of proxies in front of us, or their addresses. */
function trustProxyFrom(setting: string | undefined): TrustProxy {
  if (setting === undefined) return false
  if (!/^\d+$/.test(setting)) return setting
  const proxies = Number(setting)
  return (_address: string, hop: number) => hop < proxies
}
