import type { CourseOrder } from '#contract/course-orders.ts'
import { dayOf, type Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb, Db } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'
import { courseOrderOf, type OrderKey } from './order-row.ts'

const maxOrders = 4
/** An order that no process has started or updated for this long is abandoned. */
const maxIdleMs = 120_000

/** Orders per person per day. */
export const dailyLimits = { course: 5, lesson: 20 } as const

export async function orderOf(db: AnyDb, { userId, orderId }: OrderKey): Promise<CourseOrder> {
  const row = await db
    .selectFrom('course_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (row === undefined) throw notFound('Order not found')
  return courseOrderOf(row)
}

/** The latest course order, unless it succeeded. */
export async function currentOrder(db: Db, userId: UserId): Promise<CourseOrder | null> {
  const row = await db
    .selectFrom('course_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'course')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.state === 'working' || row?.state === 'failed' ? courseOrderOf(row) : null
}

export async function leftToday(db: Db, userId: UserId, now: Date): Promise<number> {
  const used = await usedOn(db, { userId, kind: 'course', day: dayOf(now) })
  return Math.max(0, dailyLimits.course - used)
}

export async function usedOn(
  db: AnyDb,
  { userId, kind, day }: { userId: UserId; kind: 'course' | 'lesson'; day: Day },
): Promise<number> {
  const { used } = await db
    .selectFrom('course_orders')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('charged_on', '=', day)
    .executeTakeFirstOrThrow()
  return Number(used)
}

/** Unfinished orders that no process is making: the process died, or none ever started. */
export async function abandonedOrders(db: Db, now: Date): Promise<OrderKey[]> {
  const rows = await db
    .selectFrom('course_orders')
    .select(['user_id', 'id'])
    .where('state', '=', 'working')
    .where(({ or, and, eb }) =>
      or([
        eb('leased_until', '<=', now),
        and([
          eb('leased_until', 'is', null),
          eb('updated_at', '<', new Date(now.getTime() - maxIdleMs)),
        ]),
      ]),
    )
    .orderBy('updated_at')
    .limit(maxOrders)
    .execute()
  return rows.map(({ user_id, id }) => ({ userId: user_id, orderId: id }))
}
