import { adultFrom, turningAdult } from '#domain/people/birth-month.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import type { Db } from '../db/database.ts'
import { notify } from '../notifications/commands.ts'
import { noticesHad, type NoticeKey } from '../notifications/queries.ts'
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
    ...advanceNotice(studentId, birthMonth),
    type: 'adult-soon',
    data: { on, hasGuardian: guardians.length > 0 },
    subjects,
  })
  for (const { guardianId, studentName } of guardians) {
    await notify(tx, {
      ...guardianNotice(guardianId, studentId, birthMonth),
      type: 'student-adult-soon',
      data: { student: studentName, studentId, on },
      about: [studentId],
      subjects,
    })
  }
}

async function notifyOnTheDay(tx: Tx, studentId: UserId): Promise<void> {
  await notify(tx, { ...noticeOnTheDay(studentId), type: 'adult-now', data: {} })
}

/** Students who are still to be notified themselves, or with a guardian linked now who is. */
async function missesAdvanceNotice(
  db: Db,
  studentIds: readonly UserId[],
  birthMonth: string,
): Promise<UserId[]> {
  const links = await db
    .selectFrom('guardian_links')
    .select(['user_id', 'guardian_id'])
    .where('user_id', 'in', studentIds)
    .where('state', '=', 'active')
    .execute()
  const own = studentIds.map((id) => ({ studentId: id, ...advanceNotice(id, birthMonth) }))
  const guardians = links.map(({ user_id: studentId, guardian_id: guardianId }) => ({
    studentId,
    ...guardianNotice(guardianId, studentId, birthMonth),
  }))
  const notices = [...own, ...guardians]
  const isHad = await noticesHad(db, notices)
  const missing = new Set(notices.flatMap((each) => (isHad(each) ? [] : [each.studentId])))
  return studentIds.filter((id) => missing.has(id))
}

/** Only students who got the advance notice: anyone who signs up at 18 needs none. */
async function missesNotice(
  db: Db,
  studentIds: readonly UserId[],
  birthMonth: string,
): Promise<UserId[]> {
  const before = studentIds.map((id) => advanceNotice(id, birthMonth))
  const isHad = await noticesHad(db, [...before, ...studentIds.map(noticeOnTheDay)])
  return studentIds.filter(
    (id) => isHad(advanceNotice(id, birthMonth)) && !isHad(noticeOnTheDay(id)),
  )
}

const advanceNotice = (userId: UserId, birthMonth: string): NoticeKey => ({
  userId,
  key: `adult-soon:${birthMonth}`,
})

const guardianNotice = (userId: UserId, studentId: UserId, birthMonth: string): NoticeKey => ({
  userId,
  key: `adult-soon:${studentId}:${birthMonth}`,
})

const noticeOnTheDay = (userId: UserId): NoticeKey => ({ userId, key: 'adult-now' })

async function forEachStudent(
  services: Services,
  birthMonth: string,
  missing: typeof missesNotice,
  notifyStudent: (tx: Tx, studentId: UserId) => Promise<void>,
): Promise<void> {
  let after = userIdSchema.parse('00000000-0000-0000-0000-000000000000')
  for (;;) {
    const rows = await services.db
      .selectFrom('student_profiles')
      .select('user_id')
      .where('birth_month', '=', birthMonth)
      .where('user_id', '>', after)
      // Their account is stopped until staff have checked their age.
      .where('said_too_young_at', 'is', null)
      .orderBy('user_id')
      .limit(linkBatchSize)
      .execute()
    const ids = rows.map(({ user_id: id }) => id)
    if (ids.length > 0)
      for (const id of await missing(services.db, ids, birthMonth))
        await services.transaction((tx) => notifyStudent(tx, id))
    after = ids.at(-1) ?? after
    if (rows.length < linkBatchSize) return
  }
}
