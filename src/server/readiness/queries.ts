import type { Kysely } from 'kysely'
import type { ShownTask } from '#contract/readiness.ts'
import type { Content } from '../content/load-content.ts'
import type { Tables } from '../db/tables.ts'

/** The checklist in order, with what this student has done. */
export async function checklistOf(
  db: Kysely<Tables>,
  content: Content,
  userId: string,
): Promise<{ tasks: ShownTask[]; done: number }> {
  const rows = await db
    .selectFrom('readiness_tasks_done')
    .select(['task_id', 'done_at'])
    .where('user_id', '=', userId)
    .execute()
  const doneAt = new Map(rows.map((row) => [row.task_id, row.done_at.toISOString()]))
  const tasks = content.readiness.map((task) => ({
    id: task.id,
    title: task.title,
    why: task.why,
    steps: [...task.steps],
    link: task.link ?? null,
    linkLabel: task.linkLabel ?? null,
    minutes: task.minutes,
    cost: task.cost,
    doneAt: doneAt.get(task.id) ?? null,
  }))
  return { tasks, done: tasks.filter((task) => task.doneAt !== null).length }
}
