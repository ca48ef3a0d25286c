import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ShownTask } from '#contract/readiness.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Content } from '../content/load-content.ts'
import { ownRead } from '../http/own-read.ts'

export const ownTasksDone = ownRead((query, parameter) =>
  query.select((own) =>
    jsonArrayFrom(
      own
        .selectFrom('readiness_tasks_done')
        .select(['task_id', 'done_at'])
        .where('user_id', '=', parameter('userId')),
    ).as('tasksDone'),
  ),
)

/** The ids of the tasks that this student has done. */
export async function tasksDone(db: AnyDb, userId: UserId): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('readiness_tasks_done')
    .select('task_id')
    .where('user_id', '=', userId)
    .execute()
  return new Set(rows.map(({ task_id }) => task_id))
}

/** The checklist in order, with what this student has done. */
export function checklistOf(
  content: Content,
  tasksDone: readonly { task_id: string; done_at: string }[],
): { tasks: ShownTask[]; done: number } {
  // In JSON, PostgreSQL writes timestamps as text in its own format.
  const doneAt = new Map(
    tasksDone.map(({ task_id, done_at }) => [task_id, new Date(done_at).toISOString()]),
  )
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
