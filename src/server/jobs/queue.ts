import { sql } from 'kysely'
import {
  fromKysely,
  PgBoss,
  type Db as BossDatabase,
  type JobResult,
  type JobWithMetadata,
} from 'pg-boss'
import type { Logger } from 'pino'
import { currentWork } from '../db/current-work.ts'
import { insideTransaction, type Database, type TxDb } from '../db/database.ts'
import { inSpan } from '../traces/in-span.ts'
import type { Traces } from '../traces/traces.ts'

export interface Job {
  name: string
  /** Must be idempotent: a job may be retried after a partial success. */
  run: (data: Record<string, unknown>) => Promise<void>
  /** Cron expression in America/Jamaica. If runs were missed while no worker was running, the job runs once at the next start. */
  schedule?: string
  /** Short and frequent, so several are fetched together. */
  brief?: true
  /** Also runs once when a worker starts, for work that came due while no worker was running. */
  atStart?: true
}

export interface JobQueue {
  enqueue: (db: TxDb, name: string, data: object) => Promise<void>
  /** Retries a job that failed for the last time; false when it is not such a job. */
  tryAgain: (db: TxDb, name: string, id: string) => Promise<boolean>
  /** Creates the queues, so that commands can enqueue. With `work` this process also runs the jobs. */
  start: (jobs: readonly Job[], options: { work: boolean }) => Promise<void>
  /** Runs everything that is due, once, and resolves when done. For tests and commands. */
  runDue: () => Promise<void>
  stop: () => Promise<void>
}

const jobOptions = {
  pollingIntervalSeconds: 2,
  includeMetadata: true,
  perJobResults: true,
} as const
const noJob = '00000000-0000-0000-0000-000000000000'
/** The jobs of a process that died can be fetched again after a minute. */
const heartbeatSeconds = 60
const queueOptions = { retryLimit: 5, retryDelay: 20, retryBackoff: true, heartbeatSeconds }
const batchOptions = { batchSize: 20, burstWhenBatchFull: true }

/** The queue is stored in the same database, so a job exists if and only if its cause was committed. */
export function openJobQueue(
  database: Database,
  log: Logger,
  traces: Traces | null = null,
): JobQueue {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
  })
  boss.on('error', (error) => log.error({ err: errorFrom(error) }, 'job queue'))
  let registeredJobs: readonly Job[] = []
  let started = false

  return {
    async enqueue(db, name, data) {
      await boss.send(name, data, { db: fromKysely(db) })
    },

    async tryAgain(db, name, id) {
      // Locked, so that two members of staff retry it only once.
      const { rows } = await sql`
        select from jobs.job where name = ${name} and id = ${id} and state = 'failed'
        for update`.execute(db)
      if (rows.length === 0) return false
      await boss.retry(name, id, { db: fromKysely(db) })
      return true
    },

    async start(jobs, { work }) {
      registeredJobs = jobs
      await database.oneAtATime('upful:jobs', () => boss.start())
      started = true
      const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
      for (const job of jobs) {
        if (existing.has(job.name)) await boss.updateQueue(job.name, queueOptions)
        else await boss.createQueue(job.name, queueOptions)
        // The first access to a queue runs a separate query, which inside a transaction on the embedded
        // engine would deadlock. So every queue is accessed now.
        await boss.findJobs(job.name, { id: noJob })
      }
      if (!work) return
      for (const job of jobs) {
        await boss.work<object, JobResult, typeof jobOptions & typeof batchOptions>(
          job.name,
          { ...jobOptions, ...(job.brief ? batchOptions : { ...batchOptions, batchSize: 1 }) },
          async (batch) => {
            const results: JobResult[] = []
            for (const queued of batch) results.push(await runOne(job, queued, log, traces))
            return results
          },
        )
        if (job.schedule !== undefined) {
          const options = { tz: 'America/Jamaica', missed: 'once' } as const
          await boss.schedule(job.name, job.schedule, {}, options)
        }
        if (job.atStart) await boss.send(job.name, {})
      }
    },

    async runDue() {
      for (const job of registeredJobs) await drain(boss, job, traces)
    },

    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/** Logs a failure in one line, without the job's data or its error message, which may be private. */
async function runOne(
  job: Job,
  { id, data, retryCount, retryLimit }: JobWithMetadata<object>,
  log: Logger,
  traces: Traces | null,
): Promise<JobResult> {
  try {
    await runNamed(job, data, traces)
    return { id, status: 'completed' }
  } catch (error) {
    const code = codeOf(error)
    const line = { job: job.name, id, attempt: retryCount + 1, code }
    if (retryCount < retryLimit) log.warn(line, 'a job failed and will be retried')
    else log.error(line, 'a job failed for the last time')
    return { id, status: 'failed', output: { code } }
  }
}

function runNamed(job: Job, data: unknown, traces: Traces | null): Promise<void> {
  const name = `job ${job.name}`
  return currentWork.run({ name, span: null }, () =>
    inSpan(traces, { name, kind: 'internal' }, () => job.run(recordFrom(data))),
  )
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

async function drain(boss: PgBoss, job: Job, traces: Traces | null): Promise<void> {
  for (;;) {
    const batch = await boss.fetch(job.name, { batchSize: 20 })
    if (batch.length === 0) return
    for (const { id, data } of batch) {
      await runNamed(job, data, traces)
      await boss.complete(job.name, id)
    }
  }
}

/** The queue's errors may be plain objects with a message. */
function errorFrom(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null) return thrown
  if (!('message' in thrown) || typeof thrown.message !== 'string') return thrown
  return Object.assign(new Error(thrown.message), 'code' in thrown ? { code: thrown.code } : {})
}

function recordFrom(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** Through Kysely's connection, so that the queue waits for its turn on the embedded engine. */
function bossDatabase(database: Database): BossDatabase {
  const single = fromKysely(database.unguarded)
  return {
    async executeSql(text, values) {
      if (insideTransaction.getStore()) throw new Error('The job queue left its transaction')
      if (values !== undefined && values.length > 0) return single.executeSql(text, values)
      return { rows: await database.script(text) }
    },
  }
}
