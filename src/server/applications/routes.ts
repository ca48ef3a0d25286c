import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { addDays, dayFrom, dayOf, type Day } from '#domain/day.ts'
import { daySeconds } from '#domain/duration.ts'
import type { Tables } from '../db/tables.ts'
import { approvalNow } from '../guardians/required-approval-queries.ts'
import { cvsOf } from '../cv/queries.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { Caller } from '../http/session.ts'
import { hiddenSaved } from '../openings/hidden-queries.ts'
import { asAppliedFor, openingToApplyFor, questionsOf, viewerOf } from '../openings/queries.ts'
import type { Services } from '../services.ts'
import {
  changeNotes,
  addManualApplication,
  moveApplication,
  recordOutsideApplication,
  type OpeningToApplyFor,
} from './commands.ts'
import { interviewRoutes } from './interview-routes.ts'
import { applicationOf, applicationsOf, chosenFor, sharableOf } from './queries.ts'
import { refuseWaysToReach } from './reach.ts'
import { sendApplication } from './send-commands.ts'

const sendLimit: Limit = { name: 'application', max: 60, seconds: daySeconds }
/** How far in the past or future the date of a move may be. */
const maxDaysAhead = 366

export function applicationRoutes(app: FastifyInstance, services: Services): void {
  interviewRoutes(app, services)
  const { db, transaction, now } = services
  const today = () => dayOf(now())

  bind(app, services, 'GET /api/applications', async ({ after }, { caller }) => {
    const viewer = viewerOf(caller, today())
    const { userId, adult } = viewer
    const [list, hidden] = await Promise.all([
      applicationsOf(db, { userId, adult, now: now(), after }),
      after === undefined ? hiddenSaved(db, viewer, { type: 'all', unapplied: true }) : [],
    ])
    return { ...list, hidden }
  })
  bind(app, services, 'GET /api/applications/:id', ({ id }, { caller }) =>
    applicationOf(db, { userId: caller.userId, adult: caller.ageBand === 'adult', now: now() }, id),
  )
  bind(app, services, 'GET /api/sharing', async ({ opportunityId }, { caller }) => ({
    fields: await sharableOf(services, caller.userId),
    questions: opportunityId ? await questionsOf(db, opportunityId) : [],
    cvs: (await cvsOf(db, caller.userId)).map(({ id, name }) => ({ id, name })),
    chosen: opportunityId ? await chosenFor(db, caller.userId, opportunityId) : null,
    approval: opportunityId
      ? await approvalNow(
          db,
          { studentId: caller.userId, kind: 'application', subject: opportunityId },
          now(),
        )
      : null,
  }))
  bind(app, services, 'POST /api/applications', async (input, { caller }) => {
    await consume(services, sendLimit, caller.userId)
    const { opportunityId, message = '', answers = [], cvId = null } = input
    // The guardian of a minor reads that answers are shared.
    const others = input.share.filter((field) => field !== 'answers')
    const share = answers.length === 0 ? others : [...others, 'answers' as const]
    if (caller.ageBand !== 'adult') {
      await refuseWaysToReach(services, caller.userId, { share, message, cvId })
    }
    return transaction(async (tx) =>
      sendApplication(
        tx,
        caller.userId,
        await openingFor(tx.db, caller, opportunityId, dayOf(tx.now)),
        { share, message, answers, cvId },
      ),
    )
  })
  bind(app, services, 'POST /api/applications/outside', async (_input, { caller, found }) => {
    await consume(services, sendLimit, caller.userId)
    const opening = asAppliedFor(found, today())
    return transaction((tx) => recordOutsideApplication(tx, caller.userId, opening))
  })
  bind(app, services, 'POST /api/applications/manual', async (input, { caller }) => {
    await consume(services, sendLimit, caller.userId)
    const { title, company, state, location = '', notes = '' } = input
    const deadline = input.deadline === '' ? null : (input.deadline ?? null)
    const url = input.url === '' ? null : (input.url ?? null)
    const application = { title, company, location, url, deadline, state, notes }
    return transaction((tx) => addManualApplication(tx, caller.userId, application))
  })
  bind(app, services, 'POST /api/applications/:id/move', (input, { caller }) => {
    const { id, state, note = '' } = input
    const on = input.on === undefined ? undefined : dayWithin(dayFrom(input.on), today())
    return transaction((tx) => moveApplication(tx, caller.userId, { id, state, on, note }))
  })
  bind(app, services, 'PATCH /api/applications/:id', ({ id, notes, deadline }, { caller }) =>
    transaction((tx) =>
      changeNotes(tx, caller.userId, { id, notes, deadline: deadline === '' ? null : deadline }),
    ),
  )
}

async function openingFor(
  db: Kysely<Tables>,
  caller: Caller,
  id: string,
  today: Day,
): Promise<OpeningToApplyFor> {
  const opening = await openingToApplyFor(db, caller, id, today)
  if (opening === null) throw notFound('Opportunity not found')
  return opening
}

function dayWithin(day: Day, today: Day): Day {
  if (day >= addDays(today, -maxDaysAhead) && day <= addDays(today, maxDaysAhead)) return day
  throw new Refusal('invalid', 'Choose a day within a year', {
    fields: { on: 'Choose a day within a year' },
  })
}
