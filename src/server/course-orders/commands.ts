import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import { whereCoursesShow } from '#contract/changes.ts'
import type { CourseOrder } from '#contract/course-orders.ts'
import { isRewritable } from '#domain/learning/composer.ts'
import type { CourseRequest } from '#domain/learning/course-plan.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { dayOf, endOfDay } from '#domain/day.ts'
import { generatedPrefix } from '#domain/ledger/generated-xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { removeGenerated } from '../catalogue/generated-commands.ts'
import type { CourseRef } from '../catalogue/queries.ts'
import { forgetProgress } from '../courses/progress-commands.ts'
import type { CourseOrdersTable } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { jobFor } from './order-jobs.ts'
import { courseOrderOf, type OrderKey, type OrderRow } from './order-row.ts'
import { dailyLimits, usedOn } from './queries.ts'

type Kind = keyof typeof dailyLimits

const usedUp = {
  course: `You can make ${dailyLimits.course} courses a day. Come back tomorrow for the next one.`,
  lesson: `You can ask for ${dailyLimits.lesson} new versions a day. Come back tomorrow.`,
} as const

/** Orders a course, or returns the order of the one that is being made. */
export async function orderCourse(
  tx: Tx,
  { userId, struggle, level, skill = null }: CourseRequest & { userId: UserId },
): Promise<CourseOrder> {
  await lockOrders(tx, userId)
  const working = await workingOrder(tx, userId, 'course')
  if (working !== null) return courseOrderOf(working)
  const id = randomUUID()
  const course = { course_id: `${generatedPrefix}${id}`, content_id: null }
  return placeOrder(tx, { userId, id, kind: 'course', struggle, level, skill, ...course })
}

/** Orders another version of a lesson that has not been answered. */
export async function orderRewrite(
  tx: Tx,
  { userId, courseId, contentId }: CourseRef & { contentId: string },
): Promise<CourseOrder> {
  await lockOrders(tx, userId)
  const original = await tx.db
    .selectFrom('course_orders')
    .select(['struggle', 'level', 'skill'])
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('kind', '=', 'course')
    .where('state', '=', 'done')
    .executeTakeFirst()
  const item = await itemRow(tx, courseId, contentId)
  if (original === undefined || item === undefined) throw notFound('Lesson not found')
  if (!isRewritable(contentId)) {
    throw new Refusal(
      'not-possible',
      'This part belongs to the whole course, so it stays as it is.',
    )
  }
  if (await isAnswered(tx, { userId, courseId, contentId })) {
    throw new Refusal(
      'not-possible',
      'You have already answered this lesson, so it stays as it is.',
    )
  }
  const working = await workingOrder(tx, userId, 'lesson')
  if (working?.course_id === courseId && working.content_id === contentId) {
    return courseOrderOf(working)
  }
  if (working !== null)
    throw new Refusal('not-possible', 'Another lesson is being written. Wait until it is ready.')
  const lesson = { course_id: courseId, content_id: contentId }
  return placeOrder(tx, { userId, id: randomUUID(), kind: 'lesson', ...original, ...lesson })
}

/** Cancels an order, or dismisses a failed one. One that had started still counts for today. */
export async function cancelOrder(tx: Tx, key: OrderKey): Promise<CourseOrder> {
  const row = await lockedOrder(tx, key)
  if (row.state !== 'working' && row.state !== 'failed') return courseOrderOf(row)
  return change(tx, key, {
    state: 'cancelled',
    failure: null,
    leased_until: null,
    charged_on: row.attempt === 0 ? null : row.charged_on,
  })
}

