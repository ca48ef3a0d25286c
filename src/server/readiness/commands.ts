import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import { recordActivity } from '../xp/commands.ts'

/** Marks a task of the checklist done, permanently. A second call awards nothing. */
export async function finishTask(
  tx: Tx,
  userId: UserId,
  taskId: string,
): Promise<{ doneAt: string; xp: number }> {
  const task = tx.content.readiness.find(({ id }) => id === taskId)
  if (task === undefined) throw notFound('Task not found')
  const done = await tx.db
    .insertInto('readiness_tasks_done')
    .values({ user_id: userId, task_id: taskId, done_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('done_at')
    .executeTakeFirst()
  if (done === undefined)
    return { doneAt: (await doneBefore(tx, userId, taskId)).toISOString(), xp: 0 }
  const recorded = await recordActivity(tx, {
    userId,
    type: ledgerKindOf('readinessTask'),
    awardKey: `readiness-task-done:${taskId}`,
    amount: xpFor('readinessTask'),
    description: task.title,
    activityType: 'job_search',
    event: { event: 'readiness-task-done', subject: taskId },
  })
  return { doneAt: done.done_at.toISOString(), xp: recorded?.paid ?? 0 }
}

async function doneBefore(tx: Tx, userId: UserId, taskId: string): Promise<Date> {
  const row = await tx.db
    .selectFrom('readiness_tasks_done')
    .select('done_at')
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow()
  return row.done_at
}
