import {
  sessionSides,
  type CancelReason,
  type SessionSide,
} from '#domain/mentoring/mentor-session.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Tx } from '../db/transaction.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { mentorNameOf, studentNameOf, type SessionRow } from './queries.ts'
import { ownZoneOf } from './week-queries.ts'

/** Notifies one side of a session about the other, once per session and kind. */
export async function notifySide(
  tx: Tx,
  session: SessionRow,
  side: SessionSide,
  type: keyof typeof subjectsOf,
  {
    key = `${type}:${session.id}`,
    ...details
  }: { key?: string; reason?: CancelReason; byGuardian?: true } = {},
): Promise<void> {
  const { user_id: studentId, mentor_id: mentorId } = session
  const userId = side === 'student' ? studentId : mentorId
  if (userId === null) return
  const path =
    type === 'session-cancelled' ? homeOf[side] : href(pages.mentorSession, { id: session.id })
  const name =
    side === 'student'
      ? await mentorNameOf(tx.db, mentorId)
      : firstName(await studentNameOf(tx.db, studentId))
  await notify(tx, {
    userId,
    type,
    data: {
      name,
      startsAt: session.starts_at.toISOString(),
      path,
      ...details,
      ...(side === 'mentor' ? await ownZoneOf(tx.db, userId) : {}),
    },
    key,
    about: side === 'mentor' ? [studentId] : [],
    subjects: subjectsOf[type](session.id, side),
    ...(type === 'session-over'
      ? {}
      : { meeting: { kind: 'session' as const, studentId, id: session.id } }),
  })
}

/** After a cancellation the mentor may no longer see the session's page. */
const homeOf = { student: pages.mentorSessions, mentor: pages.dashboard } as const

/** The subjects that settle each notification; a cancellation needs no action. */
const subjectsOf = {
  'session-cancelled': () => [],
  'session-on-hold': () => [],
  'session-goes-ahead': () => [],
  'session-soon': (id: string) => [subjectOf.session(id)],
  'session-over': (id: string, side: SessionSide) => [subjectOf.outcome(id, side)],
}

/** Settles everything that asked for this session to be held or answered. */
export async function settleSession(tx: Tx, id: string): Promise<void> {
  await settleNotifications(tx, subjectOf.session(id))
  for (const side of sessionSides) await settleNotifications(tx, subjectOf.outcome(id, side))
}
