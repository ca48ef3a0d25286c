import { sql } from 'kysely'
import { firstReminderHours } from '#domain/mentoring/meeting-reminders.ts'
import {
  bookingHoursAhead,
  hoursAfter,
  nudgeAfterHours,
  openRequestStates,
} from '#domain/mentoring/mentoring.ts'
import type { Services } from '../services.ts'
import { processDueRequests, processDueSession } from './due-commands.ts'
import { lockStudent, lockStudentAndApprovals } from './student-lock.ts'
import { endLateMove } from './move-commands.ts'
import { fillWeek } from './week-commands.ts'

/** SQL condition on a row with a mentor's id: they are deleted, leaving, suspended or not verified. */
const mentorGone = sql<boolean>`not exists (
  select from mentor_profiles work join auth_users account on account.id = work.user_id
  where work.user_id = mentor_id and work.verification_status = 'verified'
    and account.suspended_at is null and account.delete_after is null)`

/** SQL condition on a row with a mentor's id: they are paused by a report. */
const mentorPaused = sql<boolean>`exists (
  select from paused_people paused where paused.user_id = mentor_id)`

/** SQL condition on a student's row: staff have suspended them. */
const studentGone = sql<boolean>`exists (
  select from auth_users account where account.id = user_id and account.suspended_at is not null)`

/** Reminds mentors, notifies students, passes on unanswered requests and closes those that no mentor accepted. */
export async function sweepRequests(services: Services): Promise<void> {
  const now = services.now()
  const rows = await services.db
    .selectFrom('mentor_requests')
    .select('user_id')
    .distinct()
    .where('state', 'in', openRequestStates)
    .where((is) =>
      is.or([
        is('asked_at', '<=', hoursAfter(now, -nudgeAfterHours)),
        is('starts_at', '<', hoursAfter(now, bookingHoursAhead)),
        is('held_until', '<=', now),
        is('proposed_at', 'is not', null),
        mentorGone,
        mentorPaused,
        studentGone,
      ]),
    )
    .execute()
  for (const { user_id: studentId } of rows) {
    await services.transaction(async (tx) => {
      await lockStudentAndApprovals(tx, studentId)
      await processDueRequests(tx, studentId)
    })
  }
}

/** Reminds both sides, calls off sessions that cannot take place, asks for outcomes and decides missing ones. */
export async function sweepSessions(services: Services): Promise<void> {
  await sweepMoves(services)
  const now = services.now()
  const rows = await services.db
    .selectFrom('mentor_sessions')
    .select(['user_id', 'id'])
    .where('state', '=', 'planned')
    .where((is) =>
      is.or([
        is('starts_at', '<=', hoursAfter(now, firstReminderHours)),
        mentorGone,
        mentorPaused,
        studentGone,
      ]),
    )
    .orderBy('starts_at')
    .execute()
  for (const { user_id: studentId, id } of rows) {
    await services.transaction(async (tx) => {
      await lockStudent(tx, studentId)
      const session = await tx.db
        .selectFrom('mentor_sessions')
        .selectAll()
        .where('user_id', '=', studentId)
        .where('id', '=', id)
        .where('state', '=', 'planned')
        .executeTakeFirst()
      if (session !== undefined) await processDueSession(tx, session)
    })
  }
}

/** Ends offers of other times that the student has not answered. */
async function sweepMoves(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('session_moves')
    .select(['user_id', 'session_id'])
    .where('answer_until', '<=', services.now())
    .execute()
  for (const { user_id: studentId, session_id: id } of rows) {
    await services.transaction((tx) => endLateMove(tx, { studentId, id }))
  }
}

/** Opens the times that have come within four weeks. */
export async function sweepWeeks(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('mentor_weeks')
    .select('user_id')
    .where(sql<boolean>`hours <> '[]'::jsonb`)
    .execute()
  for (const { user_id: mentorId } of rows) {
    await services.transaction((tx) => fillWeek(tx, mentorId))
  }
}
