import { sql, type Updateable } from 'kysely'
import { whereCoursesShow } from '#contract/changes.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import type { CourseLevel } from '#domain/learning/course-plan.ts'
import { draftsSchema, type Drafts } from '#domain/learning/course-drafts.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { writeCourses } from '../catalogue/commands.ts'
import { replaceItem } from '../catalogue/generated-commands.ts'
import type { CourseOrdersTable } from '../db/tables.ts'
import { isLeased, leaseEnd } from '../db/lease.ts'
import type { Tx } from '../db/transaction.ts'
import { isAnswered } from './commands.ts'
import type { Failure, OrderKey } from './order-row.ts'

/** An order that this process is making. Another may take it over when the lease ends. */
export interface ClaimedOrder extends OrderKey {
  courseId: string
  /** The lesson to rewrite; null for a whole course. */
  contentId: string | null
  struggle: string
  level: CourseLevel
  skill: Skill | null
  drafts: Drafts
  attempt: number
}

export type Stage = 'outline' | 'lessons' | 'questions' | 'saving'

/** Short, because it is renewed during the work, so that another process soon takes over from a dead one. */
const leaseSeconds = 45
const maxAttempts = 5

/** Claims an order that is not being made; null when there is nothing to do. */
export async function claim(tx: Tx, { userId, orderId }: OrderKey): Promise<ClaimedOrder | null> {
  const row = await tx.db
    .selectFrom('course_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined || row.state !== 'working') return null
  if (isLeased(row, tx.now)) return null
  const order: ClaimedOrder = {
    userId,
    orderId,
    courseId: row.course_id,
    contentId: row.content_id,
    struggle: row.struggle,
    level: row.level,
    skill: row.skill,
    drafts: draftsSchema.parse(row.drafts),
    attempt: row.attempt + 1,
  }
  await tx.db
    .updateTable('course_orders')
    .set({
      attempt: order.attempt,
      leased_until: leaseEnd(tx.now, leaseSeconds),
      updated_at: tx.now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .execute()
  if (order.attempt <= maxAttempts) return order
  await fail(tx, order, 'broken')
  return null
}

/** Saves the drafts so far and renews the lease. False when the order was cancelled or taken over. */
export async function saveDrafts(
  tx: Tx,
  order: ClaimedOrder,
  { drafts, ...step }: { drafts: Drafts; stage: Stage; done: number; total: number },
): Promise<boolean> {
  const isSaved = await update(tx, order, {
    ...step,
    drafts: JSON.stringify(drafts),
    leased_until: leaseEnd(tx.now, leaseSeconds),
  })
  if (isSaved) publishChange(tx, order)
  return isSaved
}

/** Saves the course and finishes its order in one transaction. */
export async function finishCourse(
  tx: Tx,
  order: ClaimedOrder,
  { course, skills, pieces }: { course: Course; skills: readonly Skill[]; pieces: number },
): Promise<void> {
  if (!(await end(tx, order, { done: pieces, total: pieces }))) return
  await writeCourses(tx, [course], { source: 'generated', createdBy: order.userId, skills })
}

/** Replaces the lesson, unless the old one has been answered in the meantime. */
export async function finishLesson(tx: Tx, order: ClaimedOrder, item: Item): Promise<void> {
  const { userId, courseId } = order
  if (await isAnswered(tx, { userId, courseId, contentId: item.id })) {
    return fail(tx, order, 'answered')
  }
  if (!(await end(tx, order, { done: 1, total: 1 }))) return
  if (!(await replaceItem(tx, courseId, item))) throw new Error('The lesson to replace is gone')
}

/** A failed order does not count towards the daily limit. */
export async function fail(tx: Tx, order: ClaimedOrder, failure: Failure): Promise<void> {
  const values = { state: 'failed', failure, leased_until: null, charged_on: null } as const
  if (await update(tx, order, values)) publishChange(tx, order)
}

/** Renews the lease during long work. */
export async function renew(tx: Tx, order: ClaimedOrder): Promise<void> {
  await update(tx, order, { leased_until: leaseEnd(tx.now, leaseSeconds) })
}

/** Releases the order for another process. */
export async function release(tx: Tx, order: ClaimedOrder): Promise<void> {
  await update(tx, order, { leased_until: tx.now })
}

async function end(tx: Tx, order: ClaimedOrder, counts: { done: number; total: number }) {
  const values = {
    ...counts,
    state: 'done',
    stage: 'saving',
    leased_until: null,
    drafts: '{}',
  } as const
  const isMine = await update(tx, order, values)
  if (isMine) publishChange(tx, order)
  return isMine
}

/** Updates the order as long as it is still in this attempt. */
async function update(
  tx: Tx,
  { userId, orderId, attempt }: ClaimedOrder,
  values: Updateable<CourseOrdersTable>,
): Promise<boolean> {
  const row = await tx.db
    .updateTable('course_orders')
    .set({ ...values, updated_at: tx.now })
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .where('state', '=', 'working')
    .where('attempt', '=', attempt)
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst()
  return row !== undefined
}

function publishChange(tx: Tx, { userId }: ClaimedOrder): void {
  tx.changed(userId, ...whereCoursesShow, 'dashboard', 'achievements')
}
