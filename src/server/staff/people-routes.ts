import type { FastifyInstance } from 'fastify'
import type { StaffAction } from '#domain/people/staff-action.ts'
import { caseKindsOf } from '#domain/people/staff-role.ts'
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
import { personRecord } from './people-queries.ts'
import { personWork } from './work-queries.ts'
import { findPeople } from './search-queries.ts'
import { confirmAfterCall, endLinkOf, sendConfirmation, sendReset } from './support-commands.ts'

type SimpleAction =
  | 'look'
  | 'suspend'
  | 'lift-pause'
  | 'end-sessions'
  | 'send-reset'
  | 'send-confirmation'
  | 'confirm-address'

/** Staff have no reason to search through everyone. */
const searches: Limit = { name: 'staff-search', max: 60, seconds: hourSeconds }

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, now, publicUrl } = services

  bind(app, services, 'POST /api/staff/people/search', async (search, { caller }) => {
    await consume(services, searches, caller.userId)
    return findPeople(db, search)
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
  bindAction('send-reset', 'sent-reset', sendReset)
  bindAction('send-confirmation', 'sent-confirmation', (tx, userId) =>
    sendConfirmation(tx, userId, publicUrl),
  )
  bindAction('confirm-address', 'confirmed-address', confirmAfterCall)
  bind(
    app,
    services,
    'POST /api/staff/people/:id/links/:linkedId/end',
    async ({ id, linkedId, reason }, { caller }) => {
      const action = { kind: 'ended-link', caller, reason, about: id } as const
      await act(services, action, (tx) => endLinkOf(tx, id, linkedId))
      return { done: true }
    },
  )
  bind(app, services, 'GET /api/staff/people/:id/work', ({ id }, { caller }) =>
    personWork(db, { id, kinds: caseKindsOf(caller.staffRole) }, now()),
  )

  function bindAction(
    action: SimpleAction,
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
