import { draftShape } from '#domain/learning/course-drafts.ts'
import { planCourse } from '#domain/learning/course-plan.ts'
import { dayOf } from '#domain/day.ts'
import { withoutIdentity } from '#domain/safety/identity.ts'
import { refundToDay, consumeFromDay } from '../advisor/day-budget-commands.ts'
import { identityOf, usesAi } from '../advisor/queries.ts'
import type { Services } from '../services.ts'
import { makeCourse } from './course-maker.ts'
import { makeLesson } from './lesson-maker.ts'
import { claim, release, renew, type ClaimedOrder } from './making-commands.ts'
import type { OrderKey } from './order-row.ts'
import { libraryOf } from './shipped-library.ts'
import { writerWith, type DraftWriter } from './writer.ts'

const renewEveryMs = 15_000
const answersPerCourse = 1 + draftShape.parts * (draftShape.lessons + 1)

/** Makes an order, unless it is already being made. No transaction is open while a model writes. */
export async function makeOrder(services: Services, key: OrderKey): Promise<void> {
  const { transaction, log } = services
  const order = await transaction((tx) => claim(tx, key))
  if (order === null) return
  const renewal = setInterval(() => {
    transaction((tx) => renew(tx, order)).catch((error: unknown) => {
      log.warn({ err: error }, 'could not renew the lease of a course order')
    })
  }, renewEveryMs)
  try {
    await withWriter(services, order, (writer) => make(services, order, writer))
  } catch (error) {
    await transaction((tx) => release(tx, order))
    throw error
  } finally {
    clearInterval(renewal)
  }
}

async function make(
  services: Services,
  order: ClaimedOrder,
  writer: DraftWriter | null,
): Promise<void> {
  const library = libraryOf(services.content)
  const { struggle, level, skill, userId } = order
  const { skills } = planCourse(order, library)
  const redacted = withoutIdentity(struggle, await identityOf(services.db, userId))
  const briefing = { struggle: redacted, level, skill, skills }
  const maker = order.contentId === null ? makeCourse : makeLesson
  await maker(services, { order, library, writer, briefing })
}

/** Null when no model may write: no provider, turned off by the student, or the daily budget is used up. */
async function withWriter(
  services: Services,
  order: ClaimedOrder,
  work: (writer: DraftWriter | null) => Promise<void>,
): Promise<void> {
  const { db, ai, env, content, now, transaction } = services
  if (ai === null || !(await usesAi(db, order.userId))) return work(null)
  // An order that has already started has already used the budget.
  const isStarted = order.drafts.outline !== undefined
  const answers = isStarted ? 0 : order.contentId === null ? answersPerCourse : 1
  const share = { day: dayOf(now()), answers }
  const isPaid = await transaction((tx) => consumeFromDay(tx, { ...share, all: env.AI_DAILY_ALL }))
  if (!isPaid) return work(null)
  const writer = writerWith(ai, content)
  await work(writer)
  if (!writer.hasWritten()) await transaction((tx) => refundToDay(tx, share))
}
