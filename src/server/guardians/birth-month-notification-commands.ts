import { pastGuardianDays, type StaffReason } from '#domain/people/birth-month-decision.ts'
import type { BirthMonthNews } from '#domain/people/birth-month-notifications.ts'
import { daysAfter, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import { linksInForce, linksOf, pastGuardians } from './queries.ts'

/** Notifications for guardians even after their link ended, because it may have been ended for this reason. */
const sentToPastGuardians: readonly BirthMonthNews['what'][] = ['agreed', 'to-staff', 'approved']

/** Notifies each of the student's guardians, according to their part in it. */
export async function notifyGuardians(
  tx: Tx,
  userId: UserId,
  notification: Omit<BirthMonthNews, 'student'> & {
    key: string
    except?: string | undefined
    /** The guardians who have to answer; the others are told that someone else does. */
    deciders?: readonly string[]
  },
): Promise<void> {
  const { what, key, except, deciders, ...details } = notification
  const links = (await linksOf(tx.db, { studentId: userId }, tx.now)).filter(
    ({ standing }) => standing !== 'asked',
  )
  const past = sentToPastGuardians.includes(what)
    ? await pastGuardians(tx.db, userId, daysAfter(tx.now, -pastGuardianDays))
    : []
  for (const { guardianId, studentName } of [...links, ...past]) {
    if (guardianId === except) continue
    const kind = what === 'asked' && deciders?.includes(guardianId) !== true ? 'asked-others' : what
    await notify(tx, {
      userId: guardianId,
      type: 'birth-month',
      data: { student: studentName, what: kind, ...details },
      key: `birth-month:${userId}:${kind}:${key}`,
      about: [userId],
      subjects: subjectsOf(kind, userId, guardianId),
    })
  }
}

export async function notifyStudentMoved(
  tx: Tx,
  userId: UserId,
  notification: {
    what: 'agreed' | 'to-staff'
    by: readonly string[]
    month: string
    on: Day | null
    reason?: StaffReason
    key: string
  },
): Promise<void> {
  const { key, ...data } = notification
  await notify(tx, {
    userId,
    type: 'birth-month-moved',
    data,
    key: `birth-month-moved:${key}:${data.what}`,
  })
}

export async function publishToPages(tx: Tx, userId: UserId): Promise<void> {
  tx.changed(userId, 'session', 'profile', 'dashboard', 'guardians', 'mentor-sessions')
  for (const { guardianId } of await linksInForce(tx.db, userId, tx.now)) {
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

/** A notification that a guardian can act on is settled with the request, and a question also by their own answer. */
function subjectsOf(what: BirthMonthNews['what'], studentId: UserId, guardianId: UserId): string[] {
  if (what === 'agreed') return [subjectOf.birthMonth(studentId)]
  if (what !== 'asked') return []
  return [subjectOf.birthMonth(studentId), subjectOf.birthMonthAnswer(studentId, guardianId)]
}
