import { sql } from 'kysely'
import { adultFrom, turningAdult } from '#domain/people/birth-month.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { guardiansOfMinor, linksAtOnce } from './queries.ts'

/**
 * Notifies students and their guardians a month before the student counts as an adult, and the student
 * on the day. Once each, including guardians linked during that month. On the day itself, guardians are
 * notified by `pauseLink`.
 */
export async function notifyOfAdulthood(services: Services): Promise<void> {
  const { coming, now } = turningAdult(services.now())
  await forEachStudent(services, coming, untoldOfComing, (tx, id) => notifyComing(tx, id, coming))
  await forEachStudent(services, now, untoldOfNow, notifyNow)
}

async function notifyComing(tx: Tx, studentId: string, born: string): Promise<void> {
  // Read again, because it may have been corrected since the list was read.
  const month = await tx.db
    .selectFrom('student_profiles')
    .select('birth_month')
    .where('user_id', '=', studentId)
    .executeTakeFirst()
  if (month?.birth_month !== born) return
  const guardians = await guardiansOfMinor(tx.db, studentId, tx.now)
  const on = adultFrom(born)
  const subjects = [subjectOf.adulthood(studentId)]
  await notify(tx, {
    userId: studentId,
    type: 'adult-soon',
    data: { on, hasGuardian: guardians.length > 0 },
    key: `adult-soon:${born}`,
    subjects,
  })
  for (const { guardianId, studentName: student } of guardians) {
    await notify(tx, {
      userId: guardianId,
      type: 'student-adult-soon',
      data: { student, studentId, on },
      key: `adult-soon:${studentId}:${born}`,
      about: [studentId],
      subjects,
    })
  }
}

async function notifyNow(tx: Tx, studentId: string): Promise<void> {
  await notify(tx, { userId: studentId, type: 'adult-now', data: {}, key: 'adult-now' })
}

const untoldOfComing = sql<boolean>`(
  not exists (select from notifications told where told.user_id = student.user_id
    and told.key = 'adult-soon:' || student.birth_month)
  or exists (select from guardian_links link where link.user_id = student.user_id
    and link.state = 'active' and not exists (select from notifications told
      where told.user_id = link.guardian_id
        and told.key = 'adult-soon:' || link.user_id || ':' || student.birth_month)))`

/** Only students who got the advance notice: anyone who signs up at 18 knows. */
const untoldOfNow = sql<boolean>`exists (select from notifications told
    where told.user_id = student.user_id and told.key = 'adult-soon:' || student.birth_month)
  and not exists (select from notifications told where told.user_id = student.user_id
    and told.key = 'adult-now')`

async function forEachStudent(
  services: Services,
  born: string,
  untold: typeof untoldOfNow,
  tell: (tx: Tx, studentId: string) => Promise<void>,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await services.db
      .selectFrom('student_profiles as student')
      .select('student.user_id')
      .where('student.birth_month', '=', born)
      .where('student.user_id', '>', after)
      // Their account is stopped until staff have checked their age.
      .where('student.said_too_young_at', 'is', null)
      .where(untold)
      .orderBy('student.user_id')
      .limit(linksAtOnce)
      .execute()
    for (const { user_id: id } of rows) await services.transaction((tx) => tell(tx, id))
    after = rows.at(-1)?.user_id ?? after
    if (rows.length < linksAtOnce) return
  }
}
