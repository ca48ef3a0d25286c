import type { FastifyInstance } from 'fastify'
import { linkSides, waitsFor } from '#domain/people/guardian-link.ts'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { hourSeconds } from '#domain/duration.ts'
import { bind } from '../http/bind.ts'
import { countFailures, networkOf, consume, type Limit } from '../http/limits.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { answerBirthMonth, stopBirthMonth } from './birth-month-answer-commands.ts'
import { stateBirthMonth } from './birth-month-statement-commands.ts'
import { birthMonthsFor } from './birth-month-queries.ts'
import { bouncedFor } from '../mail/bounce-queries.ts'
import { codeExpiryOf, invitationsTo } from './code-queries.ts'
import type { Services } from '../services.ts'
import { approvalsOf, givenApprovals, openApprovals } from './approval-queries.ts'
import { enterCode, makeCode } from './code-commands.ts'
import { comingUpFor, figuresOf } from './home-queries.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { isNotInvited } from './invited-address-queries.ts'
import { acceptLink, setAlerts } from './commands.ts'
import { uninvitedAddress, invitedAddress, linksOf, myGuardian, seesStudent } from './queries.ts'
import { recentActivities, studentSummaries, studentView } from './student-queries.ts'
import { lastSevenDays } from './week-queries.ts'

const newCodesLimit: Limit = { name: 'link-code', max: 10, seconds: hourSeconds }
/** Counts only wrong codes, so a class that links behind one IP address gets through. */
const wrongCodesOfPersonLimit: Limit = { name: 'link-code-wrong', max: 5, seconds: hourSeconds }
const wrongCodesOfNetworkLimit: Limit = {
  name: 'link-code-wrong-network',
  max: 100,
  seconds: hourSeconds,
}

const badCode = 'This code does not work. Ask for a new one.'
const maxActivities = 10

export function guardianRoutes(app: FastifyInstance, services: Services): void {
  codeRoutes(app, services)
  invitationRoutes(app, services)
  studentRoutes(app, services)
  guardianHomeRoutes(app, services)
}

function codeRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'POST /api/link-codes', async (_input, { caller }) => {
    await consume(services, newCodesLimit, caller.userId)
    const { code, expiresAt } = await services.transaction((tx) => makeCode(tx, caller.userId))
    return { code, expiresAt: expiresAt.toISOString() }
  })

  bind(app, services, 'POST /api/link-codes/enter', async ({ code }, { caller, request }) => {
    const { userId, role } = caller
    const tries = [
      { limit: wrongCodesOfPersonLimit, who: userId },
      { limit: wrongCodesOfNetworkLimit, who: networkOf(request) },
    ]
    const side = linkSides.find((linkSide) => linkSide === role)
    const kind = await countFailures(services, tries, async () =>
      side === undefined
        ? null
        : services.transaction((tx) => enterCode(tx, { userId, side, code })),
    )
    if (kind !== null) return { kind }
    throw new Refusal('invalid', badCode, { fields: { code: badCode } })
  })
}

function studentRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/guardians', async (_input, { caller }) => {
    const studentId = caller.userId
    const [links, invited, approvals, codeUntil] = await Promise.all([
      linksOf(db, { studentId }, now()),
      invitedAddress(db, studentId, now()),
      approvalsOf(db, studentId),
      codeExpiryOf(db, studentId, now()),
    ])
    const address =
      invited === null && links.length === 0 ? await uninvitedAddress(db, studentId) : null
    const invitationWaits = caller.confirmed ? null : address
    const notInvited =
      address !== null && caller.confirmed && (await isNotInvited(db, address, now()))
        ? address
        : null
    const invitedBounced = invited !== null && (await bouncedFor(db, studentId, invited))
    return {
      guardians: links.map(myGuardian),
      invited,
      invitedBounced,
      invitationWaits,
      notInvited,
      codeUntil,
      approvals,
    }
  })

  bind(app, services, 'GET /api/guardians/view', (_input, { caller }) =>
    studentView(db, { studentId: caller.userId, viewerId: caller.userId }, now()),
  )

  bind(app, services, 'POST /api/guardians/:id/accept', async ({ id }, { caller }) => {
    const pair = { studentId: caller.userId, guardianId: id }
    await transaction((tx) => acceptLink(tx, pair, 'student'))
    return { done: true }
  })
}

function guardianHomeRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/guardian', async (_input, { caller }) => {
    const links = await linksOf(db, { guardianId: caller.userId }, now())
    const inForce = links.filter(({ standing }) => standing === 'in-force')
    const ids = inForce.map(({ studentId }) => studentId)
    const nameOf = new Map(inForce.map(({ studentId, studentName }) => [studentId, studentName]))
    const [
      students,
      approvals,
      given,
      birthMonths,
      activities,
      comingUp,
      figures,
      weeks,
      codeUntil,
      invitations,
      profile,
    ] = await Promise.all([
      studentSummaries(db, ids, now()),
      openApprovals(db, ids),
      givenApprovals(db, caller.userId, now()),
      birthMonthsFor(db, { guardianId: caller.userId, studentIds: ids }, now()),
      recentActivities(db, ids, maxActivities),
      comingUpFor(db, inForce, now()),
      figuresOf(db, ids, startOfDay(addDays(dayOf(now()), -6))),
      lastSevenDays(db, ids, now()),
      codeExpiryOf(db, caller.userId, now()),
      invitationsTo(db, caller.userId, now()),
      db
        .selectFrom('guardian_profiles')
        .select('alerts_enabled')
        .where('user_id', '=', caller.userId)
        .executeTakeFirst(),
    ])
    const waiting = links.map((link) => ({ ...link, for: waitsFor(link, link.standing) }))
    return {
      students,
      asks: [
        ...waiting
          .filter((link) => link.for === 'guardian')
          .map(({ studentId: id, studentName: name, since }) => ({
            id,
            name,
            at: since.toISOString(),
            invited: false,
          })),
        ...invitations
          .filter(({ id }) => links.every(({ studentId }) => studentId !== id))
          .map(({ at, ...student }) => ({ ...student, at: at.toISOString(), invited: true })),
      ],
      codeUntil,
      // Students who have not accepted are not named.
      waiting: waiting.filter((link) => link.standing === 'asked' && link.for === 'student').length,
      approvals: approvals.map(({ lastNo, ...approval }) => ({
        ...approval,
        saidNo: lastNo === null ? null : { at: lastNo.at, yours: lastNo.by === caller.userId },
        student: nameOf.get(approval.studentId) ?? '',
      })),
      given,
      birthMonths,
      activities: activities.map(({ studentId, ...activity }) => ({
        ...activity,
        student: nameOf.get(studentId) ?? '',
      })),
      comingUp,
      figures,
      weeks,
      alerts: profile?.alerts_enabled ?? true,
    }
  })

  bind(app, services, 'PUT /api/guardian/alerts', async ({ alerts }, { caller }) => {
    await transaction((tx) => setAlerts(tx, caller.userId, alerts))
    return { done: true }
  })

  bind(app, services, 'GET /api/guardian/students/:id', async ({ id }, { caller }) => {
    const pair = { guardianId: caller.userId, studentId: id }
    if (!(await seesStudent(db, pair, now()))) throw notFound()
    return studentView(db, { studentId: id, viewerId: caller.userId }, now())
  })

  bind(app, services, 'POST /api/guardian/students/:id/accept', async ({ id }, { caller }) => {
    const pair = { guardianId: caller.userId, studentId: id }
    await transaction((tx) => acceptLink(tx, pair, 'guardian'))
    return { done: true }
  })

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/birth-months/:requestId',
    async ({ id, requestId, decision }, { caller }) => {
      const answer = { userId: id, requestId, decision, guardianId: caller.userId }
      await transaction((tx) => answerBirthMonth(tx, answer))
      return { done: true }
    },
  )

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/birth-months/:requestId/stop',
    async ({ id, requestId }, { caller }) => {
      const stop = { userId: id, requestId, guardianId: caller.userId }
      await transaction((tx) => stopBirthMonth(tx, stop))
      return { done: true }
    },
  )

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/birth-months/:requestId/state',
    async ({ id, requestId, says }, { caller }) => {
      const statement = { userId: id, requestId, guardianId: caller.userId, says }
      await transaction((tx) => stateBirthMonth(tx, statement))
      return { done: true }
    },
  )
}
