import { sql } from 'kysely'
import { adultFrom, turningAdult } from '#domain/people/birth-month.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { guardiansOfMinor, linkBatchSize } from './queries.ts'

/**
 * Notifies students and their guardians a month before the student counts as an adult, and the student
 * on the day. Once each, including guardians linked during that month. On the day itself, guardians are
 * notified by `pauseLink`.
 */
export async function notifyOfAdulthood(services: Services): Promise<void> {
  const { coming: nextMonth, now: thisMonth } = turningAdult(services.now())
  await forEachStudent(services, nextMonth, missesAdvanceNotice, (tx, id) =>
    notifyInAdvance(tx, id, nextMonth),
  )
  await forEachStudent(services, thisMonth, missesNotice, notifyOnTheDay)
}

async function notifyInAdvance(tx: Tx, studentId: UserId, birthMonth: string): Promise<void> {
  // Read again, because it may have been corrected since the list was read.
  const student = await tx.db
    .selectFrom('student_profiles')
    .select('birth_month')
    .where('user_id', '=', studentId)
    .executeTakeFirst()
  if (student?.birth_month !== birthMonth) return
  const guardians = await guardiansOfMinor(tx.db, studentId, tx.now)
  const on = adultFrom(birthMonth)
  const subjects = [subjectOf.adulthood(studentId)]
  await notify(tx, {
    userId: studentId,
    type: 'adult-soon',
    data: { on, hasGuardian: guardians.length > 0 },
    key: `adult-soon:${birthMonth}`,
    subjects,
  })
  for (const { guardianId, studentName } of guardians) {
    await notify(tx, {
      userId: guardianId,
      type: 'student-adult-soon',
      data: { student: studentName, studentId, on },
      key: `adult-soon:${studentId}:${birthMonth}`,
      about: [studentId],
      subjects,
    })
  }
}

async function notifyOnTheDay(tx: Tx, studentId: UserId): Promise<void> {
  await notify(tx, { userId: studentId, type: 'adult-now', data: {}, key: 'adult-now' })
}

const missesAdvanceNotice = sql<boolean>`(
  not exists (select from notifications notice where notice.user_id = student.user_id
    and notice.key = 'adult-soon:' || student.birth_month)
  or exists (select from guardian_links link where link.user_id = student.user_id
    and link.state = 'active' and not exists (select from notifications notice
      where notice.user_id = link.guardian_id
        and notice.key = 'adult-soon:' || link.user_id || ':' || student.birth_month)))`

/** Only students who got the advance notice: anyone who signs up at 18 needs none. */
const missesNotice = sql<boolean>`exists (select from notifications notice
    where notice.user_id = student.user_id and notice.key = 'adult-soon:' || student.birth_month)
  and not exists (select from notifications notice where notice.user_id = student.user_id
    and notice.key = 'adult-now')`

async function forEachStudent(
  services: Services,
  birthMonth: string,
  condition: typeof missesNotice,
  notifyStudent: (tx: Tx, studentId: UserId) => Promise<void>,
): Promise<void> {
  let after = userIdSchema.parse('00000000-0000-0000-0000-000000000000')
  for (;;) {
    const rows = await services.db
      .selectFrom('student_profiles as student')
      .select('student.user_id')
      .where('student.birth_month', '=', birthMonth)
      .where('student.user_id', '>', after)
      // Their account is stopped until staff have checked their age.
      .where('student.said_too_young_at', 'is', null)
      .where(condition)
      .orderBy('student.user_id')
      .limit(linkBatchSize)
      .execute()
    for (const { user_id: id } of rows) await services.transaction((tx) => notifyStudent(tx, id))
    after = rows.at(-1)?.user_id ?? after
    if (rows.length < linkBatchSize) return
  }
}
