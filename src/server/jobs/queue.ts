import { fromKysely, PgBoss, type Db as BossDatabase } from 'pg-boss'
import type { Logger } from 'pino'
import { insideTransaction, type Database, type TxDb } from '../db/database.ts'

export interface Job {
  name: string
  /** Must be safe to run twice: a job may be retried after it half succeeded. */
  run: (data: Record<string, unknown>) => Promise<void>
  /** Cron expression in America/Jamaica. */
  schedule?: string
  /** Runs once when a process starts to work, too: what came due while nobody worked is done at once. */
  atStart?: true
}

export interface JobQueue {
  enqueue: (db: TxDb, name: string, data: object) => Promise<void>
  /** Makes the queues, so that commands can enqueue. With `work` this process also runs the jobs. */
  start: (jobs: readonly Job[], options: { work: boolean }) => Promise<void>
  /** Runs everything that is due, once, and resolves when it is done. For tests and commands. */
  runDue: () => Promise<void>
  stop: () => Promise<void>
}

const pollSeconds = 2
const noJob = '00000000-0000-0000-0000-000000000000'
const retries = { retryLimit: 5, retryDelay: 20, retryBackoff: true }

/** The queue is rows of the same database, so a job exists exactly when its cause was committed. */
export function openJobQueue(database: Database, log: Logger): JobQueue {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  let known: readonly Job[] = []
  let started = false

  return {
    async enqueue(db, name, data) {
      await boss.send(name, data, { db: fromKysely(db) })
    },

    async start(jobs, { work }) {
      known = jobs
      await database.oneAtATime('upful:jobs', () => boss.start())
      started = true
      const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
      for (const job of jobs) {
        if (!existing.has(job.name)) await boss.createQueue(job.name, retries)
        // The first look at a queue is a query of its own, which inside a transaction on the embedded
        // engine would wait for that transaction for ever. So every queue is looked at now.
        await boss.findJobs(job.name, { id: noJob })
      }
      if (!work) return
      for (const job of jobs) {
        await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async (batch) => {
          for (const { data } of batch) await job.run(recordFrom(data))
        })
        if (job.schedule !== undefined) {
          await boss.schedule(job.name, job.schedule, {}, { tz: 'America/Jamaica' })
        }
        if (job.atStart) await boss.send(job.name, {})
      }
    },

    async runDue() {
      for (const job of known) await drain(boss, job)
    },

    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

async function drain(boss: PgBoss, job: Job): Promise<void> {
  for (;;) {
    const batch = await boss.fetch(job.name, { batchSize: 20 })
    if (batch.length === 0) return
    for (const { id, data } of batch) {
      await job.run(recordFrom(data))
      await boss.complete(job.name, id)
    }
  }
}

function recordFrom(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** Through Kysely's connection, so that on the embedded engine the queue waits for its turn. */
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