/** Retries a failed order, keeping what was already written. */
export async function retryOrder(tx: Tx, key: OrderKey): Promise<CourseOrder> {
  await lockOrders(tx, key.userId)
  const row = await lockedOrder(tx, key)
  if (row.state === 'working') return courseOrderOf(row)
  if (row.state !== 'failed') {
    throw new Refusal('not-possible', 'Only a failed order can be tried again.')
  }
  const kind = row.kind
  if ((await workingOrder(tx, key.userId, kind)) !== null) {
    throw new Refusal(
      'not-possible',
      'Another course or lesson is being made. Wait until it is ready.',
    )
  }
  await refuseOverLimit(tx, key.userId, kind)
  await enqueue(tx, key)
  return change(tx, key, {
    state: 'working',
    stage: 'queued',
    failure: null,
    attempt: 0,
    leased_until: null,
    charged_on: dayOf(tx.now),
  })
}

/** Deletes a course made for this person, and everything stored to make it. */
export async function deleteCourse(tx: Tx, course: CourseRef): Promise<void> {
  if (!(await removeGenerated(tx, course))) throw notFound('Course not found')
  await forgetProgress(tx, course)
  await tx.db
    .deleteFrom('course_orders')
    .where('user_id', '=', course.userId)
    .where('course_id', '=', course.courseId)
    .execute()
  tx.changed(course.userId, ...whereCoursesShow, 'dashboard', 'achievements')
}

/** A quiz counts from its first finished attempt. */
export async function isAnswered(
  tx: Tx,
  { userId, courseId, contentId }: CourseRef & { contentId: string },
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('content_answers')
    .select('id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('content_id', '=', contentId)
    .where(sql<boolean>`coalesce(work ->> 'attempts', '1') <> '0'`)
    .executeTakeFirst()
  return row !== undefined
}

/** Serialises one person's orders, so that no two are placed concurrently. */
async function lockOrders(tx: Tx, userId: UserId): Promise<void> {
  await tx.db
    .selectFrom('user_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute()
}

async function workingOrder(tx: Tx, userId: UserId, kind: Kind): Promise<OrderRow | null> {
  const row = await tx.db
    .selectFrom('course_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'working')
    .executeTakeFirst()
  return row ?? null
}

interface NewOrder {
  userId: UserId
  id: string
  kind: Kind
  struggle: string
  level: CourseRequest['level']
  skill: Skill | null
  course_id: string
  content_id: string | null
}

async function placeOrder(tx: Tx, { userId, ...order }: NewOrder): Promise<CourseOrder> {
  await refuseOverLimit(tx, userId, order.kind)
  const row = await tx.db
    .insertInto('course_orders')
    .values({
      ...order,
      user_id: userId,
      state: 'working',
      charged_on: dayOf(tx.now),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await enqueue(tx, { userId, orderId: order.id })
  return courseOrderOf(row)
}

async function refuseOverLimit(tx: Tx, userId: UserId, kind: Kind): Promise<void> {
  const today = dayOf(tx.now)
  if ((await usedOn(tx.db, { userId, kind, day: today })) < dailyLimits[kind]) return
  const untilTomorrow = endOfDay(today).getTime() - tx.now.getTime()
  throw new Refusal('too-many', usedUp[kind], { retryAfter: Math.ceil(untilTomorrow / 1000) })
}

function enqueue(tx: Tx, key: OrderKey): Promise<void> {
  return tx.enqueue(jobFor(key.orderId), key)
}

async function lockedOrder(tx: Tx, { userId, orderId }: OrderKey): Promise<OrderRow> {
  const row = await tx.db
    .selectFrom('course_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Order not found')
  return row
}

async function change(
  tx: Tx,
  { userId, orderId }: OrderKey,
  values: Updateable<CourseOrdersTable>,
): Promise<CourseOrder> {
  const row = await tx.db
    .updateTable('course_orders')
    .set({ ...values, updated_at: tx.now })
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
  tx.changed(userId, ...whereCoursesShow, 'dashboard', 'achievements')
  return courseOrderOf(row)
}

function itemRow(tx: Tx, courseId: string, contentId: string) {
  return tx.db
    .selectFrom('course_content')
    .select('id')
    .where('course_id', '=', courseId)
    .where('id', '=', contentId)
    .where('retired', '=', false)
    .executeTakeFirst()
}
