import { pastGuardianDays, type StaffReason } from '#domain/people/birth-month-decision.ts'
import type { BirthMonthNews } from '#domain/people/birth-month-notifications.ts'
import { daysAfter, type Day } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import { linksInForce, linksOf, pastGuardians } from './queries.ts'

/** What guardians are told even after their link ended, because it may have been ended for this. */
const alsoPast: readonly BirthMonthNews['what'][] = ['agreed', 'to-staff', 'approved']

/** Notifies each of the student's guardians, according to their part in it. */
export async function notifyGuardians(
  tx: Tx,
  userId: string,
  said: Omit<BirthMonthNews, 'student'> & {
    key: string
    except?: string | undefined
    /** Those who have to answer; the others are told that someone else does. */
    deciders?: readonly string[]
  },
): Promise<void> {
  const { what, key, except, deciders, ...news } = said
  const links = (await linksOf(tx.db, { studentId: userId }, tx.now)).filter(
    ({ standing }) => standing !== 'asked',
  )
  const past = alsoPast.includes(what)
    ? await pastGuardians(tx.db, userId, daysAfter(tx.now, -pastGuardianDays))
    : []
  for (const { guardianId, studentName } of [...links, ...past]) {
    if (guardianId === except) continue
    const own = what === 'asked' && deciders?.includes(guardianId) !== true ? 'asked-others' : what
    await notify(tx, {
      userId: guardianId,
      type: 'birth-month',
      data: { student: studentName, what: own, ...news },
      key: `birth-month:${userId}:${own}:${key}`,
      about: [userId],
      subjects: subjectsOf(own, userId, guardianId),
    })
  }
}

export async function notifyStudentMoved(
  tx: Tx,
  userId: string,
  moved: {
    what: 'agreed' | 'to-staff'
    by: readonly string[]
    month: string
    on: Day | null
    reason?: StaffReason
    key: string
  },
): Promise<void> {
  const { key, ...data } = moved
  await notify(tx, {
    userId,
    type: 'birth-month-moved',
    data,
    key: `birth-month-moved:${key}:${data.what}`,
  })
}

export async function publishToPages(tx: Tx, userId: string): Promise<void> {
  tx.changed(userId, 'session', 'profile', 'dashboard', 'guardians', 'mentor-sessions')
  for (const { guardianId } of await linksInForce(tx.db, userId, tx.now)) {
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

/** Anything a guardian can act on is settled with the request; the question also by their own answer. */
function subjectsOf(what: BirthMonthNews['what'], studentId: string, guardianId: string): string[] {
  if (what === 'agreed') return [subjectOf.birthMonth(studentId)]
  if (what !== 'asked') return []
  return [subjectOf.birthMonth(studentId), subjectOf.birthMonthAnswer(studentId, guardianId)]
}
