import type { FastifyInstance } from 'fastify'
import { jobLabel } from '#domain/openings/job-label.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import type { Tx } from '../db/transaction.ts'
import { bind } from '../http/bind.ts'
import { AlreadyDecided, notFound } from '../http/refusal.ts'
import { failedJobs, jobById, waitingQueues } from '../jobs/job-queries.ts'
import { dismissLetter } from '../mail/dismiss-commands.ts'
import { unsentLetters } from '../mail/letter-queries.ts'
import { tryLetterAgain } from '../mail/retry-commands.ts'
import type { Services } from '../services.ts'
import { act, type ActionResult } from './act.ts'

/** Failed background jobs and letters, and retrying them. */
export function jobRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services

  bind(app, services, 'GET /api/staff/jobs', async () => {
    const [failed, queues] = await Promise.all([failedJobs(db), waitingQueues(db)])
    return { failed, queues }
  })
  bind(app, services, 'POST /api/staff/jobs/:id/try-again', async ({ id, reason }, { caller }) => {
    const action = { kind: 'tried-job-again', caller, reason, about: id } as const
    await act(services, action, (tx) => tryJobAgain(tx, services, id))
    return { done: true }
  })

  bind(app, services, 'GET /api/staff/letters', ({ list = 'unsent', after }) =>
    unsentLetters(db, { list, after }, now()),
  )
  bind(
    app,
    services,
    'POST /api/staff/letters/:id/try-again',
    async ({ id, reason }, { caller }) => {
      const action = { kind: 'tried-letter-again', caller, reason, about: id } as const
      await act(services, action, async (tx) => {
        const { person, kind, before } = await tryLetterAgain(tx, id, services.secret)
        const subject = { id, name: nameAndInitial(person) }
        return { subject, before, after: { state: 'waiting', tries: 0, kind } }
      })
      return { done: true }
    },
  )
  bind(app, services, 'POST /api/staff/letters/:id/dismiss', async ({ id, reason }, { caller }) => {
    const action = { kind: 'dismissed-letter', caller, reason, about: id } as const
    await act(services, action, (tx) => dismiss(tx, id))
    return { done: true }
  })
}

async function dismiss(tx: Tx, id: string): Promise<ActionResult> {
  const { person, kind, state } = await dismissLetter(tx, id)
  return {
    subject: { id, name: nameAndInitial(person) },
    before: { state },
    after: { state: 'dismissed', kind },
  }
}

async function tryJobAgain(tx: Tx, { jobs }: Services, id: string): Promise<ActionResult> {
  const job = await jobById(tx.db, id)
  if (job === null) throw notFound('Job not found')
  if (!job.failed || !(await jobs.tryAgain(tx.db, job.name, id)))
    throw new AlreadyDecided('Somebody has already retried this job')
  return {
    subject: { id, name: jobLabel(job.name) },
    before: { tries: job.retries + 1 },
    after: { state: 'waiting' },
  }
}
