import { sql } from 'kysely'
import type { FailedJob, WaitingQueue } from '#contract/staff-jobs.ts'
import { jobLabel } from '#domain/openings/job-label.ts'
import type { Db } from '../db/database.ts'

const maxJobs = 50

/** The newest jobs that failed after their last attempt. */
export async function failedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<{
    id: string
    name: string
    failedAt: Date
    retries: number
    code: string | null
  }>`
    select id, name, coalesce(completed_on, created_on) as "failedAt", retry_count as retries,
      output ->> 'code' as code
    from jobs.job where state = 'failed' and ${isOurs}
    order by 3 desc, id limit ${maxJobs}`.execute(db)
  return rows.map(({ id, name, failedAt, retries, code }) => ({
    id,
    label: jobLabel(name),
    failedAt: failedAt.toISOString(),
    tries: retries + 1,
    code: code ?? 'unknown',
  }))
}

/** Queues with jobs that are due and not started, the longest wait first. */
export async function waitingQueues(db: Db): Promise<WaitingQueue[]> {
  const { rows } = await sql<{ name: string; waiting: number; oldestAt: Date }>`
    select name, count(*)::int as waiting, min(start_after) as "oldestAt"
    from jobs.job where state < 'active' and start_after <= now() and ${isOurs}
    group by name order by 3`.execute(db)
  return rows.map(({ name, waiting, oldestAt }) => ({
    label: jobLabel(name),
    waiting,
    oldestAt: oldestAt.toISOString(),
  }))
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed from jobs.job where state = 'failed' and ${isOurs}`.execute(db)
  return rows[0]?.failed ?? 0
}

/** Null if the job does not exist; `failed` until somebody retries it. */
export async function jobById(
  db: Db,
  id: string,
): Promise<{ name: string; failed: boolean; retries: number } | null> {
  const { rows } = await sql<{ name: string; failed: boolean; retries: number }>`
    select name, state = 'failed' as failed, retry_count as retries
    from jobs.job where id = ${id} and ${isOurs}`.execute(db)
  return rows[0] ?? null
}

/** Leaves out the internal jobs of the queue. */
const isOurs = sql<boolean>`name not like '\\_\\_pgboss%'`
