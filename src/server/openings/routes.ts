import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import { daySeconds } from '#domain/duration.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import { viewerOf } from './card.ts'
import { cardCopies } from './card-queries.ts'
import { companyOf } from './company-queries.ts'
import { reportOpening, saveOpening, setWish, unsaveOpening } from './commands.ts'
import { viewOpening } from './view-commands.ts'
import { requestRefresh } from './feed-run-commands.ts'
import { feedStateOf } from './feed-state-queries.ts'
import { hiddenSaved } from './hidden-queries.ts'
import { listOpenings } from './list-queries.ts'
import { feedOpenings, isAnyFeedDue, openingOf, wishOf } from './queries.ts'
import { feedListOf } from './refresh.ts'
import { seekerFrom, seekerRead } from './seeker-queries.ts'
import { shapesCopy } from './shape-queries.ts'

const refreshLimit: Limit = { name: 'openings-refresh', max: 3, seconds: 15 * 60 }
const reportLimit: Limit = { name: 'opening-report', max: 20, seconds: daySeconds }

export function openingRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services
  const today = () => dayOf(now())
  const viewer = (caller: Caller) => viewerOf(caller, today())

  const shapesOf = shapesCopy(db)
  const cardsOf = cardCopies(db)

  bind(
    app,
    services,
    'GET /api/opportunities',
    async (input, { caller, own }) => {
      const { type, q, place, after } = input
      const filters = {
        type,
        q,
        place,
        after,
        closing: input.closing === 'soon',
        saved: input.saved === 'yes',
        hidesProgrammes: input.programmes === 'hidden',
      }
      const seen = viewer(caller)
      const seeker = await seekerFrom(db, seen, own)
      const { shapesVersion } = own
      const list = await listOpenings(
        { db, now, shapesOf, cardsOf },
        { viewer: seen, seeker, filters, shapesVersion },
      )
      // Only the name of a hidden opening is known, so it is left out of searches by text or place.
      const isUnfiltered = filters.saved && !filters.closing && (q ?? place ?? after) === undefined
      const hidden = isUnfiltered
        ? await hiddenSaved(db, seen, { type: list.type, unapplied: false })
        : []
      return { ...list, hidden }
    },
    seekerRead,
  )
  bind(app, services, 'GET /api/job-openings', async ({ after }, { caller }) => {
    const list = await feedOpenings(db, viewer(caller), after)
    return { ...list, feed: await feedStateOf(db, now()) }
  })
  bind(app, services, 'GET /api/opportunities/:id', (_input, { caller, found }) =>
    openingOf(db, caller === null ? null : viewer(caller), found, today()),
  )
  bind(app, services, 'GET /api/opportunities/:id/company', async (_input, { caller, found }) => {
    const { adult } = viewer(caller)
    const company =
      found.business_id === null
        ? null
        : await companyOf(db, found.business_id, { adult, today: today() })
    if (company === null) throw notFound('Company not found')
    return company
  })
  bind(app, services, 'GET /api/opportunities/:id/hidden', async (_input, { found }) => found)
  bind(app, services, 'POST /api/opportunities/:id/view', async (_input, { caller, found }) => {
    await transaction((tx) => viewOpening(tx, caller.userId, found))
    return { done: true }
  })
  bind(app, services, 'PUT /api/opportunities/:id/saved', (_input, { caller, found }) =>
    transaction((tx) => saveOpening(tx, caller.userId, found)),
  )
  bind(app, services, 'DELETE /api/opportunities/:id/saved', ({ id }, { caller }) =>
    transaction((tx) => unsaveOpening(tx, caller.userId, id)),
  )
  bind(app, services, 'POST /api/opportunities/:id/report', async (input, { caller }) => {
    await consume(services, reportLimit, caller.userId)
    const { id, reason, note = '' } = input
    await transaction((tx) => reportOpening(tx, caller.userId, { id, reason, note }))
    return { done: true }
  })
  bind(app, services, 'POST /api/opportunities/refresh', async (_input, { caller }) => {
    if (caller === null) {
      throw new Refusal(
        'not-signed-in',
        'Authentication required. Please log in to refresh opportunities.',
      )
    }
    await consume(services, refreshLimit, caller.userId)
    return refresh(services, caller.userId)
  })
  bind(app, services, 'GET /api/job-wish', (_input, { caller }) => wishOf(db, caller.userId))
  bind(app, services, 'PUT /api/job-wish', (wish, { caller }) =>
    transaction((tx) => setWish(tx, caller.userId, wish)),
  )
}

/** Only enqueues the job; a live event reports when it is done. */
async function refresh(services: Services, userId: UserId) {
  const { db, transaction, now } = services
  const { feeds } = await feedListOf(services)
  const isDue = await isAnyFeedDue(
    db,
    feeds.map(({ source }) => source),
    now(),
  )
  if (isDue) await transaction((tx) => requestRefresh(tx, userId))
  const kind = feeds.length === 0 ? 'none' : isDue ? 'started' : 'fresh'
  return { kind, feed: await feedStateOf(db, now()) } as const
}
