import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** How one queue is doing. */
export interface QueueFigures {
  queue: string
  /** Due and not started. */
  waiting: number
  active: number
  /** After their last attempt, until somebody retries them. */
  failed: number
  /** How long the job that is due first has waited; 0 when none waits. */
  oldestSeconds: number
}

/** Every queue, also one without jobs, so that a graph does not have holes. */
export async function queueFigures(db: Db): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    with open as (
      select name, state, state < 'active' and start_after <= now() as due, start_after
      from jobs.job where state in ('created', 'retry', 'active', 'failed')
    )
    select queue.name as queue,
      count(*) filter (where open.due)::int as waiting,
      count(*) filter (where open.state = 'active')::int as active,
      count(*) filter (where open.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(open.start_after) filter (where open.due)), 0)::float8
        as "oldestSeconds"
    from jobs.queue as queue left join open on open.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name`.execute(db)
  return rows
}
