import { draftShape } from '#domain/learning/course-drafts.ts'
import { planCourse } from '#domain/learning/course-plan.ts'
import { dayOf } from '#domain/day.ts'
import { withoutIdentity } from '#domain/safety/identity.ts'
import { openLibrary, type Library } from '#domain/learning/library.ts'
import { refundToDay, takeFromDay } from '../advisor/day-budget-commands.ts'
import { identityOf, usesAi } from '../advisor/queries.ts'
import type { Content } from '../content/load-content.ts'
import type { Services } from '../services.ts'
import { makeCourse } from './course-maker.ts'
import { makeLesson } from './lesson-maker.ts'
import { claim, release, renew, type ClaimedOrder } from './making-commands.ts'
import type { OrderKey } from './order-row.ts'
import { writerWith, type DraftWriter } from './writer.ts'

const renewEveryMs = 15_000
const answersOfCourse = 1 + draftShape.parts * (draftShape.lessons + 1)

/** Makes an order, unless it is already being made. No transaction is open while a model writes. */
export async function makeOrder(services: Services, key: OrderKey): Promise<void> {
  const { transaction, log } = services
  const claimed = await transaction((tx) => claim(tx, key))
  if (claimed === null) return
  const beat = setInterval(() => {
    transaction((tx) => renew(tx, claimed)).catch((error: unknown) => {
      log.warn({ err: error }, 'could not renew the lease of a course order')
    })
  }, renewEveryMs)
  try {
    await withWriter(services, claimed, (writer) => make(services, claimed, writer))
  } catch (error) {
    await transaction((tx) => release(tx, claimed))
    throw error
  } finally {
    clearInterval(beat)
  }
}

async function make(
  services: Services,
  claimed: ClaimedOrder,
  writer: DraftWriter | null,
): Promise<void> {
  const library = libraryOf(services.content)
  const { struggle, level, userId } = claimed
  const { skills } = planCourse(claimed, library)
  const nameless = withoutIdentity(struggle, await identityOf(services.db, userId))
  const briefing = { struggle: nameless, level, skills }
  const maker = claimed.contentId === null ? makeCourse : makeLesson
  await maker(services, { claimed, library, writer, briefing })
}

/** Null when no model may write: no provider, turned off by the student, or the daily budget is used up. */
async function withWriter(
  services: Services,
  claimed: ClaimedOrder,
  work: (writer: DraftWriter | null) => Promise<void>,
): Promise<void> {
  const { db, ai, env, content, now, transaction } = services
  if (ai === null || !(await usesAi(db, claimed.userId))) return work(null)
  // An order that has already started has already used the budget.
  const isBegun = claimed.drafts.outline !== undefined
  const answers = isBegun ? 0 : claimed.contentId === null ? answersOfCourse : 1
  const share = { day: dayOf(now()), answers }
  const isPaid = await transaction((tx) => takeFromDay(tx, { ...share, all: env.AI_DAILY_ALL }))
  if (!isPaid) return work(null)
  const writer = writerWith(ai, content)
  await work(writer)
  if (!writer.wrote()) await transaction((tx) => refundToDay(tx, share))
}

const libraries = new WeakMap<Content, Library>()

/** Cached, because reading every lesson is slow and they do not change while the process runs. */
function libraryOf(content: Content): Library {
  const library = libraries.get(content) ?? openLibrary(content.courses)
  libraries.set(content, library)
  return library
}
