import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayOf } from '#domain/day.ts'
import { hourSeconds } from '#domain/duration.ts'
import {
  accountDaysToCount,
  activeWeeksToCount,
  figureWeekOf,
  shownToEmployer,
  minGroupSize,
} from '#domain/openings/teams.ts'
import { bind } from '../http/bind.ts'
import { countFailures, networkOf, consume, type Limit } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import { colleagueRoutes } from './colleague-routes.ts'
import { joinTeam, leaveEmployer } from './employer-commands.ts'
import { storeFigures } from './figure-commands.ts'
import { storedFigures } from './figure-queries.ts'
import { homeOf } from './home-queries.ts'
import { deleteTeam, makeTeam, renameTeam, replaceCode, stopCode } from './team-commands.ts'
import { employerOf, teamOfCode, teamsOf } from './team-queries.ts'

const codesMade: Limit = { name: 'team-code', max: 20, seconds: hourSeconds }
/** Counts only wrong codes, so a whole team that joins behind one IP address gets through. */
const wrongCodesOfPerson: Limit = { name: 'team-code-wrong', max: 5, seconds: hourSeconds }
const wrongCodesOfNetwork: Limit = {
  name: 'team-code-wrong-network',
  max: 100,
  seconds: hourSeconds,
}

const badCode = 'This code does not work. Ask your employer for a new one.'
const tooYoung =
  'Linking with an employer is for people aged 18 and over. If you are, add your month and year of birth to your profile.'

export function businessRoutes(app: FastifyInstance, services: Services): void {
  businessSide(app, services)
  colleagueRoutes(app, services)
  studentSide(app, services)
}

function businessSide(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/business', (_input, { caller }) => homeOf(db, caller, now()))
  bind(app, services, 'GET /api/business/teams', async (_input, { caller: { actsFor } }) => {
    const { monday, next } = figureWeekOf(dayOf(now()))
    const figures =
      (await storedFigures(db, actsFor, monday)) ??
      (await transaction((tx) => storeFigures(tx, actsFor)))
    return {
      minGroupSize,
      accountDays: accountDaysToCount,
      activeWeeks: activeWeeksToCount,
      monday,
      next,
      teams: await teamsOf(db, actsFor, { figures, now: now() }),
      total: figures.total,
    }
  })
  bind(app, services, 'POST /api/business/teams', async ({ name }, { caller }) => ({
    id: await transaction((tx) => makeTeam(tx, caller.actsFor, name)),
  }))
  bind(app, services, 'PATCH /api/business/teams/:id', async (team, { caller }) => {
    await transaction((tx) => renameTeam(tx, caller.actsFor, team))
    return { done: true }
  })
  bind(app, services, 'POST /api/business/teams/:id/code', async ({ id }, { caller }) => {
    await consume(services, codesMade, caller.actsFor)
    const { code, expiresAt } = await transaction((tx) => replaceCode(tx, caller.actsFor, id))
    return { code, expiresAt: expiresAt.toISOString() }
  })
  bind(app, services, 'DELETE /api/business/teams/:id/code', async ({ id }, { caller }) => {
    await transaction((tx) => stopCode(tx, caller.actsFor, id))
    return { done: true }
  })
  bind(app, services, 'DELETE /api/business/teams/:id', async ({ id }, { caller }) => {
    await transaction((tx) => deleteTeam(tx, caller.actsFor, id))
    return { done: true }
  })
}

function studentSide(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/employer', async (_input, { caller }) => {
    const link = await employerOf(db, caller.userId)
    const employer = link && { business: link.business, team: link.team, since: link.since }
    return { employer, shown: [...shownToEmployer], mayLink: caller.ageBand === 'adult' }
  })
  bind(app, services, 'POST /api/employer/code', ({ code }, { caller, request }) =>
    withCode(services, caller, request, async () => {
      const team = await teamOfCode(db, code, now())
      return team && { business: team.business, team: team.team }
    }),
  )
  bind(app, services, 'POST /api/employer', ({ code }, { caller, request }) =>
    withCode(services, caller, request, async () => {
      const employer = await transaction((tx) => joinTeam(tx, caller.userId, code))
      return employer && { employer }
    }),
  )
  bind(app, services, 'DELETE /api/employer', async (_input, { caller }) => {
    await transaction((tx) => leaveEmployer(tx, caller.userId))
    return { done: true }
  })
}

/** Tries a code for an adult. A wrong code counts towards the rate limit. */
async function withCode<Answer>(
  services: Services,
  caller: Caller,
  request: FastifyRequest,
  attempt: () => Promise<Answer | null>,
): Promise<Answer> {
  if (caller.ageBand !== 'adult') throw new Refusal('not-possible', tooYoung)
  const tries = [
    { limit: wrongCodesOfPerson, who: caller.userId },
    { limit: wrongCodesOfNetwork, who: networkOf(request) },
  ]
  const answer = await countFailures(services, tries, attempt)
  if (answer !== null) return answer
  throw new Refusal('invalid', badCode, { fields: { code: badCode } })
}
