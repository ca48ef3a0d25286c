import type { FastifyInstance } from 'fastify'
import type { StaffAction } from '#domain/people/staff-action.ts'
import { hourSeconds } from '#domain/duration.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { ledgerOf } from '../xp/ledger-queries.ts'
import { act, type ActionResult } from './act.ts'
import {
  allowStopped,
  lift,
  liftPauseOf,
  lookAt,
  signOutEverywhere,
  suspend,
} from './people-commands.ts'
import { findPeople, personRecord } from './people-queries.ts'

/** Staff have no reason to search through everyone. */
const searches: Limit = { name: 'staff-search', max: 60, seconds: hourSeconds }

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, now, publicUrl } = services

  bind(app, services, 'POST /api/staff/people/search', async ({ q }, { caller }) => {
    await consume(services, searches, caller.userId)
    return { people: await findPeople(db, q) }
  })
  bind(app, services, 'GET /api/staff/people/:id', ({ id }) => personRecord(db, id, now()))
  bind(app, services, 'GET /api/staff/people/:id/ledger', async ({ id, after }) => {
    const ledger = await ledgerOf(db, content.goals, id, after)
    if (ledger === null) throw notFound('Only students have a ledger')
    return ledger
  })
  bindAction('look', 'looked-at', lookAt)
  bindAction('suspend', 'suspended', (tx, userId) => suspend(tx, userId, publicUrl))
  bind(app, services, 'POST /api/staff/people/:id/lift', async ({ id, reason }, { caller }) => {
    const action = { kind: 'lifted', caller, reason, about: id } as const
    const { openings } = await act(services, action, (tx) => lift(tx, id, publicUrl))
    return { done: true, openings }
  })
  bindAction('lift-pause', 'lifted-pause', liftPauseOf)
  bind(
    app,
    services,
    'POST /api/staff/people/:id/mentors/:mentorId/allow',
    async ({ id, mentorId, reason }, { caller }) => {
      const action = { kind: 'allowed-mentor', caller, reason, about: id } as const
      await act(services, action, (tx) => allowStopped(tx, { studentId: id, mentorId }))
      return { done: true }
    },
  )
  bindAction('end-sessions', 'ended-sessions', signOutEverywhere)

  function bindAction(
    action: 'look' | 'suspend' | 'lift-pause' | 'end-sessions',
    kind: StaffAction,
    change: (tx: Tx, userId: UserId) => Promise<ActionResult>,
  ): void {
    bind(
      app,
      services,
      `POST /api/staff/people/:id/${action}`,
      async ({ id, reason }, { caller }) => {
        await act(services, { kind, caller, reason, about: id }, (tx) => change(tx, id))
        return { done: true }
      },
    )
  }
}
