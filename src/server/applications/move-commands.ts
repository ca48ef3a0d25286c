import {
  canMove,
  type ApplicationActor,
  type ApplicationMover,
  type ApplicationState,
} from '#domain/openings/application.ts'
import { dayOf, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { endInterview } from './interview-end-commands.ts'
import type { ApplicationRow } from './queries.ts'
import type { UserId } from '#domain/people/user-id.ts'

/** Moves the application if this mover may, and adds it to the history. Moving it to its current state changes nothing. */
export async function moveRow(
  tx: Tx,
  row: ApplicationRow,
  move: {
    state: ApplicationState
    on: Day | undefined
    note: string
    by: ApplicationActor
    mover: ApplicationMover
    /** The colleague who answered for a business. */
    actorId?: UserId
  },
): Promise<ApplicationRow> {
  const from = row.state
  if (from === move.state) return row
  if (!canMove(from, move.state, move.mover)) {
    throw new Refusal('not-possible', 'This application cannot be moved to that state')
  }
  const moved = await tx.db
    .updateTable('applications')
    .set({ state: move.state, state_on: move.on ?? dayOf(tx.now), updated_at: tx.now })
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (move.state === 'withdrawn') await forgetNote(tx, row)
  await insertEvent(tx, moved, {
    from,
    by: move.by,
    note: move.note,
    actorId: move.actorId,
  })
  if (from === 'interview') await endInterview(tx, row, move.by === 'guardian' ? null : move.by)
  await settleNotifications(tx, subjectOf.application(row.id))
  tx.changed(row.user_id, 'applications', 'opportunities')
  return moved
}

/** What the business noted goes with what the student shared. */
async function forgetNote(tx: Tx, row: ApplicationRow): Promise<void> {
  await tx.db
    .deleteFrom('applicant_notes')
    .where('user_id', '=', row.user_id)
    .where('application_id', '=', row.id)
    .execute()
}

/** Adds an entry to an application's history. */
export async function insertEvent(
  tx: Tx,
  row: ApplicationRow,
  event: {
    from: ApplicationState | null
    by: ApplicationActor
    note: string
    actorId?: UserId | undefined
  },
): Promise<void> {
  // The application is locked or new, so the count cannot race.
  const { count } = await tx.db
    .selectFrom('application_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', row.user_id)
    .where('application_id', '=', row.id)
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('application_events')
    .values({
      user_id: row.user_id,
      application_id: row.id,
      position: count + 1,
      from_state: event.from,
      to_state: row.state,
      moved_by: event.by,
      actor_id: event.actorId ?? null,
      on_day: row.state_on,
      note: event.note,
      created_at: tx.now,
    })
    .execute()
}
