import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import { daySeconds } from '#domain/duration.ts'
import { seatAllows } from '#domain/people/business-seat.ts'
import { lowestPay, payPeriods } from '#domain/openings/pay.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import {
  changePosting,
  closePosting,
  deleteDraft,
  markApplicantsSeen,
  publishPosting,
  savePosting,
} from './posting-commands.ts'
import type { PostingText } from '#domain/openings/posting-problems.ts'
import { workOf } from './card.ts'
import { copyPosting } from './copy-commands.ts'
import { checkedPosting } from './posting-opening.ts'
import { schedulePosting } from './schedule-commands.ts'
import { postingOf, postingRow, postingsOf, type PostingRow } from './posting-queries.ts'
import { minimumWageOf, weeklyMinimumOf } from '../content/weekly-minimum.ts'
import { logOpeningDeed } from '../seats/commands.ts'

const draftLimit: Limit = { name: 'posting-draft', max: 60, seconds: daySeconds }

export function postingRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now, content } = services
  const checked = (text: PostingText, before?: { startsOn: string | null }) =>
    checkedPosting(text, dayOf(now()), content, before)
  const page = (row: PostingRow, businessId: UserId) =>
    postingOf(db, row, {
      businessId,
      today: dayOf(now()),
      weeklyMinimum: weeklyMinimumOf(content),
    })
  const posting = async (businessId: UserId, id: string) => {
    const row = await postingRow(db, businessId, id)
    if (row === null) throw notFound('Posting not found')
    return page(row, businessId)
  }

  bind(app, services, 'GET /api/postings', (list, { caller }) =>
    postingsOf(db, { ...list, businessId: caller.actsFor, today: dayOf(now()) }),
  )
  bind(app, services, 'GET /api/postings/:id', async (_input, { caller, found }) => {
    const shown = await page(found, caller.actsFor)
    return seatAllows(caller.seat, 'recruiter') ? shown : { ...shown, actions: [] }
  })
  bind(app, services, 'POST /api/postings', async (input, { caller }) => {
    await consume(services, draftLimit, caller.actsFor)
    const id = await transaction((tx) => savePosting(tx, caller.actsFor, checked(input)))
    return posting(caller.actsFor, id)
  })
  bind(app, services, 'PUT /api/postings/:id', async ({ id, ...input }, { caller, found }) => {
    const posted = checked(input, workOf(found))
    await transaction((tx) => changePosting(tx, caller.actsFor, id, posted))
    return posting(caller.actsFor, id)
  })
  bind(app, services, 'POST /api/postings/:id/publish', async ({ id }, { caller }) => {
    await transaction(async (tx) => {
      await publishPosting(tx, caller.actsFor, id)
      await logOpeningDeed(tx, caller, { deed: 'published', postingId: id })
    })
    return posting(caller.actsFor, id)
  })
  bind(app, services, 'POST /api/postings/:id/schedule', async (plan, { caller }) => {
    await transaction(async (tx) => {
      await schedulePosting(tx, caller.actsFor, plan)
      await logOpeningDeed(tx, caller, { deed: 'scheduled', postingId: plan.id })
    })
    return posting(caller.actsFor, plan.id)
  })
  bind(app, services, 'POST /api/postings/:id/copy', async ({ id }, { caller }) => {
    await consume(services, draftLimit, caller.actsFor)
    return posting(caller.actsFor, await transaction((tx) => copyPosting(tx, caller.actsFor, id)))
  })
  bind(app, services, 'POST /api/postings/:id/close', async ({ id }, { caller }) => {
    await transaction(async (tx) => {
      await closePosting(tx, caller.actsFor, id)
      await logOpeningDeed(tx, caller, { deed: 'closed', postingId: id })
    })
    return posting(caller.actsFor, id)
  })
  bind(app, services, 'DELETE /api/postings/:id', async ({ id }, { caller }) => {
    await transaction((tx) => deleteDraft(tx, caller.actsFor, id))
    return { done: true }
  })
  bind(app, services, 'POST /api/postings/:id/applicants/seen', async ({ id }, { caller }) => {
    await transaction((tx) => markApplicantsSeen(tx, caller.actsFor, id))
    return { done: true }
  })
  bind(app, services, 'GET /api/lowest-pay', async () => {
    const { asOf, source } = minimumWageOf(content)
    const weekly = weeklyMinimumOf(content)
    const lowest = payPeriods.map((period) => ({ period, amount: lowestPay(period, weekly) }))
    return { lowest, asOf, source }
  })
}
